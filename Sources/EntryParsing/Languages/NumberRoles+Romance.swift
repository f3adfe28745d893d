/// Words of the Romance languages beside numbers that are no money, see `NumberRoles.swift`.
extension LanguageTable {
  static let frenchRoles: [WordRow] = [
    .cues(
      .predicate,
      """
      était, étaient, sera, avait, avaient, ont, affiche, indique, dure, durait, pèse, \
      fait, fais, faisait, faut, manque, manquent, veut, veux, voulait, voulais, peut, peux, devrait, pourrait, voudrais, coûterait, doit, doivent, vont, fête, habite, coûte, vaut, trouve, trouvais, pense, \
      crois, sait, chausse, restait, restaient, étais
      """),
    .cues(
      .code,
      """
      niveau, étage, sous sol, terminal, hall, épisode, saison, allée, kilométrage, \
      place de parking
      """),
    .cues(
      .unit,
      """
      fièvre, étage
      """),
    .cues(
      .unit,
      """
      min, mn, minute, minutes, heure, heures, seconde, secondes, jour, jours, semaine, \
      semaines, mois, an, ans, année, années, mètres, cm, pour cent, pourcent, \
      mails, appels, tampons, étoiles, essais, tentatives, épisodes, chapitres
      """),
    .cues(
      .code,
      """
      chambre, salle, quai, voie, page, chapitre, code, code pin, numéro, numéro client, \
      code postal, mot de passe, appelle, appelle moi au, appeler le, rappeler le, pouls, \
      tension, température, fièvre
      """),
    .cues(
      .line,
      """
      table, bus, ligne, vol, tram, place, siège, rang, sortie, porte, train, métro
      """),
    .roles(.model, "taille"),
    .cues(
      .stated,
      """
      lui mets un, les moins de, moins de, on était, nous étions, on est, étions, note, en retard, arrive, part, passe
      """),
    .roles(.heads, "invités, invitées, gens, collègues, potes"),
    .roles(.measure, "gramme, grammes"),
    .cues(
      .graded,
      "maths, physique, contrôle, examen, dictée, bac, interro"),
    .cues(
      .aside,
      """
      reste, il reste, il me reste, me reste, dernière fois, année dernière, \
      autrefois, à l'époque, aurais, aurait, aurais pu, aurais dû, \
      prochaine fois, moins cher, plus cher, prix normal, ailleurs, objectif, budget, \
      solde, de moins, de plus, un de ces jours, un jour, disait, dit que, dit qu, \
      prétend, d'habitude, encore
      """),
    .cues(
      .amends,
      """
      non, pardon, oups, en fait, plutôt, erreur, correction, désolé, désolée, euh non, \
      au lieu de, pas, au lieu d
      """),
  ]

  static let spanishRoles: [WordRow] = [
    .cues(
      .predicate,
      """
      era, eran, fueron, está, están, estaba, estaban, estoy, había, habían, hay, tiene, \
      tienen, tenía, tenían, tengo, dura, duró, pesa, mide, indica, falta, cuesta, \
      quiere, quiero, quería, puede, puedo, debería, deberían, podría, querría, costaría, saldría, podía, debe, debo, debía, calzo, calza, va, \
      van, vive, creo, pienso, parece, parecía, sabe, entran, lleva, llevo, llevan, cabe, \
      caben, sirve, necesito, necesita, cumplía
      """),
    .cues(
      .code,
      """
      planta, piso, nivel, terminación, terminal, episodio, temporada, pasillo, plaza, kilometraje, \
      odómetro
      """),
    .cues(
      .unit,
      """
      fiebre, calentura
      """),
    .cues(
      .unit,
      """
      min, mins, minuto, minutos, hora, horas, segundo, segundos, día, días, semana, \
      semanas, mes, meses, año, años, metros, cm, por ciento, correos, llamadas, \
      estrellas, intentos, capítulos, episodios
      """),
    .cues(
      .code,
      """
      habitación, sala, andén, página, capítulo, código, clave, pin, número, \
      número de cliente, código postal, contraseña, llámame al, llamar al, llama al, \
      pulso, tensión, temperatura, fiebre, cuarto
      """),
    .cues(
      .line,
      """
      mesa, puerta, bus, autobús, línea, vuelo, asiento, fila, vía, tren, metro, salida
      """),
    .roles(.model, "talla"),
    .cues(
      .stated,
      """
      le doy un, menores de, mayores de, éramos, fuimos, somos, eramos unos, cumplió, cumple, nota, con retraso, tarde, \
      retrasado, llega, sale
      """),
    .roles(.heads, "invitados, invitadas, gente, colegas, compañeros"),
    .roles(.measure, "gramos, gramo"),
    .cues(
      .graded,
      "mate, mates, matemáticas, física, química, examen, parcial"),
    .cues(
      .aside,
      """
      quedan, me quedan, queda, me queda, sobran, última vez, \
      antes, entonces, habría, hubiera, habría sido, próxima vez, más barato, más caro, \
      precio normal, meta, presupuesto, saldo, valía, costaba, de menos, de más, faltan, \
      me faltan, todavía me, aún me, todavía tengo, aún tengo, algún día, \
      un día de estos, dice que, decía, dijo, normalmente
      """),
    .cues(
      .amends,
      """
      no, perdón, ups, en realidad, mejor dicho, digo, error, corrección, perdona, \
      en vez de, en lugar de, sino
      """),
  ]

  static let italianRoles: [WordRow] = [
    .cues(
      .predicate,
      """
      era, erano, fu, sarà, ha, hanno, aveva, avevo, avevano, dura, durava, pesa, misura, \
      segna, indica, mostra, calzo, porto il, porto un, manca, vuole, voglio, voleva, volevo, può, posso, dovrebbe, potrebbe, vorrei, costerebbe, \
      poteva, deve, devo, doveva, ne fa, compie, compiva, vive, abita, credo, penso, \
      sembra, sembrava, sa, vanno, sta, stanno, stava, serve, servono
      """),
    .cues(
      .code,
      """
      piano, livello, terminal, gate, episodio, puntata, stagione, corsia, posto auto, \
      chilometraggio, contachilometri
      """),
    .cues(
      .unit,
      """
      febbre
      """),
    .cues(
      .unit,
      """
      min, minuto, minuti, ora, secondi, giorno, giorni, settimana, settimane, mese, \
      mesi, anno, anni, metri, cm, per cento, percento, mail, email, chiamate, timbri, \
      stelle, tentativi, capitoli, episodi, chili
      """),
    .cues(
      .code,
      """
      camera, stanza, sala, binario, pagina, capitolo, codice, pin, numero, \
      numero cliente, battito, cap, password, chiamami al, chiamare il, chiamare lo, pressione, \
      temperatura, febbre
      """),
    .cues(
      .line,
      """
      tavolo, uscita, bus, autobus, linea, volo, posto, sedile, fila, tram, treno, metro
      """),
    .roles(.model, "taglia"),
    .cues(
      .stated,
      """
      gli do un, bambini sotto i, bambini fino a, eravamo, siamo, eravamo in, siamo in, ha compiuto, in ritardo, arriva, parte, passa
      """),
    .roles(.heads, "invitati, ospiti, gente, colleghi"),
    .roles(.measure, "grammi, etti, etto"),
    .cues(
      .graded,
      "matematica, mate, fisica, chimica, esame, compito, verifica"),
    .cues(
      .aside,
      """
      restano, mi restano, resta, mi resta, rimangono, avanzano, ultima volta, \
      avrei, avrebbe, avrei potuto, sarebbe, \
      prossima volta, più economico, più caro, prezzo normale, prezzo pieno, obiettivo, \
      budget, saldo, costava, di meno, in più, mancano, ho ancora, un giorno, \
      prima o poi, dice che, diceva, ha detto, di solito, veniva
      """),
    .cues(
      .amends,
      """
      no, scusa, scusate, ops, anzi, in realtà, volevo dire, errore, correzione, non, \
      invece di, invece che, anziché
      """),
  ]

  static let portugueseRoles: [WordRow] = [
    .cues(
      .predicate,
      """
      são, eram, foi, foram, está, estão, estava, estavam, estou, tá, tem, tinha, tinham, \
      havia, dura, durou, pesa, mede, indica, mostra, falta, quer, quero, queria, pode, posso, deveria, poderia, gostaria, custaria, sairia, podia, deve, devo, faz, fazia, vai fazer, calço, usa, cabe, cabem, vai, vão, \
      vive, mora, acho, achei, penso, parece, parecia, sabe, completa, custa, precisa, \
      preciso, serve
      """),
    .cues(
      .code,
      """
      andar, piso, nível, terminal, quarto, apartamento, episódio, temporada, corredor, \
      vaga, quilometragem, hodômetro
      """),
    .cues(
      .unit,
      """
      febre, andar
      """),
    .cues(
      .unit,
      """
      min, mins, minuto, minutos, hora, horas, segundos, dia, dias, semana, semanas, mês, \
      meses, ano, anos, metros, cm, por cento, emails, ligações, chamadas, \
      carimbos, estrelas, tentativas, capítulos, episódios, quilos
      """),
    .cues(
      .code,
      """
      sala, plataforma, página, capítulo, código, senha, pin, número, número de cliente, \
      cep, me liga no, ligar para, ligar pro, pressão, temperatura, febre
      """),
    .cues(
      .line,
      """
      mesa, linha, portão, ônibus, autocarro, voo, assento, poltrona, lugar, fila, trem, \
      comboio, metrô
      """),
    .roles(.model, "tamanho"),
    .cues(
      .stated,
      """
      dou nota, menores de, maiores de, éramos, fomos, somos, completou, nota, atrasado, atrasou, chega, sai, passa
      """),
    .roles(.heads, "convidados, convidadas, gente, colegas"),
    .roles(.measure, "gramas, grama"),
    .cues(
      .graded,
      "matemática, física, química, prova, exame, vestibular"),
    .cues(
      .aside,
      """
      restam, me restam, resta, sobram, sobraram, sobrou, sobrando, última vez, \
      antes, antigamente, teria, teria sido, podia, poderia, \
      próxima vez, mais barato, mais caro, preço normal, meta, orçamento, saldo, custava, \
      a menos, a mais, só tenho mais, ainda tenho, faltam, me faltam, um dia, \
      um dia desses, diz que, disse, dizia, normalmente, da última vez
      """),
    .cues(
      .amends,
      """
      não, desculpa, desculpe, ops, opa, aliás, na verdade, quer dizer, erro, correção, \
      em vez de, ao invés de
      """),
  ]
}
