import type { PictureParts } from '@contract/rules/shown-square';
import { coverOptionsSchema } from '@contract/schemas/cover';
import { type ItemPart, itemPartSchema } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import {
  type ShareSettings,
  shareSettingsOf,
  shareSettingsSchema,
} from '@contract/schemas/share-settings';
import * as z from 'zod/mini';
import {
  type RecordKey,
  type Records,
  recordsOf,
  tryInStore,
  writeInStore,
} from '@/lib/browser-database';
import { picturePartsSchema } from './picture-parts';
import { NO_REDACTION, type Redaction, redactionAreaSchema } from './redaction';
import { type PageFacts, pageFactsSchema } from './sale-reading';
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
  /** The frames that the form offers for the cover. Empty if the reading was sure. */
  readonly coverOptions: readonly PictureArea[];
  /** The item's part of the screenshot. Null if it was not found or chosen yet. */
  readonly itemPart: ItemPart | null;
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
  coverOptions: [],
  itemPart: null,
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
  coverOptions: z._default(coverOptionsSchema, []),
  itemPart: z._default(z.nullable(itemPartSchema), null),
  reading: z._default(z.nullable(pageFactsSchema), null),
  // An older draft does not say what was read, so everything counts as typed.
  guesses: z._default(saleGuessesSchema, NO_GUESSES),
  // An older draft does not say what the member chose, so everything counts as chosen.
  touched: z._default(z.array(z.enum(SALE_CHOICES)), [...SALE_CHOICES]),
  fees: z.optional(z.array(redactionAreaSchema)),
  suggested: z.optional(z.array(redactionAreaSchema)),
  ...shareSettingsSchema.shape,
});

/** Holds a copy of the bytes, because the file on disk may be deleted. */
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
 * Saves a member's draft, or removes it if it is empty. Fields and picture are written in one transaction:
 * if two tabs save, the later draft replaces the whole earlier one. Returns false if the browser has no IndexedDB or no space.
 */
export async function saveDraft(memberId: string, draft: Draft): Promise<boolean> {
  if (isEmptyDraft(draft)) return removeDraft(memberId);
  const { screenshot, redaction, settings, ...kept } = draft;
  const pictureId = screenshot && pictureIdOf(screenshot);
  const { areas: hidden, ...choices } = redaction;
  const fields = { ...kept, ...choices, ...settings, hidden, pictureId };
  return writeInStore('drafts', async (records) => {
    await keepPicture(records, memberId, screenshot, pictureId);
    await records.put(fields, draftKey(memberId));
  });
}

async function keepPicture(
  records: Records,
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

/** Returns null if there is no draft or if it cannot be read. */
export async function loadDraft(memberId: string): Promise<Draft | null> {
  const draft = await tryInStore('drafts', 'readonly', async (records) => {
    const stored = storedDraftSchema.safeParse(await records.get(draftKey(memberId))).data;
    if (!stored) return null;
    const { values, attempt, parts, coverOptions, itemPart, reading, guesses, touched } = stored;
    const { pictureId, hidden: areas, checked, fees, suggested } = stored;
    const redaction = { areas, checked, ...(fees && { fees }), ...(suggested && { suggested }) };
    const screenshot = pictureId === null ? null : await loadPicture(records, memberId, pictureId);
    const fields = { values, attempt, parts, coverOptions, itemPart, reading, guesses, touched };
    return { ...fields, redaction, settings: shareSettingsOf(stored), screenshot };
  });
  return draft ?? null;
}

async function loadPicture(records: Records<'readonly'>, memberId: string, pictureId: string) {
  const kept = await records.get(pictureKey(memberId, pictureId));
  const picture = storedPictureSchema.safeParse(kept).data;
  if (!picture) return null;
  const { bytes, name, lastModified } = picture;
  const file = new File([bytes], name, { type: bytes.type, lastModified });
  pictureIds.set(file, pictureId);
  return file;
}

export async function hasDraft(memberId: string): Promise<boolean> {
  const found = await tryInStore('drafts', 'readonly', (records) =>
    records.count(draftKey(memberId)),
  );
  return found === 1;
}

const removeDraft = (memberId: string): Promise<boolean> =>
  writeInStore('drafts', (records) => records.delete(recordsOf(memberId)));
