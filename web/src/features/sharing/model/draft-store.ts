import type { PictureParts } from '@contract/rules/shown-square';
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import {
  type ShareSettings,
  shareSettingsOf,
  shareSettingsSchema,
} from '@contract/schemas/share-settings';
import * as z from 'zod/mini';
import { picturePartsSchema } from '@/lib/picture-parts';
import { NO_REDACTION, type Redaction, redactionAreaSchema } from '@/lib/redaction';
import { type PageFacts, pageFactsSchema } from '@/lib/sale-reading';
import { type Attempt, attemptSchema } from './attempt';
import {
  EMPTY_SALE,
  isBlankSale,
  NO_GUESSES,
  SALE_CHOICES,
  type SaleChoice,
  saleFormSchema,
  type SaleFormValues,
  type SaleGuesses,
  saleGuessesSchema,
} from './sale-form';

export interface Draft {
  readonly values: SaleFormValues;
  readonly screenshot: File | null;
  readonly redaction: Redaction;
  readonly settings: ShareSettings;
  /** Null before the screenshot was read. */
  readonly parts: PictureParts | null;
  /** Null before the screenshot was read. */
  readonly reading: PageFacts | null;
  readonly guesses: SaleGuesses;
  /** The choices that the member made or confirmed. No reading changes them. */
  readonly touched: readonly SaleChoice[];
  /** Stored, so that a retry after a reload does not share the sale twice. */
  readonly attempt: Attempt | null;
}

export const EMPTY_DRAFT: Draft = {
  values: EMPTY_SALE,
  screenshot: null,
  redaction: NO_REDACTION,
  settings: shareSettingsOf({}),
  parts: null,
  reading: null,
  guesses: NO_GUESSES,
  touched: [],
  attempt: null,
};

export const isEmptyDraft = ({ values, screenshot }: Draft): boolean =>
  screenshot === null && isBlankSale(values);

/** The picture is a separate record, so that typing does not rewrite megabytes. */
const storedDraftSchema = z.object({
  values: saleFormSchema,
  pictureId: z.nullable(z.string()),
  attempt: z.nullable(attemptSchema),
  // The redaction, and the parts. Older drafts lack them.
  hidden: z._default(z.array(redactionAreaSchema), []),
  checked: z._default(z.boolean(), false),
  parts: picturePartsSchema,
  reading: z._default(z.nullable(pageFactsSchema), null),
  // An older draft does not say what was read, so everything counts as typed.
  guesses: z._default(saleGuessesSchema, NO_GUESSES),
  // An older draft does not say what the member chose, so everything counts as chosen.
  touched: z._default(z.array(z.enum(SALE_CHOICES)), [...SALE_CHOICES]),
  fees: z.optional(z.array(redactionAreaSchema)),
  ...shareSettingsSchema.shape,
});

/** Holds a copy of the bytes, because the file on disk may be deleted. */
const storedPictureSchema = z.object({
  bytes: z.instanceof(Blob),
  name: z.string(),
  lastModified: z.number(),
});

let opened: UseStore | undefined;
const records = (): UseStore => (opened ??= createStore('boloboard-drafts', 'drafts'));

const draftKey = (memberId: string) => [memberId, 'draft'];
const pictureKey = (memberId: string, pictureId: string) => [memberId, 'picture', pictureId];
const allOf = (memberId: string) => IDBKeyRange.bound([memberId], [memberId, []]);
const picturesOf = (memberId: string) =>
  IDBKeyRange.bound([memberId, 'picture'], [memberId, 'picture', []]);

const pictureIds = new WeakMap<File, string>();

function pictureIdOf(file: File): string {
  const id = pictureIds.get(file) ?? crypto.randomUUID();
  pictureIds.set(file, id);
  return id;
}

/**
 * Saves a member's draft, or removes it if it is empty. Fields and picture are written in one transaction:
 * if two tabs save, the later draft replaces the whole earlier one. Returns false if the browser has no IndexedDB or no space.
 */
export async function saveDraft(memberId: string, draft: Draft): Promise<boolean> {
  if (isEmptyDraft(draft)) return removeDraft(memberId);
  const { screenshot, redaction, settings, ...kept } = draft;
  const pictureId = screenshot && pictureIdOf(screenshot);
  const { areas: hidden, ...choices } = redaction;
  const fields = { ...kept, ...choices, ...settings, hidden, pictureId };
  return succeeds(() =>
    records()('readwrite', async (store) => {
      try {
        await keepPicture(store, memberId, screenshot, pictureId);
        store.put(fields, draftKey(memberId));
      } catch (error) {
        // Otherwise IndexedDB commits the part that was written.
        store.transaction.abort();
        throw error;
      }
      return promisifyRequest(store.transaction);
    }),
  );
}

async function keepPicture(
  store: IDBObjectStore,
  memberId: string,
  file: File | null,
  pictureId: string | null,
) {
  const kept = (await promisifyRequest(store.getAllKeys(picturesOf(memberId)))).map(String);
  const key = pictureId === null ? null : pictureKey(memberId, pictureId);
  if (key && kept.length === 1 && kept[0] === String(key)) return;
  store.delete(picturesOf(memberId));
  if (!key || !file) return;
  const bytes = new Blob([file], { type: file.type });
  store.put({ bytes, name: file.name, lastModified: file.lastModified }, key);
}

/** Returns null if there is no draft or if it cannot be read. */
export async function loadDraft(memberId: string): Promise<Draft | null> {
  try {
    return await records()('readonly', async (store) => {
      const kept: unknown = await promisifyRequest(store.get(draftKey(memberId)));
      const stored = storedDraftSchema.safeParse(kept).data;
      if (!stored) return null;
      const { values, attempt, parts, reading, guesses, touched } = stored;
      const { pictureId, hidden: areas, checked, fees } = stored;
      const redaction = { areas, checked, ...(fees && { fees }) };
      const screenshot = pictureId === null ? null : await loadPicture(store, memberId, pictureId);
      const fields = { values, attempt, parts, reading, guesses, touched };
      return { ...fields, redaction, settings: shareSettingsOf(stored), screenshot };
    });
  } catch {
    return null;
  }
}

async function loadPicture(store: IDBObjectStore, memberId: string, pictureId: string) {
  const kept: unknown = await promisifyRequest(store.get(pictureKey(memberId, pictureId)));
  const picture = storedPictureSchema.safeParse(kept).data;
  if (!picture) return null;
  const { bytes, name, lastModified } = picture;
  const file = new File([bytes], name, { type: bytes.type, lastModified });
  pictureIds.set(file, pictureId);
  return file;
}

export async function hasDraft(memberId: string): Promise<boolean> {
  try {
    return await records()('readonly', async (store) => {
      return (await promisifyRequest(store.count(draftKey(memberId)))) > 0;
    });
  } catch {
    return false;
  }
}

const clearings = new EventTarget();

/** Calls `stop` when the member's draft is cleared. Returns a function that ends this. */
export function whenCleared(memberId: string, stop: () => void): () => void {
  clearings.addEventListener(memberId, stop);
  return () => clearings.removeEventListener(memberId, stop);
}

/** Removes a member's draft for signing out. Open forms save nothing afterwards. */
export function clearDraft(memberId: string): Promise<boolean> {
  clearings.dispatchEvent(new Event(memberId));
  return removeDraft(memberId);
}

const removeDraft = (memberId: string): Promise<boolean> =>
  succeeds(() =>
    records()('readwrite', (store) => {
      store.delete(allOf(memberId));
      return promisifyRequest(store.transaction);
    }),
  );

async function succeeds(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch {
    return false;
  }
}
