import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    skipReason?: string;
  }
}

/**
 * Skips the test, and stores the reason in the test's meta, because vitest's JSON report does not contain skip notes.
 */
export function skipBecause({ task, skip }: TestContext, reason: string): never {
  task.meta.skipReason = reason;
  return skip(reason);
}
