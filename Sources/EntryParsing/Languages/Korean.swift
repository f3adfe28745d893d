extension LanguageTable {
  /// Korean; ``WordSplitter`` splits it into words.
  static let korean = LanguageTable(
    language: "ko",
    grammar: NumberGrammar(
      scalesUnits: true, groupScale: 10_000, hasBareScales: true, countsWithoutPlural: true),
    texts: [koreanWords])

  private static let koreanWords: StaticString =
    """
    cardinal: 0 영|공, 2 이, 3 삼, 4 사, 5 오, 6 육|륙, 7 칠, 8 팔, 9 구
    cardinal span: 1 일
    scale: 10 십, 100 백, 1000 천, 10000 만, 100000000 억
    half: 50 반
    point: 점, 쩜
    currency: USD CAD AUD 달러|불|딸라|미화, USD 미국달러|미국 달러|미 달러|미달러, GBP 영국 파운드|영국파운드, JPY 엔화|일본 엔, CNY \
    위안|위안화|중국 위안, CAD 캐나다달러|캐나다 달러, AUD 호주달러|호주 달러, HKD 홍콩달러|홍콩 달러, SGD 싱가포르달러|싱가포르 달러, TWD 대만달러|\
    대만 달러, NZD 뉴질랜드달러|뉴질랜드 달러, RUB BYN 루블|러시아 루블, INR PKR LKR NPR 루피, INR 인도 루피, IDR 루피아, THB 바트|\
    밧, VND 동, PHP MXN ARS COP CLP UYU? 페소, PHP 필리핀 페소, MXN 멕시코 페소, MYR 링깃, CHF XOF XAF 프랑, CHF 스위스 \
    프랑|스위스프랑, AED MAD 디르함, KWD BHD JOD IQD TND DZD RSD? 디나르, SAR QAR OMR IRR 리얄|리알, TRY 리라|터키 리라, \
    SEK ISK 크로나, NOK DKK? 크로네, CZK 코루나, PLN 즈워티, HUF 포린트, BRL 헤알|레알, ZAR 랜드|란드, UAH 흐리브냐, KZT 텡게, \
    ILS 셰켈|세켈, NGN 나이라, KES UGX TZS 실링, RON MDL 레우, BGN 레프, PEN 솔, MNT 투그릭, KHR 리엘, BDT 타카, ETB \
    비르, GHS 세디, MMK 짯, AMD 드람, AZN TMT 마나트
    currency currencyPrefix: KRW 원|원화|한국원|한국 원
    currency minorUnit: GBP 펜스
    relativeDay: 0 오늘아침|오늘저녁|방금, -1 어젯밤|어제저녁, -2 그제|그저께|엊그제, -3 그끄저께, 1 내일, 2 모레
    weekday: 1 월요일, 2 화요일, 3 수요일, 4 목요일, 5 금요일, 6 토요일, 7 일요일
    span: 1 날, 7 주|주일, -1 월|달|개월, -12 년
    ago: 전, 전에
    last: 지난, 저번, 지난주의
    this: 이번
    next: 다음
    every: 매월, 매달, 매주
    clock: 시
    spend: 썼다, 썼어, 썼어요, 사용, 지출, 결제, 결제했어, 샀다, 샀어, 샀어요, 구매, 구입, 냈다, 냈어, 지불, 먹었다, 먹었어, 마셨어, 충전
    give: 보냈다, 보냈어, 송금
    receive: 받았다, 받았어, 받았어요, 받음, 벌었다, 벌었어, 팔았다, 팔았어, 입금
    refund: 환불, 환불받았다, 환급
    incomeSource: 월급, 급여, 보너스, 상여금, 배당금, 연금, 용돈받음, 수입, 알바비, 캐시백
    person: 엄마, 아빠, 어머니, 아버지, 할머니, 할아버지, 친구, 동생, 언니, 누나, 오빠, 형, 남편, 아내
    payer: 사장님, 회사, 고객
    and: 그리고, 하고, 와, 과, 또
    or: 또는
    filler: 에서, 에게, 한테, 으로, 약, 정도, 그리고요, 총액
    question: 얼마, 언제, 어디, 왜, 어떻게
    command: 삭제, 취소, 보여줘, 수정
    remark: 하고 싶다, 예정
    negation: 안썼다, 않았다
    total: 총, 합계, 모두
    each: 각각, 씩, 인당
    heads: 명, 인분
    measure: 개, 잔, 병, 그릇, 장, 마리, 권, 박스, 봉지, 판, 줄, 켤레
    account: 현금, 카드, 신용카드, 체크카드, 계좌
    occasion: 생일, 설날, 추석, 결혼식
    item groceries: 장보기, 식료품, 우유, 계란, 과일, 채소, 야채, 고기, 쌀, 빵, 생선, 반찬, 사과
    item dining: 커피, 아메리카노, 라떼, 점심, 저녁, 아침, 아침식사, 점심값, 밥, 밥값, 식사, 치킨, 피자, 김밥, 라면, 삼겹살, 회식, 맥주, 소주, \
    술, 술값, 떡볶이, 햄버거, 국밥, 배달, 간식, 케이크, 아이스크림
    item transport: 택시, 택시비, 버스, 버스비, 지하철, 기름값, 주유, 주유비, 주차, 주차비, 통행료, 기차, 기차표, 교통비, 세차
    item housing: 월세, 전세, 집세, 관리비, 대출이자
    item utilities: 전기세, 전기요금, 수도세, 가스비, 가스요금, 인터넷, 통신비, 휴대폰요금, 핸드폰요금
    item health: 약, 약값, 병원, 병원비, 약국, 치과, 헬스장, 미용실, 머리, 안경
    item insurance: 보험, 보험료, 자동차보험
    item entertainment: 영화, 콘서트, 노래방, 게임, 공연, 전시회, 책, 영화표
    item shopping: 옷, 신발, 가방, 쇼핑, 화장품, 핸드폰, 휴대폰, 노트북, 가구, 장난감, 바지, 이불
    item travel: 호텔, 비행기, 항공권, 여행, 숙소, 펜션
    item subscriptions: 구독, 구독료, 넷플릭스, 멤버십
    item education: 학원, 학원비, 등록금, 과외, 학비, 교재
    item gifts: 선물, 축의금, 부의금, 기부, 꽃, 용돈
    investment item investment 6: 주식, 비트코인, 펀드, 코인, 투자
    item savings: 저축, 적금, 예금
    item debt: 대출, 대출금, 할부, 빚
    place groceries: 마트, 이마트, 편의점, 시장, 홈플러스, 슈퍼
    place dining: 식당, 카페, 레스토랑, 스타벅스, 맥도날드, 술집
    """
}
