const RUNS = 3;

async function cpuMicrosOfOne(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/**
 * Returns the CPU time of the fastest of several runs, in microseconds. The fastest run is the least disturbed by other
 * processes.
 */
export async function fastestCpuMicrosOf(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await cpuMicrosOfOne(work));
  return Math.min(...times);
}

/** Work that is measured, with the shortest CPU time of its runs. */
interface Timed {
  /** The CPU time of the fastest run in microseconds. Infinity before the first run. */
  readonly least: () => number;
  readonly run: () => Promise<void>;
}

export function createTimedWork(work: () => unknown): Timed {
  let least = Infinity;
  return {
    least: () => least,
    run: async () => {
      least = Math.min(least, await cpuMicrosOfOne(work));
    },
  };
}

/**
 * Returns whether the work takes less than `factor` times the CPU time of the base. Measures both up to RUNS times, and
 * stops as soon as the work is fast enough.
 */
export async function isCpuTimeRatioBelow(
  factor: number,
  work: Timed,
  base: Timed,
): Promise<boolean> {
  for (let run = 0; run < RUNS; run += 1) {
    for (const one of [base, work]) if (run > 0 || one.least() === Infinity) await one.run();
    if (work.least() < factor * base.least()) return true;
  }
  return false;
}
