import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import { describe, expect, it, vi } from 'vitest';
import type { Logger } from '../../lib/logger';
import type { UndrawnPage } from '../../repos/undrawn-items-repo';
import { createUndrawnItems, type DrawnPage } from './undrawn-items';

const NOW = new Date('2026-10-01');
const record = itemRecordLike();

/** Draws one page of items. A picture with the address `elsewhere` is not stored here. */
async function drawPage(page: UndrawnPage, { elsewhere = '', changed = false } = {}) {
  const error = vi.fn<Logger['error']>();
  const log: Logger = { info() {}, warn() {}, error, with: () => log };
  const pages = vi.fn(async function* () {
    yield page;
  });
  const undrawn = createUndrawnItems({
    undrawnItems: { pages },
    pictureStore: {
      redraw: async (picture) =>
        picture.url === elsewhere ? null : { picture, remove: async () => undefined },
    },
    storeFiles: async () => !changed,
    ...{ log, now: () => NOW },
  });
  const done: DrawnPage[] = [];
  for await (const drawn of undrawn.draw()) done.push(drawn);
  expect(pages).toHaveBeenCalledExactlyOnceWith(NOW);
  return { done, error };
}

describe('drawing the cards of earlier items', () => {
  it('counts an item whose picture is not stored here as failed, and logs it', async () => {
    const elsewhere = 'https://example.com/owl.webp';
    const owl = {
      itemId: 'owl',
      record: { ...record, picture: { ...record.picture, url: elsewhere } },
    };
    const page = { items: [owl, { itemId: 'elk', record }], hidden: 0 };
    const { done, error } = await drawPage(page, { elsewhere });
    expect(done).toEqual([{ drawn: 1, skipped: 0, failed: 1, hidden: 0 }]);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      'drawing_failed',
      expect.objectContaining({ itemId: 'owl' }),
    );
  });

  it('counts items that changed meanwhile and hidden ones without a log line', async () => {
    const page = { items: [{ itemId: 'owl', record }], hidden: 2 };
    const { done, error } = await drawPage(page, { changed: true });
    expect(done).toEqual([{ drawn: 0, skipped: 1, failed: 0, hidden: 2 }]);
    expect(error).not.toHaveBeenCalled();
  });
});
