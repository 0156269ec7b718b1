/* A disk that is watched: loaded before libc, it writes down what a process does to the files of one folder, in order,
   and fails a sync when it is told to. From that a test makes the disk as it could be after the power failed.

   DISK_FOLDER  the folder            DISK_TRACE  where it is written down
   DISK_FAIL    the number of the sync that fails, with nothing of what it was for on the disk (0: none)

   A record is: one letter, the length of the path, its offset, the length of its data; the path; the data. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int trace = -1;
static long syncs;
#define REAL(name) __typeof__(name) *real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

static int watched(const char *path) {
    const char *folder = getenv("DISK_FOLDER");
    return folder && *folder && !strncmp(path, folder, strlen(folder));
}

static int path_of(int fd, char *path) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, 4095);
    if (length < 0) return 0;
    path[length] = 0;
    return watched(path);
}

static void note(char what, const char *path, int64_t offset, const void *data, uint32_t length) {
    struct { char what; char none; uint16_t path; uint32_t length; int64_t offset; } head = {
        what, 0, (uint16_t)strlen(path), length, offset};
    struct iovec parts[3] = {{&head, sizeof head}, {(void *)path, head.path}, {(void *)data, length}};
    if (trace < 0) trace = (int)syscall(257 /* openat */, AT_FDCWD, getenv("DISK_TRACE"),
                                        O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (writev(trace, parts, 3) < 0) abort();
}

static int opened(const char *path, int flags, int fd, int was_there) {
    if (fd >= 0 && (flags & O_CREAT) && !was_there && watched(path)) note('C', path, 0, "", 0);
    return fd;
}

#define OPEN(name)                                                    \
    int name(const char *path, int flags, ...) {                      \
        REAL(name);                                                   \
        va_list more;                                                 \
        va_start(more, flags);                                        \
        int mode = va_arg(more, int);                                 \
        va_end(more);                                                 \
        pthread_mutex_lock(&lock);                                    \
        int was_there = access(path, F_OK) == 0;                      \
        int error = errno;                                            \
        errno = error;                                                \
        int fd = opened(path, flags, real(path, flags, mode), was_there); \
        pthread_mutex_unlock(&lock);                                  \
        return fd;                                                    \
    }
OPEN(open)
OPEN(open64)

#define PWRITE(name, offset_type)                                              \
    ssize_t name(int fd, const void *data, size_t length, offset_type offset) { \
        REAL(name);                                                            \
        char path[4096];                                                       \
        if (!path_of(fd, path)) return real(fd, data, length, offset);         \
        pthread_mutex_lock(&lock);                                             \
        ssize_t done = real(fd, data, length, offset);                         \
        if (done > 0) note('W', path, offset, data, (uint32_t)done);           \
        pthread_mutex_unlock(&lock);                                           \
        return done;                                                           \
    }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t write(int fd, const void *data, size_t length) {
    REAL(write);
    char path[4096];
    if (!path_of(fd, path)) return real(fd, data, length);
    pthread_mutex_lock(&lock);
    int64_t offset = lseek(fd, 0, SEEK_CUR);
    ssize_t done = real(fd, data, length);
    if (done > 0) note('W', path, offset, data, (uint32_t)done);
    pthread_mutex_unlock(&lock);
    return done;
}

#define TRUNCATE(name, offset_type)                          \
    int name(int fd, offset_type length) {                   \
        REAL(name);                                          \
        char path[4096];                                     \
        if (!path_of(fd, path)) return real(fd, length);     \
        pthread_mutex_lock(&lock);                           \
        int done = real(fd, length);                         \
        if (!done) note('T', path, length, "", 0);           \
        pthread_mutex_unlock(&lock);                         \
        return done;                                         \
    }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

#define SYNC(name)                                                           \
    int name(int fd) {                                                       \
        REAL(name);                                                          \
        char path[4096];                                                     \
        if (!path_of(fd, path)) return real(fd);                             \
        pthread_mutex_lock(&lock);                                           \
        const char *fail = getenv("DISK_FAIL");                              \
        int fails = fail && ++syncs == atol(fail);                           \
        int done = fails ? -1 : real(fd);                                    \
        note(fails ? 'F' : 'S', path, 0, "", 0);                             \
        pthread_mutex_unlock(&lock);                                         \
        if (fails) errno = EIO;                                              \
        return done;                                                         \
    }
SYNC(fsync)
SYNC(fdatasync)

int unlink(const char *path) {
    REAL(unlink);
    pthread_mutex_lock(&lock);
    int done = real(path);
    if (!done && watched(path)) note('U', path, 0, "", 0);
    pthread_mutex_unlock(&lock);
    return done;
}
