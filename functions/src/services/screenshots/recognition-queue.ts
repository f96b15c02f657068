import { RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import PQueue from 'p-queue';
import { AppError } from '../../lib/app-error';

interface QueueOptions {
  readonly concurrency: number;
  /** How many recognitions can wait in the queue. Each waiting recognition keeps a picture in memory. */
  readonly maxWaiting: number;
  readonly now: () => Date;
}

export interface RecognitionQueue {
  /** Runs the work when its turn comes. Throws AppError 'too_many_requests' if too many are waiting. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createRecognitionQueue({
  concurrency,
  maxWaiting,
  now,
}: QueueOptions): RecognitionQueue {
  const queue = new PQueue({ concurrency });
  let lastDurationMs = 1000;

  function refuseIfFull(): void {
    const inside = queue.pending + queue.size;
    if (inside < concurrency + maxWaiting) return;
    const rounds = Math.ceil(inside / concurrency);
    const retryAfterSeconds = Math.ceil((rounds * lastDurationMs) / 1000);
    throw new AppError('too_many_requests', RECOGNITION_MESSAGES.busy, { retryAfterSeconds });
  }

  async function timed<T>(work: () => Promise<T>): Promise<T> {
    const start = now().getTime();
    try {
      return await work();
    } finally {
      // The duration is at least 1 ms, even if the clock was set back, so that Retry-After is never 0.
      lastDurationMs = Math.max(1, now().getTime() - start);
    }
  }

  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      refuseIfFull();
      return queue.add<T>(() => timed(work));
    },
  };
}
