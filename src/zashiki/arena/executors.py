"""Where the games of a tournament are played: here, on all cores, or on a Ray cluster. The results are the same."""

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import connection
from typing import Any, TypeVar

from ..errors import OptionError
from .match import Job, play
from .tournament import Executor, Played

Done = TypeVar("Done")

AHEAD = 4
"""Games handed to each worker in advance."""


def in_turn(jobs: list[Job]) -> Played:
    """One after the other, in this process."""
    return map(play, jobs)


def by_processes(jobs: list[Job], workers: int | None = None) -> Played:
    """On all cores of this machine. Leaving the loop early loses only the games that were still being played."""
    return spread(play, jobs, workers)


def spread(task: Callable[[Job], Done], jobs: list[Job], workers: int | None = None) -> Iterator[Done]:
    """Do something with each job on all cores, in whatever order they are done."""
    workers = workers or os.cpu_count() or 1
    left = iter(jobs)
    # A forked worker would inherit threads and locks of this process; a fresh one loads the compiled rules in a second.
    pool = ProcessPoolExecutor(
        workers, multiprocessing.get_context("spawn"), initializer=stay_no_longer_than_the_parent
    )
    try:
        open_ = {pool.submit(task, job) for job in islice(left, AHEAD * workers)}
        while open_:
            finished, open_ = wait(open_, return_when=FIRST_COMPLETED)
            for future in finished:
                open_ |= {pool.submit(task, job) for job in islice(left, 1)}
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def stay_no_longer_than_the_parent() -> None:
    """Let this worker end when the process that started it is gone, however it was ended."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def by_ray(jobs: list[Job], address: str | None = None) -> Played:
    """On a Ray cluster: the one at `address` (or RAY_ADDRESS), else one started on this machine."""
    ray = _ray()
    started = not ray.is_initialized()
    if started:
        ray.init(address=address, log_to_driver=False, include_dashboard=False)
    try:
        remote = ray.remote(play)
        left = iter(jobs)
        workers = int(ray.cluster_resources().get("CPU", 1))
        open_ = [remote.remote(job) for job in islice(left, AHEAD * workers)]
        while open_:
            finished, open_ = ray.wait(open_)
            for reference in finished:
                open_ += [remote.remote(job) for job in islice(left, 1)]
                yield ray.get(reference)
    finally:
        if started:
            ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError as missing:
        raise OptionError("the Ray executor needs Ray: pip install 'zashiki[cluster]'") from missing
    return ray


EXECUTORS: dict[str, Executor] = {"process": by_processes, "ray": by_ray}
