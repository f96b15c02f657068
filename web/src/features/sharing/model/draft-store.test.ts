import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runInStore } from '@/lib/browser-database';
import { deleteRecordsOf } from '@/lib/forget-stored';
import { NO_REDACTION } from './redaction';
import type { Draft } from './draft';
import { hasDraft, loadDraft, saveDraft } from './draft-store';
import { EMPTY_SALE } from './sale-form';

const picture = (name: string) =>
  new File([`bytes of ${name}`], name, { type: 'image/png', lastModified: 7 });
const draftOf = (title: string, screenshot: File | null = null): Draft => ({
  redaction: NO_REDACTION,
  settings: { hidesFees: true },
  values: { ...EMPTY_SALE, title },
  screenshot,
  parts: { cover: { x: 0, y: 0.25, width: 1, height: 0.5 }, focus: null },
  coverOptions: [{ x: 0, y: 0.25, width: 1, height: 0.5 }],
  itemPart: [{ x: 0, y: 0.1, width: 1, height: 0.4 }],
  reading: { platform: 'depop', showsPayout: true, isCheckOnly: false, isHardToRead: true },
  guesses: { title, soldPrice: undefined },
  touched: ['platform'],
  attempt: { key: `key of ${title}`, sent: { shown: 's', rest: 'r' }, refused: false },
});

const clearDraft = (memberId: string) => deleteRecordsOf({ end: 'signed-out', memberId });

beforeEach(() => Promise.all(['ann', 'bob'].map(clearDraft)));
afterEach(() => vi.restoreAllMocks());

describe('draft store', () => {
  it('loads a saved draft with its picture', async () => {
    await saveDraft('ann', draftOf('Tee', picture('a.png')));
    const draft = await loadDraft('ann');
    expect(draft?.values.title).toBe('Tee');
    expect(draft?.parts?.cover).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
    expect(draft?.coverOptions).toEqual(draftOf('Tee').coverOptions);
    expect(draft?.attempt?.key).toBe('key of Tee');
    expect(draft?.itemPart).toEqual([{ x: 0, y: 0.1, width: 1, height: 0.4 }]);
    expect(draft?.reading).toEqual(draftOf('Tee').reading);
    expect(draft?.guesses).toEqual({ title: 'Tee' });
    expect(draft?.touched).toEqual(['platform']);
    expect(draft?.settings).toEqual({ hidesFees: true });
    expect(draft?.screenshot).toMatchObject({ name: 'a.png', type: 'image/png', lastModified: 7 });
    expect(await draft?.screenshot?.text()).toBe('bytes of a.png');
  });

  it('saves hidden areas, fees, suggested areas, and whether the screenshot was checked', async () => {
    const area = { x: 0.1, y: 0.2, width: 0.3, height: 0.05 };
    const redaction = {
      areas: [
        { ...area, kind: 'name' },
        { ...area, y: 0.5 },
      ],
      checked: true,
      fees: [{ ...area, kind: 'payout' }],
      suggested: [{ ...area, x: 0.5, kind: 'handle' }],
    } as const;
    await saveDraft('ann', { ...draftOf('Tee', picture('a.png')), redaction });
    expect((await loadDraft('ann'))?.redaction).toEqual(redaction);
  });

  it('replaces a draft that was stored before version 4 of the database', async () => {
    const earlier = { values: { ...EMPTY_SALE, title: 'Old' }, pictureId: null, attempt: null };
    await runInStore('drafts', 'readwrite', (records) => records.put(earlier, ['ann', 'draft']));
    expect((await loadDraft('ann'))?.values.title).toBe('Old');
    await saveDraft('ann', draftOf('New'));
    expect((await loadDraft('ann'))?.values.title).toBe('New');
  });

  it('stores a separate draft for each member', async () => {
    await saveDraft('ann', draftOf('Tee'));
    expect(await loadDraft('annabel')).toBeNull();
    expect(await hasDraft('ann')).toBe(true);
    expect(await hasDraft('annabel')).toBe(false);
  });

  it('writes the picture only once while the fields of the draft change', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const screenshot = picture('a.png');
    await saveDraft('ann', draftOf('T', screenshot));
    await saveDraft('ann', draftOf('Te', screenshot));
    await saveDraft('ann', draftOf('Tee', (await loadDraft('ann'))?.screenshot ?? null));
    expect(put).toHaveBeenCalledTimes(4);
  });

  it('keeps the fields and the picture of the last save when two tabs save a draft', async () => {
    const [mine, theirs] = [picture('mine.png'), picture('theirs.png')];
    await saveDraft('ann', draftOf('Mine', mine));
    await saveDraft('ann', draftOf('Theirs', theirs));
    await Promise.all([
      saveDraft('ann', draftOf('Theirs again', theirs)),
      saveDraft('ann', draftOf('Mine again', mine)),
    ]);
    const draft = await loadDraft('ann');
    expect(draft?.values.title).toBe('Mine again');
    expect(draft?.screenshot?.name).toBe('mine.png');
  });

  it('removes a stored draft when it is cleared or saved empty', async () => {
    await saveDraft('ann', draftOf('Tee', picture('a.png')));
    await clearDraft('ann');
    expect(await loadDraft('ann')).toBeNull();
    await saveDraft('ann', draftOf('Tee'));
    await saveDraft('ann', { ...draftOf(''), attempt: null });
    expect(await hasDraft('ann')).toBe(false);
  });

  it('removes the draft of one member and keeps the draft of another member', async () => {
    await saveDraft('ann', draftOf('Tee'));
    await saveDraft('bob', draftOf('Hat'));
    await clearDraft('ann');
    expect([await hasDraft('ann'), await hasDraft('bob')]).toEqual([false, true]);
  });

  it('keeps the old draft and returns false when the storage is full', async () => {
    await saveDraft('ann', draftOf('Tee', picture('a.png')));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(await saveDraft('ann', draftOf('Hat', picture('b.png')))).toBe(false);
    vi.restoreAllMocks();
    const draft = await loadDraft('ann');
    expect(draft?.values.title).toBe('Tee');
    expect(draft?.screenshot?.name).toBe('a.png');
  });
});
