import { setImmediate } from 'node:timers/promises';

/** Runs a function and returns the CPU time of the whole process in milliseconds. */
export async function measureCpuTime<T>(
  run: () => T | Promise<T>,
): Promise<{ readonly result: T; readonly ms: number }> {
  const before = process.cpuUsage();
  const result = await run();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}

/** Returns the value below which `share` of the values lie. For example, a `share` of 0.5 returns the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/**
 * Collects garbage, then returns the resident memory and the JavaScript memory in bytes. Throws without --expose-gc.
 */
export async function measureMemory(): Promise<{
  readonly resident: number;
  readonly held: number;
}> {
  const { gc } = globalThis;
  if (!gc) throw new Error('Run with --expose-gc to measure memory');
  for (let round = 0; round < 3; round += 1) {
    gc();
    await setImmediate();
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss, held: heapUsed + external };
}
