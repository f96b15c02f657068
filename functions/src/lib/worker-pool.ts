import { withTimeout } from './with-timeout';

interface WorkerPoolOptions<W> {
  readonly start: () => Promise<W>;
  readonly end: (worker: W) => Promise<unknown>;
  /** Work that takes longer has failed, and so has work that waits longer for its worker's start. */
  readonly limitMs: number;
  /** A start that takes longer has failed; until then it goes on for the next work. */
  readonly startLimitMs: number;
  /** A worker that had nothing to do for so long is ended, unless it is the last one. */
  readonly idleMs: number;
}

/** Lends workers to pieces of work, each to one at a time. There are as many workers as callers run at one time. */
export interface WorkerPool<W> {
  /**
   * Does the work with a free worker, or starts one if there is none. Rejects if the work fails or takes too long: its
   * worker is ended then, and the next work gets another.
   */
  run<T>(work: (worker: W) => Promise<T>): Promise<T>;
  /** Ends the workers that have nothing to do. */
  close(): Promise<void>;
}

const notStarted = () => new Error('The worker did not start in time');
const notDone = () => new Error('The work was not done in time');

interface Place<W> {
  readonly worker: Promise<W>;
  isStarting: boolean;
  idleTimer?: NodeJS.Timeout;
}

/** Starts a worker when one is needed and none is free. */
export function createWorkerPool<W>(options: WorkerPoolOptions<W>): WorkerPool<W> {
  const { limitMs } = options;
  const places = createPlaces(options);

  async function run<T>(work: (worker: W) => Promise<T>): Promise<T> {
    const place = places.take();
    try {
      const worker = await withTimeout(place.worker, limitMs, notStarted);
      const result = await withTimeout(work(worker), limitMs, notDone);
      places.release(place);
      return result;
    } catch (error) {
      // Ending a slow start would only make the next work wait for a start again.
      if (place.isStarting) places.release(place);
      else void places.discard(place);
      throw error;
    }
  }

  return { run, close: () => places.close() };
}

/** The workers there are, of which some are free. */
function createPlaces<W>({ start, end, startLimitMs, idleMs }: WorkerPoolOptions<W>) {
  const all = new Set<Place<W>>();
  const free: Place<W>[] = [];

  async function discard(place: Place<W>): Promise<void> {
    clearTimeout(place.idleTimer);
    all.delete(place);
    if (free.includes(place)) free.splice(free.indexOf(place), 1);
    // One that never started has nothing to end.
    await place.worker.then(end).catch(() => undefined);
  }

  function startPlace(): Place<W> {
    const place: Place<W> = {
      worker: withTimeout(start(), startLimitMs, notStarted),
      isStarting: true,
    };
    all.add(place);
    place.worker.then(
      () => (place.isStarting = false),
      () => discard(place),
    );
    return place;
  }

  return {
    discard,
    /** The one that was used last, so that the others may be ended for being idle. */
    take(): Place<W> {
      const place = free.pop() ?? startPlace();
      clearTimeout(place.idleTimer);
      return place;
    },
    release(place: Place<W>): void {
      if (!all.has(place)) return;
      free.push(place);
      const endIfSpare = () => all.size > 1 && void discard(place);
      place.idleTimer = setTimeout(endIfSpare, idleMs).unref();
    },
    async close(): Promise<void> {
      await Promise.all([...free].map(discard));
    },
  };
}
