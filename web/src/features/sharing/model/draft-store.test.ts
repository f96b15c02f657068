import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inStore, type RecordKey } from '@/lib/browser-database';
import { forgetRecords } from '@/lib/forget-stored';
import { NO_REDACTION } from './redaction';
import { type Draft, hasDraft, loadDraft, saveDraft } from './draft-store';
import { EMPTY_SALE, NO_GUESSES, SALE_CHOICES } from './sale-form';

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

const rawRecords = {
  get: (key: RecordKey) => inStore('drafts', 'readonly', (records) => records.get(key)),
  set: (key: RecordKey, value: unknown) =>
    inStore('drafts', 'readwrite', (records) => records.put(value, key)),
};

const clearDraft = (memberId: string) => forgetRecords({ end: 'signed-out', memberId });

beforeEach(() => Promise.all(['ann', 'bob'].map(clearDraft)));
afterEach(() => vi.restoreAllMocks());

describe('draft store', () => {
  it('counts platform and kind of an older draft as chosen by the member', async () => {
    await saveDraft('ann', draftOf('Tee'));
    const stored = (await rawRecords.get(['ann', 'draft'])) as Record<string, unknown>;
    const { reading: _reading, guesses: _guesses, touched: _touched, ...older } = stored;
    await rawRecords.set(['ann', 'draft'], older);
    expect(await loadDraft('ann')).toMatchObject({
      reading: null,
      guesses: NO_GUESSES,
      touched: SALE_CHOICES,
    });
  });

  it('asks for the part of an older draft, and treats its screenshot as readable', async () => {
    await saveDraft('ann', draftOf('Tee'));
    const stored = (await rawRecords.get(['ann', 'draft'])) as Record<string, unknown>;
    const { itemPart: _itemPart, ...older } = stored;
    const reading = { showsPayout: true, isCheckOnly: false };
    await rawRecords.set(['ann', 'draft'], { ...older, reading });
    expect(await loadDraft('ann')).toMatchObject({
      itemPart: null,
      reading: { ...reading, isHardToRead: false },
    });
  });

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

  it('saves the redaction areas and whether they were checked', async () => {
    const areas = [
      { x: 0.1, y: 0.2, width: 0.3, height: 0.05, kind: 'name' },
      { x: 0.1, y: 0.5, width: 0.3, height: 0.05 },
    ] as const;
    const redaction = { areas, checked: true };
    await saveDraft('ann', { ...draftOf('Tee', picture('a.png')), redaction });
    expect(await loadDraft('ann')).toMatchObject({ redaction });
    // Drafts that are already stored use these field names.
    expect(await rawRecords.get(['ann', 'draft'])).toMatchObject({ hidden: areas, checked: true });
  });

  it('saves the suggested areas apart from the hidden ones', async () => {
    const suggested = [{ x: 0.1, y: 0.2, width: 0.3, height: 0.05, kind: 'name' }] as const;
    const redaction = { areas: [], checked: true, suggested };
    await saveDraft('ann', { ...draftOf('Tee', picture('a.png')), redaction });
    expect((await loadDraft('ann'))?.redaction).toEqual(redaction);
    // An earlier version of the app, which knows no suggested areas, must not hide them.
    expect(await rawRecords.get(['ann', 'draft'])).toMatchObject({ hidden: [] });
  });

  it('loads an old draft without redaction fields as unchecked, and without frames for the cover', async () => {
    const old = { values: EMPTY_SALE, pictureId: null, attempt: null };
    await rawRecords.set(['ann', 'draft'], old);
    const draft = await loadDraft('ann');
    expect(draft).toMatchObject({ values: EMPTY_SALE, redaction: NO_REDACTION, coverOptions: [] });
    expect(draft?.settings).toEqual({ hidesFees: false });
  });

  it('loads an old draft without a link to the listing', async () => {
    const { ebayUrl: _ebayUrl, ...values } = { ...EMPTY_SALE, title: 'Tee' };
    await rawRecords.set(['ann', 'draft'], { values, pictureId: null, attempt: null });
    expect((await loadDraft('ann'))?.values).toEqual({ ...EMPTY_SALE, title: 'Tee' });
  });

  it('loads the stored redaction', async () => {
    const area = { x: 0.1, y: 0.2, width: 0.3, height: 0.05, kind: 'order' };
    const old = { values: EMPTY_SALE, pictureId: null, attempt: null };
    await rawRecords.set(['ann', 'draft'], { ...old, hidden: [area], checked: true });
    expect(await loadDraft('ann')).toMatchObject({ redaction: { areas: [area], checked: true } });
  });

  it('keeps the drafts of different members apart', async () => {
    await saveDraft('ann', draftOf('Tee'));
    expect(await loadDraft('annabel')).toBeNull();
    expect(await hasDraft('ann')).toBe(true);
    expect(await hasDraft('annabel')).toBe(false);
  });

  it('writes the picture only once while the fields change', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const screenshot = picture('a.png');
    await saveDraft('ann', draftOf('T', screenshot));
    await saveDraft('ann', draftOf('Te', screenshot));
    await saveDraft('ann', draftOf('Tee', (await loadDraft('ann'))?.screenshot ?? null));
    expect(put).toHaveBeenCalledTimes(4);
  });

  it('keeps fields and picture of the last save when two tabs save', async () => {
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

  it('removes a draft when it is cleared or saved empty', async () => {
    await saveDraft('ann', draftOf('Tee', picture('a.png')));
    await clearDraft('ann');
    expect(await loadDraft('ann')).toBeNull();
    await saveDraft('ann', draftOf('Tee'));
    await saveDraft('ann', { ...draftOf(''), attempt: null });
    expect(await hasDraft('ann')).toBe(false);
  });

  it("removes only one member's draft", async () => {
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
