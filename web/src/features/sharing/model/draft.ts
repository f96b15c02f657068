import * as z from 'zod/mini';
import { coverOptionsSchema } from '@contract/schemas/cover';
import { type ItemPart, itemPartSchema } from '@contract/schemas/item-part';
import {
  type ShareSettings,
  type ShareSettingsChange,
  shareSettingsOf,
  shareSettingsSchema,
} from '@contract/schemas/share-settings';
import { attemptSchema, fingerprintSchema } from './attempt';
import { isFullyChecked, NO_REDACTION, redactionSchema, withFees } from './redaction';
import {
  EMPTY_SALE,
  isBlankSale,
  NO_GUESSES,
  SALE_CHOICES,
  saleFormSchema,
  saleGuessesSchema,
} from './sale-form';
import { pageFactsSchema } from './sale-reading';
import { areaText } from '@contract/rules/area-text';
import type { PictureParts } from '@contract/rules/shown-square';
import { type PictureArea, pictureAreaSchema } from '@contract/schemas/picture-area';
import type { SaleSubmission } from '@contract/schemas/sale-submission';

/** Where a screenshot shows the item. */
export interface FoundParts extends PictureParts {
  /** What may be the photograph, the likeliest first. Empty if the cover is sure. */
  readonly coverOptions: readonly PictureArea[];
  /** Null if it was not found for sure. */
  readonly itemPart: ItemPart | null;
}

const area = z.nullable(pictureAreaSchema);

/** Cover and focus of a screenshot. */
export const picturePartsSchema = z.object({ cover: area, focus: area });

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

/** Changes the settings of a draft, and what depends on them. Returns the same draft if it has them already. */
export function withSettings(draft: Draft, change: ShareSettingsChange): Draft {
  const settings = shareSettingsOf({ ...draft.settings, ...change });
  const names = Object.keys(settings) as (keyof ShareSettings)[];
  const changed = names.filter((name) => settings[name] !== draft.settings[name]);
  if (changed.length === 0) return draft;
  // Otherwise the redaction stays as it is, because the member may have unhidden single amounts.
  const redaction = changed.includes('hidesFees')
    ? withFees(draft.redaction, settings.hidesFees)
    : draft.redaction;
  return { ...draft, settings, redaction };
}

/** Whether the screenshot was searched for all that the settings hide. */
export const isDraftChecked = ({ redaction, settings }: Draft): boolean =>
  isFullyChecked(redaction, settings.hidesFees);

/** Returns a sale with the parts of its picture, and without those that it had. */
export function withParts(
  { cover: _cover, focus: _focus, ...sale }: SaleSubmission,
  parts: PictureParts | null,
): SaleSubmission {
  const { cover = null, focus = null } = parts ?? {};
  return {
    ...sale,
    ...(cover && { cover: areaText(cover) }),
    ...(focus && { focus: areaText(focus) }),
  };
}
