const RUNS = 3;

/** Returns the smallest processor time of several runs, in microseconds, because other processes disturb some. */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push(user + system);
  }
  return Math.min(...times);
}
