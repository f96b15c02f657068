import { withTimeout } from './with-timeout';

interface WorkerPoolOptions<W> {
  readonly start: () => Promise<W>;
  readonly end: (worker: W) => Promise<unknown>;
  /** The time limit for a piece of work, and for its wait until its worker has started, in milliseconds. */
  readonly limitMs: number;
  /**
   * The time limit for starting a worker, in milliseconds. The worker keeps starting even if the work that waits for it
   * times out.
   */
  readonly startLimitMs: number;
  /** The time after which an idle worker ends, in milliseconds. The last worker never ends. */
  readonly idleMs: number;
}

/**
 * A pool of workers. A worker does one piece of work at a time, so the pool needs one worker for each concurrent call.
 */
export interface WorkerPool<W> {
  /**
   * Does a piece of work on a worker, and resolves with the result. If the work fails or times out, rejects and ends
   * the worker.
   */
  run<T>(work: (worker: W) => Promise<T>): Promise<T>;
  /** Starts the first worker before there is work for it. */
  warmUp(): void;
  close(): Promise<void>;
}

const notStarted = () => new Error('The worker did not start in time');
const notFinished = () => new Error('The work did not finish in time');

interface Place<W> {
  readonly worker: Promise<W>;
  isStarting: boolean;
  idleTimer?: NodeJS.Timeout;
}

export function createWorkerPool<W>(options: WorkerPoolOptions<W>): WorkerPool<W> {
  const { limitMs } = options;
  const places = createPlaces(options);

  async function run<T>(work: (worker: W) => Promise<T>): Promise<T> {
    const place = places.take();
    try {
      const worker = await withTimeout(place.worker, limitMs, notStarted);
      const result = await withTimeout(work(worker), limitMs, notFinished);
      places.release(place);
      return result;
    } catch (error) {
      // The pool keeps a worker that is still starting, so that the next work does not have to wait for a new start.
      if (place.isStarting) places.release(place);
      else void places.discard(place);
      throw error;
    }
  }

  return { run, warmUp: () => places.startFirst(), close: () => places.close() };
}

function createPlaces<W>({ start, end, startLimitMs, idleMs }: WorkerPoolOptions<W>) {
  const all = new Set<Place<W>>();
  const free: Place<W>[] = [];

  async function discard(place: Place<W>): Promise<void> {
    clearTimeout(place.idleTimer);
    all.delete(place);
    if (free.includes(place)) free.splice(free.indexOf(place), 1);
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

  function release(place: Place<W>): void {
    if (!all.has(place)) return;
    free.push(place);
    const endIfSpare = () => all.size > 1 && void discard(place);
    place.idleTimer = setTimeout(endIfSpare, idleMs).unref();
  }

  return {
    discard,
    release,
    startFirst(): void {
      if (all.size === 0) release(startPlace());
    },
    /** Takes the worker that was used last, so that the other workers become idle and end. */
    take(): Place<W> {
      const place = free.pop() ?? startPlace();
      clearTimeout(place.idleTimer);
      return place;
    },
    async close(): Promise<void> {
      await Promise.all([...free].map(discard));
    },
  };
}
