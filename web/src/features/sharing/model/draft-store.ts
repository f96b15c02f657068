import * as z from 'zod/mini';
import {
  type RecordKey,
  type StoreRecords,
  recordRangeOf,
  tryRunInStore,
  tryWriteInStore,
} from '@/lib/browser-database';
import { type Draft, draftSchema, isEmptyDraft } from './draft';
import { parseLegacyDraft } from './legacy-records';

/** The id of the draft's picture. The picture is a separate record, so that typing does not write megabytes again. */
const pictureIdSchema = z.object({ pictureId: z.nullable(z.string()) });

/**
 * The record of the picture. It contains a copy of the picture's bytes, because the user may delete the file on disk.
 */
const storedPictureSchema = z.object({
  bytes: z.instanceof(Blob),
  name: z.string(),
  lastModified: z.number(),
});

const draftKey = (memberId: string): RecordKey => [memberId, 'draft'];
const pictureKey = (memberId: string, pictureId: string): RecordKey => [
  memberId,
  'picture',
  pictureId,
];
const picturesOf = (memberId: string) =>
  IDBKeyRange.bound([memberId, 'picture'], [memberId, 'picture', []]);

const pictureIds = new WeakMap<File, string>();

function pictureIdOf(file: File): string {
  const id = pictureIds.get(file) ?? crypto.randomUUID();
  pictureIds.set(file, id);
  return id;
}

/**
 * Saves a member's draft. If the draft is empty, removes the stored draft. Writes fields and picture in one
 * transaction, so that the later of two drafts from two tabs replaces the whole earlier draft. Returns false if the
 * browser has no IndexedDB or no space.
 */
export async function saveDraft(memberId: string, draft: Draft): Promise<boolean> {
  if (isEmptyDraft(draft)) return removeDraft(memberId);
  const { screenshot, ...fields } = draft;
  const pictureId = screenshot && pictureIdOf(screenshot);
  return tryWriteInStore('drafts', async (records) => {
    await keepPicture(records, memberId, screenshot, pictureId);
    await records.put({ ...fields, pictureId }, draftKey(memberId));
  });
}

async function keepPicture(
  records: StoreRecords,
  memberId: string,
  file: File | null,
  pictureId: string | null,
) {
  const kept = (await records.getAllKeys(picturesOf(memberId))).map(String);
  const key = pictureId === null ? null : pictureKey(memberId, pictureId);
  if (key && kept.length === 1 && kept[0] === String(key)) return;
  await records.delete(picturesOf(memberId));
  if (!key || !file) return;
  const bytes = new Blob([file], { type: file.type });
  await records.put({ bytes, name: file.name, lastModified: file.lastModified }, key);
}

/** Returns the stored draft. Returns null if there is no stored draft or if it cannot be read. */
export async function loadDraft(memberId: string): Promise<Draft | null> {
  const draft = await tryRunInStore('drafts', 'readonly', async (records) => {
    const record = await records.get(draftKey(memberId));
    const fields = draftSchema.safeParse(record).data ?? parseLegacyDraft(record);
    const picture = pictureIdSchema.safeParse(record).data;
    if (!fields || !picture) return null;
    const { pictureId } = picture;
    const screenshot = pictureId === null ? null : await loadPicture(records, memberId, pictureId);
    return { ...fields, screenshot };
  });
  return draft ?? null;
}

async function loadPicture(records: StoreRecords<'readonly'>, memberId: string, pictureId: string) {
  const kept = await records.get(pictureKey(memberId, pictureId));
  const picture = storedPictureSchema.safeParse(kept).data;
  if (!picture) return null;
  const { bytes, name, lastModified } = picture;
  const file = new File([bytes], name, { type: bytes.type, lastModified });
  pictureIds.set(file, pictureId);
  return file;
}

export async function hasDraft(memberId: string): Promise<boolean> {
  const found = await tryRunInStore('drafts', 'readonly', (records) =>
    records.count(draftKey(memberId)),
  );
  return found === 1;
}

export const removeDraft = (memberId: string): Promise<boolean> =>
  tryWriteInStore('drafts', (records) => records.delete(recordRangeOf(memberId)));
