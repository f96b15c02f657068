import { setImmediate } from 'node:timers/promises';

/** Runs a function and measures the CPU time of the whole process meanwhile, in milliseconds. */
export async function withCpuTime<T>(
  run: () => T | Promise<T>,
): Promise<{ readonly result: T; readonly ms: number }> {
  const before = process.cpuUsage();
  const result = await run();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}

/** Returns the quantile of unsorted values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Returns the memory of this process in bytes: resident, and held by JavaScript. Throws without --expose-gc. */
export async function memoryHeld(): Promise<{ readonly resident: number; readonly held: number }> {
  const { gc } = globalThis;
  if (!gc) throw new Error('Run with --expose-gc to measure memory');
  // Node frees buffers one turn later.
  for (let round = 0; round < 3; round += 1) {
    gc();
    await setImmediate();
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss, held: heapUsed + external };
}
