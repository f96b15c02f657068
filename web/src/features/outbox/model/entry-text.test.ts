import { expect, test } from 'vitest';
import { queuedTestEntry } from '@/lib/outbox/entries.test-support';
import { outboxSummary } from './entry-text';

test.each([
  [['waiting'], '1 share waiting'],
  [['waiting', 'sending', 'limit-reached'], '3 shares waiting'],
  [['waiting', 'failed'], '1 share waiting, 1 share needs your attention'],
  [['failed', 'failed'], '2 shares need your attention'],
] as const)("for the states %j, outboxSummary returns the text '%s'", (states, summary) => {
  const entries = states.map((state) => ({ ...queuedTestEntry(state), state }));
  expect(outboxSummary(entries)).toBe(summary);
});
