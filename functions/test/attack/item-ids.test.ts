import { describe, expect, it } from 'vitest';
import { send } from '../api/support/api';

const RESERVED = ['__proto__', '__x__', '____', '__id7__', '__constructor__'];
const ALLOWED = ['__', '___', '__x', 'x__', '_x_', '-'];
const statusOf = async (path: string) => (await send('GET', path)).status;

describe('an item id', () => {
  it.each(RESERVED)(
    '%s, which Firestore reserves, gets a 400 from the API and no error from the item page',
    async (id) => {
      expect(await statusOf(`/api/items/${id}`)).toBe(400);
      expect(await statusOf(`/item/${id}`)).toBe(200);
      expect(await statusOf(`/item/${id}/card-0123456789abcdef.png`)).toBe(404);
    },
  );

  it.each(ALLOWED)(
    '%s, which Firestore does not reserve, gets a 404 from the API, because no item has it',
    async (id) => {
      expect(await statusOf(`/api/items/${id}`)).toBe(404);
    },
  );
});
