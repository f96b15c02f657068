import { setImmediate, setTimeout } from 'node:timers/promises';

/** Timers can be this late, in milliseconds. */
const TIMER_DELAY = 2;

export interface OpenLoop {
  /** The number of requests. */
  readonly requests: number;
  /** Milliseconds from one planned start to the next. */
  readonly everyMs: number;
  readonly ask: (n: number) => Promise<unknown>;
}

export interface OpenLoopResult {
  /** From the planned start to the answer, in milliseconds, without failed requests. In no order. */
  readonly times: readonly number[];
  /** Why requests failed. */
  readonly failures: readonly unknown[];
}

/**
 * Starts a request at each planned time, even if earlier ones have no answer yet. A request that starts late, because this process is
 * busy, counts from its planned start. Resolves when all have ended.
 */
export async function runOpenLoop({ requests, everyMs, ask }: OpenLoop): Promise<OpenLoopResult> {
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
