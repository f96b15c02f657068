import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    skipReason?: string;
  }
}

/** Skips a test and lets the report say why: vitest's JSON carries a test's meta, but not its note. */
export function skipBecause({ task, skip }: TestContext, reason: string): never {
  task.meta.skipReason = reason;
  return skip(reason);
}
