import { AppError } from '../../../src/lib/app-error';

/** How many requests of a kind have ended. */
export interface Counts {
  done: number;
  unavailable: number;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns whether a request succeeded, and counts it. Throws if it failed in another way than the product promises. */
export async function isDone(request: Promise<unknown>, counts: Counts): Promise<boolean> {
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
