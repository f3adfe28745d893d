// Runs a program, and does something to its Nth call of the system, counted over all its threads.
//
// usage: fault-at ACTION CALLS N REPORT PROGRAM ARGUMENT...
//
//   ACTION  none        counts only
//           kill        SIGKILL in place of the call
//           error=E     the call is not made, and fails with error number E
//           errors=E    this one and every later one, but of the standard streams: a dead disk
//           short       a write takes half of its bytes
//           clock=S     nothing fails; the device's clock stands at S seconds since 1970
//   CALLS   every       all calls
//           file        calls about files, but for those of the system's own like /proc
//           write       write, pwrite64
//           sync        fsync, fdatasync
//           NAME        of the calls about files those of that name, such as getdents64
//   REPORT  a file, or - for none: its first line says how many such calls there were, and which was
//           hit; then a line for each call about files: name, result, path.
//
// It needs neither a dynamic program nor a rule for each thread, as other injectors do.
// Ends as the program does; 128 and the signal's number where a signal ended it.

#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// PTRACE_GET_SYSCALL_INFO as the kernel has it: headers differ in the name of its structure.
struct call_info {
  unsigned char op;
  unsigned char pad[3];
  unsigned int architecture;
  unsigned long long instruction;
  unsigned long long stack;
  union {
    struct { unsigned long long number; unsigned long long arguments[6]; } entry;
    struct { long long result; unsigned char is_error; } exit;
  };
};
enum { op_entry = 1, op_exit = 2 };
static const int get_call_info = 0x420e;

enum kind { other = 0, file_call = 1, write_call = 3, sync_call = 5 };

struct call { long number; const char *name; enum kind kind; int path; };

// path: which argument is a path; -1 where the first is a descriptor.
static const struct call calls[] = {
  {SYS_openat, "openat", file_call, 1},
#ifdef SYS_open
  {SYS_open, "open", file_call, 0},
  {SYS_stat, "stat", file_call, 0},
  {SYS_lstat, "lstat", file_call, 0},
  {SYS_mkdir, "mkdir", file_call, 0},
  {SYS_rename, "rename", file_call, 0},
  {SYS_unlink, "unlink", file_call, 0},
  {SYS_readlink, "readlink", file_call, 0},
  {SYS_access, "access", file_call, 0},
#endif
  {SYS_newfstatat, "newfstatat", file_call, 1},
  {SYS_statx, "statx", file_call, 1},
  {SYS_mkdirat, "mkdirat", file_call, 1},
#ifdef SYS_renameat
  {SYS_renameat, "renameat", file_call, 1},
#endif
  {SYS_renameat2, "renameat2", file_call, 1},
  {SYS_unlinkat, "unlinkat", file_call, 1},
  {SYS_statfs, "statfs", file_call, 0},
  {SYS_fstat, "fstat", file_call, -1},
  {SYS_read, "read", file_call, -1},
  {SYS_pread64, "pread64", file_call, -1},
  {SYS_write, "write", write_call, -1},
  {SYS_pwrite64, "pwrite64", write_call, -1},
  {SYS_fsync, "fsync", sync_call, -1},
  {SYS_fdatasync, "fdatasync", sync_call, -1},
  {SYS_ftruncate, "ftruncate", file_call, -1},
  {SYS_flock, "flock", file_call, -1},
  {SYS_getdents64, "getdents64", file_call, -1},
  {SYS_fadvise64, "fadvise64", file_call, -1},
};

static const struct call *call_named(const char *name) {
  for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
    if (strcmp(name, calls[i].name) == 0) return &calls[i];
  }
  return NULL;
}

struct thread { pid_t id; long time_call; unsigned long long time_place; const struct call *call; long error; char path[512]; };
static struct thread threads[1024];

static struct thread *thread_of(pid_t id) {
  struct thread *free_one = NULL;
  for (size_t i = 0; i < sizeof threads / sizeof *threads; i++) {
    if (threads[i].id == id) return &threads[i];
    if (threads[i].id == 0 && free_one == NULL) free_one = &threads[i];
  }
  if (free_one == NULL) { fputs("fault-at: too many threads\n", stderr); exit(125); }
  memset(free_one, 0, sizeof *free_one);
  free_one->id = id;
  return free_one;
}

// What the run-time library asks of the system itself: no disk can make it fail.
static int is_of_system(const char *path) {
  static const char *const beginnings[] = {"anon_inode:", "pipe:[", "socket:[", "/proc/", "/sys/"};
  for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++) {
    if (strncmp(path, beginnings[i], strlen(beginnings[i])) == 0) return 1;
  }
  return 0;
}

static void set_register(pid_t id, size_t place, unsigned long long value) {
#if defined(__x86_64__)
  ptrace(PTRACE_POKEUSER, id, place, value);
#else
  struct user_regs_struct registers;
  struct iovec io = {&registers, sizeof registers};
  ptrace(PTRACE_GETREGSET, id, NT_PRSTATUS, &io);
  registers.regs[place] = value;
  ptrace(PTRACE_SETREGSET, id, NT_PRSTATUS, &io);
#endif
}

#if defined(__x86_64__)
static void leave_out_call(pid_t id) {
  set_register(id, offsetof(struct user_regs_struct, orig_rax), -1ULL);
}
static const size_t result_register = offsetof(struct user_regs_struct, rax);
static const size_t third_argument = offsetof(struct user_regs_struct, rdx);
#elif defined(__aarch64__)
static void leave_out_call(pid_t id) {
  int none = -1;
  struct iovec io = {&none, sizeof none};
  ptrace(PTRACE_SETREGSET, id, NT_ARM_SYSTEM_CALL, &io);
}
static const size_t result_register = 0;
static const size_t third_argument = 2;
#else
#error "fault-at knows the registers of x86_64 and aarch64"
#endif

static void read_text(pid_t id, unsigned long long address, char *text, size_t size) {
  size_t done = 0;
  while (done + sizeof(long) < size) {
    errno = 0;
    long word = ptrace(PTRACE_PEEKDATA, id, address + done, NULL);
    if (errno != 0) break;
    memcpy(text + done, &word, sizeof word);
    if (memchr(&word, 0, sizeof word) != NULL) return;
    done += sizeof word;
  }
  text[done] = 0;
}

static void note_path(pid_t id, struct thread *thread, const struct call_info *info) {
  if (thread->call->path >= 0) {
    read_text(id, info->entry.arguments[thread->call->path], thread->path, sizeof thread->path);
    if (thread->path[0] != 0) return;
  }
  char link[64];
  snprintf(link, sizeof link, "/proc/%d/fd/%d", (int)id, (int)info->entry.arguments[0]);
  ssize_t count = readlink(link, thread->path, sizeof thread->path - 1);
  thread->path[count < 0 ? 0 : count] = 0;
  if (info->entry.arguments[0] <= 2) {
    snprintf(thread->path, sizeof thread->path, "stream %d", (int)info->entry.arguments[0]);
  }
}

static unsigned long long word_at(pid_t id, unsigned long long address) {
  return (unsigned long long)ptrace(PTRACE_PEEKDATA, id, address, NULL);
}

// Hides the kernel's clock page, so that the clock is asked by calls.
static void hide_clock_page(pid_t id) {
  struct call_info info;
  if (ptrace((enum __ptrace_request)get_call_info, id, sizeof info, &info) <= 0) return;
  unsigned long long place = info.stack + (word_at(id, info.stack) + 2) * sizeof(long);
  while (word_at(id, place) != 0) place += sizeof(long);
  for (place += sizeof(long); word_at(id, place) != AT_NULL; place += 2 * sizeof(long)) {
    if (word_at(id, place) == AT_SYSINFO_EHDR) ptrace(PTRACE_POKEDATA, id, place, AT_IGNORE);
  }
}

// What a call answered that asked for the time of day.
static void set_time(pid_t id, struct thread *thread, long seconds) {
  if (thread->time_call == SYS_clock_gettime || thread->time_call == SYS_gettimeofday) {
    if (thread->time_place == 0) return;
    ptrace(PTRACE_POKEDATA, id, thread->time_place, seconds);
    ptrace(PTRACE_POKEDATA, id, thread->time_place + sizeof(long), 0);
  }
#ifdef SYS_time
  if (thread->time_call == SYS_time) set_register(id, result_register, seconds);
#endif
}

// Notes whether a call asks for the time of day.
static void note_time_call(struct thread *thread, const struct call_info *info) {
  long number = (long)info->entry.number;
  unsigned long long clock = info->entry.arguments[0];
  thread->time_call = 0;
  if (number == SYS_clock_gettime && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
    thread->time_call = number;
    thread->time_place = info->entry.arguments[1];
  } else if (number == SYS_gettimeofday) {
    thread->time_call = number;
    thread->time_place = info->entry.arguments[0];
  }
#ifdef SYS_time
  if (number == SYS_time) thread->time_call = number;
#endif
}

int main(int count, char **words) {
  if (count < 6) { fputs("usage: fault-at ACTION CALLS N REPORT PROGRAM ...\n", stderr); return 64; }
  const char *action = words[1];
  enum kind wanted = strcmp(words[2], "every") == 0 ? other : strcmp(words[2], "write") == 0
    ? write_call : strcmp(words[2], "sync") == 0 ? sync_call : file_call;
  const struct call *only = NULL;
  if (wanted == file_call && strcmp(words[2], "file") != 0) {
    only = call_named(words[2]);
    if (only == NULL) { fprintf(stderr, "fault-at: no call is named %s\n", words[2]); return 64; }
  }
  long when = atol(words[3]);
  int is_lasting = strncmp(action, "errors=", 7) == 0;
  long error = strncmp(action, "error=", 6) == 0 ? atol(action + 6)
    : is_lasting ? atol(action + 7) : 0;
  int kills = strcmp(action, "kill") == 0, shortens = strcmp(action, "short") == 0;
  int sets_clock = strncmp(action, "clock=", 6) == 0;
  long seconds = sets_clock ? atol(action + 6) : 0;
  char *told = NULL;
  size_t told_size = 0;
  FILE *telling = open_memstream(&told, &told_size);

  pid_t program = fork();
  if (program == 0) {
    ptrace(PTRACE_TRACEME, 0, NULL, NULL);
    raise(SIGSTOP);
    execvp(words[5], words + 5);
    _exit(127);
  }
  int status = 0, result = 0;
  waitpid(program, &status, 0);
  ptrace(PTRACE_SETOPTIONS, program, NULL, PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE
    | PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK | PTRACE_O_TRACEEXEC | PTRACE_O_EXITKILL);
  ptrace(PTRACE_SYSCALL, program, NULL, NULL);

  long matched = 0;
  const char *hit = "none";
  int is_running = 0;  // The program is there once execve is done.
  pid_t id;
  while ((id = waitpid(-1, &status, __WALL)) > 0) {
    if (WIFEXITED(status) || WIFSIGNALED(status)) {
      thread_of(id)->id = 0;
      if (id != program) continue;
      result = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
      break;
    }
    int signal = WSTOPSIG(status), passed = 0;
    struct thread *thread = thread_of(id);
    if (status >> 16 == PTRACE_EVENT_EXEC) {
      is_running = 1;
      if (sets_clock) hide_clock_page(id);
    } else if (signal == (SIGTRAP | 0x80) && is_running) {
      struct call_info info;
      if (ptrace((enum __ptrace_request)get_call_info, id, sizeof info, &info) > 0 && info.op == op_entry) {
        thread->call = NULL;
        thread->error = 0;
        if (sets_clock) note_time_call(thread, &info);
        for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
          if ((long)info.entry.number == calls[i].number) thread->call = &calls[i];
        }
        if (thread->call != NULL) note_path(id, thread, &info);
        int is_own = thread->call == NULL || is_of_system(thread->path);
        enum kind kind = is_own ? other : thread->call->kind;
        int is_stream = thread->call != NULL && strncmp(thread->path, "stream", 6) == 0;
        int is_wanted = (kind & wanted) == wanted && (only == NULL || thread->call == only);
        if (is_wanted && !(is_lasting && is_stream)) {
          matched++;
          if (matched == when || (is_lasting && matched > when && when > 0)) {
            if (matched == when) hit = thread->call == NULL ? "other" : thread->call->name;
            if (kills) {
              kill(program, SIGKILL);
            } else if (error != 0) {
              leave_out_call(id);
              thread->error = error;
            } else if (shortens && info.entry.arguments[2] > 1) {
              set_register(id, third_argument, info.entry.arguments[2] / 2);
            }
          }
        }
      } else if (info.op == op_exit) {
        if (sets_clock && thread->time_call != 0) set_time(id, thread, seconds);
        if (thread->error != 0) set_register(id, result_register, -thread->error);
        if (thread->call != NULL) {
          fprintf(telling, "%s %lld %s\n", thread->call->name,
            thread->error != 0 ? -thread->error : info.exit.result, thread->path);
        }
        thread->call = NULL;
        thread->error = 0;
      }
    } else if ((signal & 0x7f) != SIGTRAP && signal != SIGSTOP) {
      passed = signal;
    }
    ptrace(PTRACE_SYSCALL, id, NULL, passed);
  }
  fclose(telling);
  if (strcmp(words[4], "-") != 0) {
    FILE *report = fopen(words[4], "w");
    if (report == NULL) { perror("fault-at"); return 125; }
    fprintf(report, "%ld %s\n%s", matched, hit, told);
    fclose(report);
  }
  return result;
}
