import { setImmediate, setTimeout } from 'node:timers/promises';

/** How late a timer of Node.js can fire, in milliseconds. */
const TIMER_DELAY = 2;

export interface OpenLoopOptions {
  /** The number of requests. */
  readonly requests: number;
  /** Milliseconds from one planned start to the next. */
  readonly everyMs: number;
  readonly ask: (n: number) => Promise<unknown>;
}

export interface OpenLoopResult {
  /**
   * Milliseconds from the planned start of each successful request to its response. They are not in the order of the
   * requests.
   */
  readonly times: readonly number[];
  /** The errors of failed requests. */
  readonly failures: readonly unknown[];
}

/**
 * Sends requests at planned times, even if earlier requests have no response yet. If this process is busy and a request
 * starts late, its time still counts from the planned start. Resolves when all requests have ended.
 */
export async function runOpenLoop({
  requests,
  everyMs,
  ask,
}: OpenLoopOptions): Promise<OpenLoopResult> {
  const times: number[] = [];
  const failures: unknown[] = [];
  const start = performance.now();
  const run = async (n: number, planned: number) => {
    try {
      await ask(n);
      times.push(performance.now() - planned);
    } catch (error) {
      failures.push(error);
    }
  };
  const running: Promise<void>[] = [];
  for (let n = 0; n < requests; n += 1) {
    const planned = start + n * everyMs;
    await until(planned);
    running.push(run(n, planned));
  }
  await Promise.all(running);
  return { times, failures };
}

async function until(time: number): Promise<void> {
  const early = time - TIMER_DELAY - performance.now();
  if (early > 0) await setTimeout(early);
  while (performance.now() < time) await setImmediate();
}
