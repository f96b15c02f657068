const RUNS = 3;

async function cpuTimeOfOne(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Returns the smallest processor time of several runs, in microseconds, because other processes disturb some. */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await cpuTimeOfOne(work));
  return Math.min(...times);
}

/** Like `cpuTimeOf(work) < most`, but does not run the work again after a run that is fast enough. */
export async function isCpuTimeBelow(most: number, work: () => unknown): Promise<boolean> {
  for (let run = 0; run < RUNS; run += 1) if ((await cpuTimeOfOne(work)) < most) return true;
  return false;
}
