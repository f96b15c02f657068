import { alone } from './alone';

const LOCK = 'boloboard-session';
const WAIT_MS = 3000;

/**
 * Runs a sign-in while no tab deletes what an earlier session has left, because both change what Firebase stores. Waits at
 * most 3 s, because another tab can leave Google's window open.
 */
export async function whileSigningIn<T>(signIn: () => Promise<T>): Promise<T> {
  const run = { isStarted: false };
  const start = () => {
    run.isStarted = true;
    return signIn();
  };
  try {
    return await alone(LOCK, start, AbortSignal.timeout(WAIT_MS));
  } catch (error) {
    if (run.isStarted) throw error;
    return signIn();
  }
}

/** Runs `work` while nobody signs in in this browser. Rejects if a sign-in does not end within 3 s. */
export const unlessSigningIn = <T>(work: () => Promise<T>): Promise<T> =>
  alone(LOCK, work, AbortSignal.timeout(WAIT_MS));
