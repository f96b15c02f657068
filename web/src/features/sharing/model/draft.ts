import { coverOptionsSchema } from '@contract/schemas/cover';
import { itemPartSchema } from '@contract/schemas/item-part';
import { shareSettingsOf, shareSettingsSchema } from '@contract/schemas/share-settings';
import * as z from 'zod/mini';
import { attemptSchema, fingerprintSchema } from './attempt';
import { picturePartsSchema } from './picture-parts';
import { NO_REDACTION, redactionSchema } from './redaction';
import {
  EMPTY_SALE,
  isBlankSale,
  NO_GUESSES,
  SALE_CHOICES,
  saleFormSchema,
  saleGuessesSchema,
} from './sale-form';
import { pageFactsSchema } from './sale-reading';

/**
 * A sale that is not shared yet, without its screenshot: what the share form holds, what the draft store keeps, and what waits in
 * the outbox. All areas are shares of the screenshot.
 */
export const draftSchema = z.object({
  values: saleFormSchema,
  settings: shareSettingsSchema,
  redaction: redactionSchema,
  /** Null before the screenshot was read. */
  parts: z.nullable(picturePartsSchema),
  /** The frames that the form offers for the cover. Empty if the reading was sure. */
  coverOptions: z.readonly(coverOptionsSchema),
  /** The item's part of the screenshot. Null if it was not found or chosen yet. */
  itemPart: z.nullable(itemPartSchema),
  /** Null before the screenshot was read. */
  reading: z.nullable(pageFactsSchema),
  guesses: saleGuessesSchema,
  /** The choices that the member made or confirmed. No reading changes them. */
  touched: z.readonly(z.array(z.enum(SALE_CHOICES))),
  /** Stored, so that a retry after a reload does not share the sale twice. */
  attempt: z.nullable(attemptSchema),
});
/** The fields of a draft. The screenshot is stored as a record of its own. */
export type DraftFields = Readonly<z.infer<typeof draftSchema>>;

export interface Draft extends DraftFields {
  readonly screenshot: File | null;
}

/** What the outbox stores of a share besides the call and its file. */
export const queuedSaleSchema = z.object({
  /**
   * The draft, with the file as its screenshot. `redaction.areas` is what the file does not hide yet. `redaction.checked` is also
   * true if the member shares without the check.
   */
  draft: z.extend(draftSchema, { attempt: attemptSchema }),
  /** The member said that it is another sale of an item with the same picture. */
  isAnother: z.boolean(),
  fingerprint: fingerprintSchema,
});
export type QueuedSale = Readonly<z.infer<typeof queuedSaleSchema>>;

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
