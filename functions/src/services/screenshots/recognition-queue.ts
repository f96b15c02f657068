import { RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import { AppError } from '../../lib/app-error';
import { createTurns } from '../../lib/semaphore';

interface QueueOptions {
  readonly atOnce: number;
  /** How many may wait for their turn. */
  readonly mostWaiting: number;
  readonly now: () => Date;
}

/** Lets a few readings run at one time, and a few more wait: each holds a picture in memory. */
export interface RecognitionQueue {
  /** Reads in turn. Throws AppError 'too_many_requests' at once where too many wait already. */
  inTurn<T>(read: () => Promise<T>): Promise<T>;
}

export function createRecognitionQueue({
  atOnce,
  mostWaiting,
  now,
}: QueueOptions): RecognitionQueue {
  const inTurn = createTurns(atOnce);
  let inside = 0;
  /** How long the last reading took. */
  let lastMs = 1000;

  function enter(): void {
    if (inside < atOnce + mostWaiting) {
      inside += 1;
      return;
    }
    const rounds = Math.ceil(inside / atOnce);
    const retryAfterSeconds = Math.ceil((rounds * lastMs) / 1000);
    throw new AppError('too_many_requests', RECOGNITION_MESSAGES.busy, { retryAfterSeconds });
  }

  async function timed<T>(read: () => Promise<T>): Promise<T> {
    const start = now().getTime();
    try {
      return await read();
    } finally {
      // A clock that was set back may not promise a turn at once.
      lastMs = Math.max(1, now().getTime() - start);
    }
  }

  return {
    async inTurn(read) {
      enter();
      try {
        return await inTurn(() => timed(read));
      } finally {
        inside -= 1;
      }
    },
  };
}
