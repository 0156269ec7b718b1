"""Work on many machines: an `Executor` over Ray, which the extra `malecon[cluster]` brings.

    with Cluster("ray://head:10001") as machines:
        simulate(game, 2, 10_000_000, executor=machines, jobs=machines.workers)

Ray does the work of a machine or a process that dies again, elsewhere. Every machine must have the same
Malecón, or the same seed would not give the same games; that is looked at before anything is given out.
"""

from __future__ import annotations

import importlib.util
import logging
import os
import re
import signal
import socket
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, ParamSpec, TypeVar

from malecon import __version__
from malecon.errors import MaleconError, Unreadable
from malecon.files import reason, shown
from malecon.kernel.game import Game
from malecon.lab.kept import code_digest
from malecon.lab.pool import leave
from malecon.lab.processes import MOST_DEATHS

P = ParamSpec("P")
T = TypeVar("T")

LOCAL = "ray"
CLIENT_PORT = 10001
PATIENCE = 5.0  # seconds until somebody must answer at an address
ROOM = 100_000_000  # bytes for what a local Ray hands about: sums, and results of games
ADDRESS = re.compile(r"(ray://)?(\[[0-9A-Fa-f:]+\]|[\w.-]+)(?::([0-9]{1,5}))?")


class Cluster(Executor):
    """A Ray of this machine alone (`ray`), the one that runs here already (`auto`), or one at an address."""

    def __init__(self, address: str = LOCAL, jobs: int | None = None) -> None:
        if importlib.util.find_spec("ray") is None:
            raise Unreadable("cluster-no-ray")
        where = os.environ.get("RAY_ADDRESS", "local") if address == LOCAL else address
        if where not in ("local", "auto"):
            reach(where)
        self.address = address
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
        import ray

        logging.getLogger("ray").setLevel(logging.ERROR)
        self.ray = ray
        self.futures: set[Future[Any]] = set()
        about: dict[str, Any] = {"num_cpus": jobs, "object_store_memory": ROOM} if where == "local" else {}
        if where == "local":
            about["include_dashboard"] = False
        before = signal.getsignal(signal.SIGTERM)
        try:
            ray.init(where, configure_logging=False, log_to_driver=False, **about)
        except Exception as error:
            words = next((line for line in str(error).splitlines() if line.strip()), type(error).__name__)
            raise MaleconError("cluster-failed", address=shown(address), error=shown(words, 300)) from None
        finally:
            hear(before)
        self.remote = ray.remote(carry).options(max_retries=MOST_DEATHS)

    @property
    def workers(self) -> int:
        """How many can work at once."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        self.hand_over(future, self.remote.remote(fn, args, kwargs))
        return future

    def hand_over(self, future: Future[Any], reference: Any) -> None:
        """Let a future of ours have what comes of a task of Ray's."""
        self.futures.add(future)

        def settle(theirs: Future[Any]) -> None:
            self.futures.discard(future)
            if not future.set_running_or_notify_cancel():
                return
            try:
                good, result = theirs.result()
            except Exception as error:
                lost = MaleconError("cluster-lost", error=shown(str(error).strip().partition("\n")[0], 300))
                future.set_exception(lost)
            else:
                future.set_result(result) if good else future.set_exception(result)

        reference.future().add_done_callback(settle)

    def check(self, game: Game) -> None:
        """See that every machine plays this game as this one does."""
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        here = about_here(game.name)
        for node in self.ray.nodes():
            if not node.get("Alive", True):
                continue
            there = NodeAffinitySchedulingStrategy(node["NodeID"], soft=False)
            name = shown(str(node.get("NodeManagerHostname", node["NodeID"])))
            task = self.ray.remote(carry).options(num_cpus=0, scheduling_strategy=there)
            try:
                good, found = self.ray.get(task.remote(about_here, (game.name,), {}))
            except Exception:  # a machine without Malecón cannot even read the question
                good, found = False, None
            if not good or found != here:
                version = found[0] if good else "–"
                raise MaleconError("cluster-differs", node=name, here=here[0], there=version)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        if cancel_futures:
            for future in list(self.futures):
                future.cancel()
        self.ray.shutdown()


def reach(address: str) -> None:
    """Tell at once, not after minutes, that an address is none or that nobody listens there."""
    found = ADDRESS.fullmatch(address)
    if found is None or (not found[1] and not found[3]):
        raise Unreadable("cluster-address", found=shown(address))
    host, port = found[2].strip("[]"), int(found[3] or CLIENT_PORT)
    try:
        socket.create_connection((host, port), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise Unreadable("cluster-nobody", address=shown(address), error=reason(error)) from None


def hear(before: Any) -> None:
    """Let SIGTERM mean what it meant, or the end in good order: Ray answers it by a trace of the stack."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, leave if before in (None, signal.SIG_DFL) else before)


# --- on whichever machine ---


def carry(work: Callable[..., Any], words: tuple[Any, ...], names: dict[str, Any]) -> tuple[bool, Any]:
    """Whether it went well, and what came of it: a result, or an error."""
    try:
        return True, work(*words, **names)
    except Exception as error:
        error.add_note(traceback.format_exc())
        return False, error


def about_here(name: str) -> tuple[str, str]:
    """What the games of a machine follow from."""
    from malecon.games import GAMES

    return __version__, code_digest(GAMES[name])
