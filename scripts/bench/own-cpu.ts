import { setImmediate } from 'node:timers/promises';

/** Runs something and tells how much CPU time the whole process spent meanwhile, in milliseconds. */
export async function withCpuTime<T>(
  run: () => T | Promise<T>,
): Promise<{ readonly result: T; readonly ms: number }> {
  const before = process.cpuUsage();
  const result = await run();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}

/** The value below which that share of them lies; they need no order. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** What this process holds, in bytes: all of it, and what its garbage collector tells of. */
export async function memoryHeld(): Promise<{ readonly resident: number; readonly held: number }> {
  const { gc } = globalThis;
  if (!gc) throw new Error('Run with --expose-gc, or the memory held cannot be told');
  // Buffers are let go of a turn after nothing holds them.
  for (let round = 0; round < 3; round += 1) {
    gc();
    await setImmediate();
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss, held: heapUsed + external };
}
