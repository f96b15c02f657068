import { runExclusively } from './run-exclusively';

const LOCK = 'boloboard-session';
/** The channel on which a tab announces a sign-in to other tabs and the service worker. */
const BEGINS_CHANNEL = 'boloboard-sign-in';
const WAIT_MS = 3000;

/**
 * Runs a sign-in. First waits while another tab deletes the data of an earlier session, because the sign-in and the
 * deletion both change Firebase's storage. Waits at most 3 seconds, and then signs in anyway: the other tab may itself
 * be waiting for Google's window or for the server.
 */
export async function runSignIn<T>(signIn: () => Promise<T>): Promise<T> {
  const run = { isStarted: false };
  const start = () => {
    run.isStarted = true;
    return signIn();
  };
  const channel = new BroadcastChannel(BEGINS_CHANNEL);
  channel.postMessage(null);
  channel.close();
  try {
    return await runExclusively(LOCK, start, AbortSignal.timeout(WAIT_MS));
  } catch (error) {
    if (run.isStarted) throw error;
    return signIn();
  }
}

/**
 * Runs `work` while no sign-in is running in this browser. Rejects if a running sign-in does not end within 3 s. A
 * sign-in that begins later waits for `work` for at most 3 s. Long `work` must therefore call `hasSignInBegun` before
 * it deletes anything.
 */
export const runWhenNotSigningIn = <T>(
  work: (hasSignInBegun: () => Promise<boolean>) => Promise<T>,
): Promise<T> =>
  runExclusively(
    LOCK,
    async () => {
      const channel = new BroadcastChannel(BEGINS_CHANNEL);
      let hasBegun = false;
      channel.onmessage = () => (hasBegun = true);
      try {
        return await work(async () => {
          // Waits for the next task, so that the listener has handled every message that has already arrived.
          await new Promise((resolve) => setTimeout(resolve));
          return hasBegun;
        });
      } finally {
        channel.close();
      }
    },
    AbortSignal.timeout(WAIT_MS),
  );
