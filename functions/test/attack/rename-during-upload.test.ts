import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../api/support/api';
import { createMember, uniqueName } from '../api/support/member';
import { SALE_FIELDS, shareSale, readStoredItemsOf } from '../api/support/share-sale';

const after = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe('a username that changes during an upload', () => {
  let screenshot: Buffer;
  beforeAll(async () => {
    // Uses a large picture, whose decoding takes about a second, so that the username changes meanwhile.
    const large = { width: 6000, height: 6000, channels: 3, background: '#375' } as const;
    screenshot = await sharp({ create: large }).png({ compressionLevel: 1 }).toBuffer();
  });

  it.each([50, 200, 400])(
    "is stored with its new value in the item and the item's comment when it changes %i ms after the start of the upload",
    async (ms) => {
      const member = await createMember();
      const username = uniqueName();
      const fields = { ...SALE_FIELDS, comment: 'With my name', cover: null };
      const sharing = shareSale(member, { fields, screenshot });
      await after(ms);
      const renamed = await call('setUsername', { as: member, json: { username } });
      expect(renamed.status).toBe(204);
      expect((await sharing).status).toBe(201);
      const [item] = (await readStoredItemsOf(member)).items;
      const comments = await item?.ref.collection('comments').get();
      const names = [item, ...(comments?.docs ?? [])].map(
        (document) => document?.get('username') as unknown,
      );
      expect(names).toEqual([username, username]);
    },
  );
});
