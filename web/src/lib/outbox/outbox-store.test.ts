import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeAllOutboxEntries, pictureFile, queuedTestEntry } from './entries.test-support';
import { deleteRecordsOf } from '../forget-stored';
import { onOutboxChange } from './outbox-changes';
import {
  addToOutbox,
  isOnlyInMemory,
  listOutbox,
  readOutboxFile,
  removeFromOutbox,
  updateOutboxEntry,
} from './outbox-store';

const idsOf = async (memberId: string) => (await listOutbox(memberId)).map(({ id }) => id);

beforeEach(removeAllOutboxEntries);
afterEach(() => vi.restoreAllMocks());

/** Makes writes fail, as they do in a browser without space or without IndexedDB. */
const failWrites = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });

describe('outbox store', () => {
  it("lists a member's entries in the order of their creation", async () => {
    const [first, second] = [queuedTestEntry('z'), queuedTestEntry('a')];
    await addToOutbox(second, null);
    await addToOutbox(first, null);
    await addToOutbox(queuedTestEntry('b', { memberId: 'bob' }), null);
    expect(await idsOf('ann')).toEqual(['z', 'a']);
  });

  it('returns the file with its name, type and bytes', async () => {
    const entry = queuedTestEntry('a');
    expect(await addToOutbox(entry, pictureFile())).toBe(true);
    const file = await readOutboxFile(entry);
    expect(file).toMatchObject({ name: 'sold.png', type: 'image/png' });
    expect(await file?.text()).toBe('bytes of sold.png');
    expect(await readOutboxFile(queuedTestEntry('b'))).toBeNull();
  });

  it('changes an entry and keeps its file', async () => {
    const entry = queuedTestEntry('a');
    await addToOutbox(entry, pictureFile());
    await updateOutboxEntry({ ...entry, state: 'failed', message: 'No' });
    expect(await listOutbox('ann')).toMatchObject([{ state: 'failed', message: 'No' }]);
    expect(await readOutboxFile(entry)).not.toBeNull();
  });

  it('does not restore a removed entry when updateOutboxEntry is called with it', async () => {
    const entry = queuedTestEntry('a');
    await addToOutbox(entry, pictureFile());
    await removeFromOutbox(entry);
    await updateOutboxEntry({ ...entry, state: 'failed' });
    expect(await idsOf('ann')).toEqual([]);
    expect(await readOutboxFile(entry)).toBeNull();
  });

  it('deletes only the entries of the member whose session ends', async () => {
    await addToOutbox(queuedTestEntry('a'), pictureFile());
    await addToOutbox(queuedTestEntry('b', { memberId: 'bob' }), null);
    await deleteRecordsOf({ end: 'signed-out', memberId: 'ann' });
    expect(await idsOf('ann')).toEqual([]);
    expect(await idsOf('bob')).toEqual(['b']);
  });

  it('ignores a stored entry that it cannot parse', async () => {
    await addToOutbox({ ...queuedTestEntry('a'), state: 'gone' as 'failed' }, null);
    await addToOutbox(queuedTestEntry('b'), null);
    expect(await idsOf('ann')).toEqual(['b']);
  });

  it('calls a listener after each change, until the listener is unsubscribed', async () => {
    const listener = vi.fn();
    const unsubscribe = onOutboxChange(listener);
    const entry = queuedTestEntry('a');
    await addToOutbox(entry, null);
    await updateOutboxEntry(entry);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    await removeFromOutbox(entry);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('outbox store without space', () => {
  it('keeps an entry with its file in memory', async () => {
    failWrites();
    const entry = queuedTestEntry('a');
    expect(await addToOutbox(entry, pictureFile())).toBe(false);
    expect(isOnlyInMemory(entry)).toBe(true);
    expect(await readOutboxFile(entry)).toMatchObject({ name: 'sold.png' });
    await updateOutboxEntry({ ...entry, state: 'failed' });
    expect(await listOutbox('ann')).toMatchObject([{ id: 'a', state: 'failed' }]);
    await removeFromOutbox(entry);
    expect(await idsOf('ann')).toEqual([]);
  });

  it('keeps an entry only in memory when its file does not fit', async () => {
    // Throws when the file is copied. At this moment, the entry has already been written in the same transaction.
    vi.spyOn(globalThis, 'Blob').mockImplementation(function () {
      throw new DOMException('No space', 'QuotaExceededError');
    });
    expect(await addToOutbox(queuedTestEntry('a'), pictureFile())).toBe(false);
    expect(await idsOf('ann')).toEqual(['a']);
  });

  it('keeps an entry in memory when IndexedDB throws', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    await addToOutbox(queuedTestEntry('a'), null);
    expect(await idsOf('ann')).toEqual(['a']);
    await deleteRecordsOf({ end: 'signed-out', memberId: 'ann' }).catch(() => undefined);
    expect(await idsOf('ann')).toEqual([]);
  });
});
