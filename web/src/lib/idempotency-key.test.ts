import { expect, test } from 'vitest';
import { createIdempotencyKeySource } from './idempotency-key';

test('returns the same key for the same content, and a new key for other content', () => {
  const keyFor = createIdempotencyKeySource();
  const first = keyFor({ title: 'Mug' });
  expect(keyFor({ title: 'Mug' })).toBe(first);
  expect(keyFor({ title: 'Mugs' })).not.toBe(first);
});
