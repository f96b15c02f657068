import { describe, expect, it } from 'vitest';
import { itemIdSchema } from './item';

const isId = (text: string) => itemIdSchema.safeParse(text).success;

describe('itemIdSchema', () => {
  it.each(['a', 'A-9_z', '__', '___', '__x', 'x__', '_x_', 'x'.repeat(128)])(
    'accepts %s',
    (text) => {
      expect(isId(text)).toBe(true);
    },
  );

  it.each(['', '.', '..', 'a/b', 'a.b', 'é', '____', '__x__', '__proto__', 'x'.repeat(129)])(
    'rejects %j, which is invalid in Firestore or in a path',
    (text) => {
      expect(isId(text)).toBe(false);
    },
  );
});
