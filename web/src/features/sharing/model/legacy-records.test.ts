import 'fake-indexeddb/auto';
import { WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import { afterEach, describe, expect, it } from 'vitest';
import { runInStore } from '@/lib/browser-database';
import { deleteRecordsOf } from '@/lib/forget-stored';
import { newOutboxEntry, type OutboxEntry } from '@/lib/outbox/outbox-entry';
import type { Draft } from './draft';
import { loadDraft } from './draft-store';
import { draftOfQueuedSale, queuedSaleIn } from './queued-sale';
import { DEFAULTED_SALE_FIELDS } from './sale-form';

const values = {
  title: 'Brass lamp',
  soldPrice: '34.99',
  soldDate: '2026-11-02',
  isOwnSale: 'true',
  purchasePrice: '5',
  sourceLocation: 'Thrift Store',
  platform: 'depop',
  ebayUrl: '',
  comment: 'Sold in a day',
  categoryId: '',
  categoryName: '',
} as const;
const { ebayUrl: _ebayUrl, ...valuesWithoutLink } = values;
const name = { x: 0.1, y: 0.2, width: 0.3, height: 0.05, kind: 'name' } as const;
const own = { x: 0.1, y: 0.5, width: 0.3, height: 0.05 };
const payout = { x: 0.7, y: 0.6, width: 0.2, height: 0.05, kind: 'payout' } as const;
const handle = { x: 0.6, y: 0.2, width: 0.2, height: 0.05, kind: 'handle' } as const;
const upper = [{ x: 0, y: 0, width: 1, height: 0.5 }];
const parts = { cover: { x: 0, y: 0, width: 1, height: 0.25 }, focus: null };
const attempt = { key: 'key-1', sent: { shown: 's', rest: 'r' }, refused: false };
const reading = {
  platform: 'depop',
  showsPayout: true,
  isCheckOnly: false,
  isHardToRead: true,
  confidence: 0.7,
  titleArea: { x: 0.1, y: 0.1, width: 0.5, height: 0.04 },
} as const;

/** Every field of a draft that was stored before version 4 of the database. */
const storedDraft = {
  values,
  pictureId: 'picture-1',
  attempt,
  hidden: [name, own, payout],
  checked: true,
  parts,
  coverOptions: [parts.cover],
  itemPart: upper,
  reading,
  guesses: { title: 'Brass lamp', soldPrice: '34.99' },
  touched: ['platform'],
  fees: [payout],
  suggested: [handle],
  hidesFees: true,
};
const fingerprint = { shown: 'shown', rest: 'rest' };
/** Every field of a queued share that was stored before version 4 of the database. */
const storedShare = {
  values,
  areas: [name, own],
  parts,
  itemPart: upper,
  fees: [payout],
  suggested: [handle],
  hidesFees: true,
  isExamined: true,
  isAnother: true,
  attempt,
  fingerprint,
};

/** Stores the records of a draft, and then loads the draft from these records. */
async function loaded(draft: object): Promise<Draft | null> {
  await runInStore('drafts', 'readwrite', async (records) => {
    await records.put(draft, ['ann', 'draft']);
    const bytes = new Blob(['pixels'], { type: 'image/png' });
    await records.put({ bytes, name: 'sold.png', lastModified: 7 }, [
      'ann',
      'picture',
      'picture-1',
    ]);
  });
  return loadDraft('ann');
}
afterEach(() => deleteRecordsOf({ end: 'signed-out', memberId: 'ann' }));

const screenshot = new File(['pixels'], 'sold.png', { type: 'image/png' });
const entryOf = (draft: object, change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...newOutboxEntry({
    id: 'key-1',
    memberId: 'ann',
    endpoint: 'shareScreenshot',
    input: { body: {} },
    label: 'Brass lamp',
    isChecked: false,
    draft,
    createdAt: 0,
  }),
  ...change,
});
/** Returns the draft of the form for a queued share. */
function editable(share: object, change?: Partial<OutboxEntry>): Draft | null {
  const entry = entryOf(share, change);
  const queued = queuedSaleIn(entry);
  return queued && draftOfQueuedSale(entry, queued, screenshot);
}

describe('a draft from before version 4 of the database', () => {
  it('loads an earlier draft with everything that the member entered, chose and hid', async () => {
    const draft = await loaded(storedDraft);
    expect(draft).toEqual({
      values,
      screenshot: expect.any(File) as File,
      attempt,
      redaction: {
        areas: [name, own, payout],
        checked: true,
        fees: [payout],
        suggested: [handle],
      },
      settings: { hidesFees: true },
      parts,
      coverOptions: [parts.cover],
      itemPart: upper,
      reading,
      guesses: { title: 'Brass lamp', soldPrice: '34.99' },
      touched: ['platform'],
    });
    expect(draft?.screenshot).toMatchObject({ name: 'sold.png', type: 'image/png' });
    expect(await draft?.screenshot?.text()).toBe('pixels');
  });

  it('loads a draft that has only the oldest fields: nothing counts as checked, and all values count as typed', async () => {
    const oldest = { values: valuesWithoutLink, pictureId: null, attempt: null };
    expect(await loaded(oldest)).toEqual({
      values,
      screenshot: null,
      attempt: null,
      redaction: { areas: [], checked: false },
      settings: { hidesFees: false },
      parts: null,
      coverOptions: [],
      itemPart: null,
      reading: null,
      guesses: {},
      touched: DEFAULTED_SALE_FIELDS,
    });
  });

  it('loads a draft that was moved from a database of version 1.1', async () => {
    expect(await loaded({ ...storedDraft, isMoved: true })).toEqual(await loaded(storedDraft));
  });

  it('treats the screenshot of an earlier draft as easy to read if the draft does not state whether it is hard to read', async () => {
    const { isHardToRead: _isHardToRead, ...older } = reading;
    const draft = await loaded({ ...storedDraft, reading: older });
    expect(draft?.reading).toEqual({ ...reading, isHardToRead: false });
  });
});

describe('a share that was queued before version 4 of the database', () => {
  const draft = {
    values,
    screenshot,
    redaction: { areas: [name, own], checked: true, fees: [payout], suggested: [handle] },
    settings: { hidesFees: true },
    parts,
    coverOptions: [],
    itemPart: upper,
    reading: null,
    guesses: {},
    touched: DEFAULTED_SALE_FIELDS,
    attempt,
  };

  it('returns an earlier queued share to the form with everything that the member entered, chose and hid', () => {
    expect(editable(storedShare)).toEqual(draft);
  });

  it("keeps the member's answer to the same-picture question, and the fingerprint of the queued sale", () => {
    const queued = queuedSaleIn(entryOf(storedShare));
    expect(queued).toMatchObject({ isAnother: true, fingerprint });
  });

  it('treats an earlier queued share as possibly stored by the server if it was sent and got no response', () => {
    const unsent = { ...storedShare, attempt: { ...attempt, sent: null } };
    const sent = { ...attempt, sent: fingerprint };
    expect(editable(unsent, { isChecked: true, attempts: 1 })).toEqual({ ...draft, attempt: sent });
  });

  it('restores the oldest queued shares without a part, except for a checked screenshot without hidden areas', () => {
    const {
      fees: _fees,
      suggested: _suggested,
      itemPart: _itemPart,
      hidesFees: _hidesFees,
      ...rest
    } = storedShare;
    const oldest = { ...rest, values: valuesWithoutLink, areas: [], isExamined: false };
    expect(editable(oldest)).toEqual({
      ...draft,
      redaction: { areas: [], checked: false },
      settings: { hidesFees: false },
      itemPart: null,
    });
    expect(editable({ ...oldest, isExamined: true })?.itemPart).toEqual(WHOLE_SCREENSHOT);
    const found = { ...oldest, isExamined: true, areas: [name] };
    expect(editable(found)?.itemPart).toBeNull();
  });

  it('ignores a record that is not a queued share', () => {
    expect(queuedSaleIn(entryOf({ text: 'A comment' }))).toBeNull();
  });
});
