import * as z from 'zod/mini';
import {
  runInStore,
  type RecordKey,
  type StoreRecords,
  tryRunInStore,
  tryWriteInStore,
} from '../browser-database';
import { onRecordsForgotten } from '../forget-stored';
import { announceOutboxChange } from './outbox-changes';
import { type OutboxEntry, outboxEntrySchema } from './outbox-entry';

/** The file of an entry. The record contains a copy of the bytes, because the file on disk may be deleted. */
const storedFileSchema = z.object({ bytes: z.instanceof(Blob), name: z.string() });

type EntryKey = Pick<OutboxEntry, 'id' | 'memberId'>;
const entryKey = ({ memberId, id }: EntryKey): RecordKey => [memberId, 'entry', id];
/**
 * Returns the key of an entry's file. The file is a separate record, so that a change of the entry's state does not
 * rewrite megabytes.
 */
const fileKey = ({ memberId, id }: EntryKey): RecordKey => [memberId, 'file', id];
const entriesOf = (memberId: string) =>
  IDBKeyRange.bound([memberId, 'entry'], [memberId, 'entry', []]);

/** Entries that the browser could not store, by their id. They exist until the page closes. */
const unstored = new Map<string, { readonly entry: OutboxEntry; readonly file: File | null }>();

/**
 * Adds an entry, or replaces the entry with the same id. Returns false if the browser cannot store it, for example
 * without space. The entry is then lost when the page closes.
 */
export async function addToOutbox(entry: OutboxEntry, file: File | null): Promise<boolean> {
  const isStored = await tryWriteInStore('outbox', (records) => put(records, entry, file));
  if (isStored) unstored.delete(entry.id);
  else unstored.set(entry.id, { entry, file });
  announceOutboxChange();
  return isStored;
}

async function put(records: StoreRecords, entry: OutboxEntry, file: File | null): Promise<void> {
  await records.put(entry, entryKey(entry));
  if (!file) return;
  const bytes = new Blob([file], { type: file.type });
  await records.put({ bytes, name: file.name }, fileKey(entry));
}

/** Returns a member's entries in the order of their creation. */
export async function listOutbox(memberId: string): Promise<readonly OutboxEntry[]> {
  const inMemory = [...unstored.values()]
    .map(({ entry }) => entry)
    .filter((entry) => entry.memberId === memberId);
  const stored = await storedEntries(memberId);
  return [...stored, ...inMemory].sort((one, other) => one.createdAt - other.createdAt);
}

/** Returns a member's entries except the quiet ones. */
export const listShownEntries = async (memberId: string): Promise<readonly OutboxEntry[]> =>
  (await listOutbox(memberId)).filter(({ isQuiet }) => !isQuiet);

/**
 * Returns the entries that a member would miss after signing out. Only these entries have a label. The entry of a like,
 * for example, has none.
 */
export const listLabeledEntries = async (memberId: string): Promise<readonly OutboxEntry[]> =>
  (await listOutbox(memberId)).filter(({ label }) => label !== '');

async function storedEntries(memberId: string): Promise<OutboxEntry[]> {
  const kept = await tryRunInStore('outbox', 'readonly', (records) =>
    records.getAll(entriesOf(memberId)),
  );
  return (kept ?? []).flatMap((entry) => outboxEntrySchema.safeParse(entry).data ?? []);
}

export const isOnlyInMemory = ({ id }: EntryKey): boolean => unstored.has(id);

/** Returns the file of an entry, or null if it has none. */
export async function readOutboxFile(entry: EntryKey): Promise<File | null> {
  const inMemory = unstored.get(entry.id);
  if (inMemory) return inMemory.file;
  const kept = await runInStore('outbox', 'readonly', (records) => records.get(fileKey(entry)));
  const stored = storedFileSchema.safeParse(kept).data;
  return stored ? new File([stored.bytes], stored.name, { type: stored.bytes.type }) : null;
}

/** Changes an entry unless it was removed meanwhile. Keeps its file. */
export const updateOutboxEntry = (entry: OutboxEntry): Promise<void> =>
  updateOutboxEntryAndFile(entry, null);

/** Changes an entry. If `file` is not null, also replaces its file. Does nothing if the entry was removed meanwhile. */
export async function updateOutboxEntryAndFile(
  entry: OutboxEntry,
  file: File | null,
): Promise<void> {
  const inMemory = unstored.get(entry.id);
  if (inMemory) unstored.set(entry.id, { entry, file: file ?? inMemory.file });
  else
    await tryWriteInStore('outbox', async (records) => {
      const isThere = await records.count(entryKey(entry));
      if (isThere) await put(records, entry, file);
    });
  announceOutboxChange();
}

export async function removeFromOutbox(entry: EntryKey): Promise<void> {
  unstored.delete(entry.id);
  await tryWriteInStore('outbox', async (records) => {
    await records.delete(entryKey(entry));
    await records.delete(fileKey(entry));
  });
  announceOutboxChange();
}

onRecordsForgotten('outbox', (isForgotten, deleted) => {
  for (const { entry } of unstored.values())
    if (isForgotten(entry.memberId)) unstored.delete(entry.id);
  void deleted.then(announceOutboxChange);
});
