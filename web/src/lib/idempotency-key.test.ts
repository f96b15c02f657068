import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-key';

test('returns the same key for the same content, and a new key for other content', () => {
  const keyFor = createIdempotencyKeys();
  const first = keyFor({ title: 'Mug' });
  expect(keyFor({ title: 'Mug' })).toBe(first);
  expect(keyFor({ title: 'Mugs' })).not.toBe(first);
});
