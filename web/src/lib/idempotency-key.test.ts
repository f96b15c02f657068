import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-key';

test('repeats the key for the same content and changes it with the content', () => {
  const keyFor = createIdempotencyKeys();
  const first = keyFor({ title: 'Mug' });
  expect(keyFor({ title: 'Mug' })).toBe(first);
  expect(keyFor({ title: 'Mugs' })).not.toBe(first);
});
