import { AppError } from '../../../src/lib/app-error';

/** How many requests of a kind have succeeded (`done`), and how many have failed because the engine was unavailable. */
export interface RequestCounts {
  done: number;
  unavailable: number;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits for a request, counts its outcome, and returns whether it succeeded. Throws if it failed with an error that the
 * product does not allow.
 */
export async function countOutcome(
  request: Promise<unknown>,
  counts: RequestCounts,
): Promise<boolean> {
  try {
    await request;
    counts.done += 1;
    return true;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
    counts.unavailable += 1;
    return false;
  }
}
