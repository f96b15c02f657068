import { expect, test } from 'vitest';
import { createLogEventCounter } from './log-event-counter';

test('`take` returns how often each event was logged since the last call, or null if none was logged', () => {
  const { log, take } = createLogEventCounter();
  log.warn('items_refresh_failed');
  log.with({ id: 'a' }).error('item_parse_failed');
  log.warn('items_refresh_failed');
  expect(take()).toBe('items_refresh_failed: 2, item_parse_failed: 1');
  expect(take()).toBeNull();
});
