import * as z from 'zod/mini';
import { coverOptionsSchema } from '@contract/schemas/cover';
import { itemPartSchema } from '@contract/schemas/item-part';
import {
  type ShareSettings,
  type ShareSettingsChange,
  shareSettingsOf,
  shareSettingsSchema,
} from '@contract/schemas/share-settings';
import { pictureAreaSchema } from '@contract/schemas/picture-area';
import { attemptSchema, submissionFingerprintSchema } from './attempt';
import { isFullyChecked, NO_REDACTION, redactionSchema, withFeeVisibility } from './redaction';
import {
  EMPTY_SALE,
  isBlankSale,
  NO_GUESSES,
  DEFAULTED_SALE_FIELDS,
  saleFormSchema,
  saleGuessesSchema,
  saleFormWithReading,
} from './sale-form';
import { readingFactsSchema, type SaleReading } from './sale-reading';

const area = z.nullable(pictureAreaSchema);

/** Cover and focus of a screenshot. */
export const picturePartsSchema = z.object({ cover: area, focus: area });

/**
 * A sale that is not shared yet, without its screenshot. The share form, the draft store and the outbox use it. All
 * areas are in fractions (0 to 1) of the screenshot's width and height.
 */
export const draftSchema = z.object({
  values: saleFormSchema,
  settings: shareSettingsSchema,
  redaction: redactionSchema,
  /** Cover and focus of the screenshot. Null until the screenshot is read. */
  parts: z.nullable(picturePartsSchema),
  /** The cover options. Empty if the reading was sure about the cover. */
  coverOptions: z.readonly(coverOptionsSchema),
  /** The item's part. Null until the reading has found the part or the member has chosen it. */
  itemPart: z.nullable(itemPartSchema),
  /** The facts that the reading found. Null until the screenshot is read, and always null in the outbox. */
  reading: z.nullable(readingFactsSchema),
  guesses: saleGuessesSchema,
  /** The names of the choices that the member has made or confirmed. A reading does not change these choices. */
  touched: z.readonly(z.array(z.enum(DEFAULTED_SALE_FIELDS))),
  /** The attempt to share the draft. It is stored, so that a retry after a reload does not share the sale twice. */
  attempt: z.nullable(attemptSchema),
});
/** The fields of a draft. The screenshot is stored separately. */
export type DraftFields = Readonly<z.infer<typeof draftSchema>>;

export interface Draft extends DraftFields {
  readonly screenshot: File | null;
}

/** The data of a share that the outbox stores in addition to the call and its file. */
export const queuedSaleSchema = z.object({
  /**
   * The draft. Its screenshot is the file of the outbox entry. `redaction.areas` are the areas that must still be
   * hidden in this file. `redaction.checked` is true if the file needs no further check: the member has seen the found
   * areas or has chosen to share without the check, or the outbox has searched the file.
   */
  draft: z.extend(draftSchema, { attempt: attemptSchema }),
  /** Whether the member stated that this sale is a different sale than the item with the same picture. */
  isAnother: z.boolean(),
  fingerprint: submissionFingerprintSchema,
});
export type QueuedSale = Readonly<z.infer<typeof queuedSaleSchema>>;

export const EMPTY_FIELDS: DraftFields = {
  values: EMPTY_SALE,
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
export const EMPTY_DRAFT: Draft = { ...EMPTY_FIELDS, screenshot: null };

export const isEmptyDraft = ({ values, screenshot }: Draft): boolean =>
  screenshot === null && isBlankSale(values);

/**
 * Returns the draft with changed settings, and with the changes to the draft that these settings require. Returns the
 * same draft object if no setting has changed.
 */
export function withSettings(draft: Draft, change: ShareSettingsChange): Draft {
  const settings = shareSettingsOf({ ...draft.settings, ...change });
  const names = Object.keys(settings) as (keyof ShareSettings)[];
  const changed = names.filter((name) => settings[name] !== draft.settings[name]);
  if (changed.length === 0) return draft;
  // Changes the redaction only when the switch for fees changes, because the member may have unhidden single amounts.
  const redaction = changed.includes('hidesFees')
    ? withFeeVisibility(draft.redaction, settings.hidesFees)
    : draft.redaction;
  return { ...draft, settings, redaction };
}

/** Returns whether the screenshot was searched for everything that the settings hide. */
export const isDraftRedactionChecked = ({ redaction, settings }: Draft): boolean =>
  isFullyChecked(redaction, settings.hidesFees);

const NOTHING_READ: Partial<SaleReading> = {
  title: '',
  soldPrice: '',
  platform: undefined,
  soldDate: undefined,
  showsPayout: false,
};

/**
 * Removes the values that were read from the previous screenshot. Otherwise the member could share these values before
 * the new screenshot is read.
 */
export function withoutGuesses(draft: Draft): Pick<Draft, 'values' | 'guesses'> {
  const { values, guesses } = saleFormWithReading(
    NOTHING_READ,
    draft.values,
    draft.guesses,
    draft.touched,
  );
  return { values: { ...draft.values, ...values }, guesses };
}
