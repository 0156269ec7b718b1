"""Processes that work: an `Executor` in which one that dies is replaced, and its work is done again.

Each process has a thread here that hands it one piece of work after another through a pipe. So a process that
is killed takes nothing with it but its own piece, which another one begins anew. None of them outlives this
process, however that ends: by itself, by Ctrl-C or by a kill that nobody can catch.

Processes are started afresh, so a script that asks for several must begin its work below
`if __name__ == "__main__":`, as for any use of `multiprocessing`.
"""

from __future__ import annotations

import contextlib
import ctypes
import multiprocessing
import os
import pickle
import queue
import reprlib
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from typing import Any, NamedTuple, ParamSpec, TypeVar

from malecon.errors import MaleconError

P = ParamSpec("P")
T = TypeVar("T")

MOST_DEATHS = 5  # of processes over one piece of work: more are no accident
LAST_WORDS = 5.0  # seconds that a process has to end when it is not needed any more
PR_SET_PDEATHSIG = 1

#: Of what cannot be sent: it may be nested so deeply that nobody can write it.
SHORT = reprlib.Repr()
SHORT.maxother = 300


class Task(NamedTuple):
    """A piece of work, and whom to tell of it."""

    future: Future[Any]
    work: Callable[..., Any]
    words: tuple[Any, ...]
    names: dict[str, Any]


class Processes(Executor):
    """So many processes at most; each is started when there is work for it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.tasks: queue.SimpleQueue[Task | None] = queue.SimpleQueue()
        self.threads: list[threading.Thread] = []
        self.workers: set[Worker] = set()
        self.lock = threading.Lock()
        self.closed = False
        self.killed = False
        self.deaths = 0
        # Started later, by a thread that is deaf to Ctrl-C, it would give that thread its hearing back.
        if hasattr(resource_tracker, "ensure_running") and os.name != "nt":
            resource_tracker.ensure_running()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        with self.lock:
            if self.closed:
                raise RuntimeError("no more work is taken")
            self.tasks.put(Task(future, fn, args, kwargs))
            if len(self.threads) < self.number:
                thread = threading.Thread(target=self.serve, daemon=True)
                self.threads.append(thread)
                thread.start()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        with self.lock:
            self.closed = True
        if cancel_futures:
            self.drop()
        for _ in self.threads:
            self.tasks.put(None)
        if wait:
            for thread in self.threads:
                thread.join()

    def kill(self) -> None:
        """End at once, whatever is being worked on."""
        with self.lock:
            self.closed = self.killed = True
            for worker in self.workers:
                worker.process.kill()
        self.shutdown(cancel_futures=True)

    def drop(self) -> None:
        """Forget the work that nobody has begun."""
        with contextlib.suppress(queue.Empty):
            while True:
                task = self.tasks.get_nowait()
                if task is not None:
                    task.future.cancel()

    # --- a thread for each process ---

    def serve(self) -> None:
        """Hand work to one process, or to its successors."""
        worker: Worker | None = None
        with deaf():
            while (task := self.tasks.get()) is not None:
                if task.future.set_running_or_notify_cancel():
                    worker = self.carry_out(task, worker)
            if worker is not None:
                self.leave(worker)

    def carry_out(self, task: Task, worker: Worker | None) -> Worker | None:
        """See a piece of work through, by as many processes as it takes; hand back the one that lives."""
        for _ in range(MOST_DEATHS):
            try:
                worker = worker or self.start()
                good, result = worker.ask(task)
            except EOFError:
                if worker is not None:
                    self.leave(worker)
                worker = None
                self.deaths += 1
                if self.killed:
                    break
            except Exception as error:  # what cannot be sent, or no process to be had
                task.future.set_exception(error)
                return worker
            else:
                task.future.set_result(result) if good else task.future.set_exception(result)
                return worker
        task.future.set_exception(MaleconError("lab-process-ended"))
        return worker

    def start(self) -> Worker:
        with self.lock:
            if self.killed:
                raise EOFError
            worker = Worker()
            self.workers.add(worker)
            return worker

    def leave(self, worker: Worker) -> None:
        worker.end()
        with self.lock:
            self.workers.discard(worker)


class Worker:
    """A process and the pipe to it."""

    def __init__(self) -> None:
        # A copy of a process with threads may hang, so none is copied.
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True)
        try:
            self.process.start()
        finally:
            theirs.close()  # so that the end of the process is the end of the pipe

    def ask(self, task: Task) -> tuple[bool, Any]:
        """Whether it went well, and what came of it: a result, or an error."""
        try:
            self.pipe.send((task.work, task.words, task.names))
            answer: tuple[bool, Any] = self.pipe.recv()
        except OSError as error:  # who dies while it tells leaves half a message
            raise EOFError from error
        return answer

    def end(self) -> None:
        self.pipe.close()
        self.process.join(LAST_WORDS)
        if self.process.exitcode is None:
            self.process.kill()
            self.process.join()


# --- in such a process ---


def work(pipe: Connection) -> None:
    """Do what is asked for until nobody asks any more."""
    begin()
    with contextlib.suppress(EOFError, ConnectionError):  # of the pipe alone: those of the work are told
        while True:
            pipe.send_bytes(answer(pipe.recv_bytes()))


def answer(question: bytes) -> bytes:
    """What comes of a piece of work, as `Worker.ask` hears it."""
    try:
        task, words, names = pickle.loads(question)
        good, result = True, task(*words, **names)
    except Exception as error:
        error.add_note(traceback.format_exc())
        good, result = False, error
    try:
        return bytes(ForkingPickler.dumps((good, result)))
    except Exception as error:  # what cannot be sent is told
        return bytes(ForkingPickler.dumps((False, RuntimeError(f"{SHORT.repr(result)}: {error}"))))


def begin() -> None:
    """In a new process: Ctrl-C is for its parent to hear, and without the parent there is no more to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    if sys.platform == "linux":
        # At once, even in the midst of compiled code, which lets no thread of ours look.
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent.pid:
            os._exit(1)
    threading.Thread(target=follow, args=(parent,), daemon=True).start()


def follow(parent: Any) -> None:
    """End with the parent, however it ended."""
    parent.join()
    os._exit(1)


@contextlib.contextmanager
def deaf() -> Iterator[None]:
    """Whatever process is started meanwhile does not hear Ctrl-C, which is for its parent to hear."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
