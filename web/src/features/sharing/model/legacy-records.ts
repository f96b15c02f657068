import { coverOptionsSchema } from '@contract/schemas/cover';
import { itemPartSchema, WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import { shareSettingsOf, shareSettingsSchema } from '@contract/schemas/share-settings';
import * as z from 'zod/mini';
import { attemptSchema, submissionFingerprintSchema } from './attempt';
import { type DraftFields, EMPTY_FIELDS, picturePartsSchema, type QueuedSale } from './draft';
import { type Redaction, type RedactionArea, redactionAreaSchema } from './redaction';
import { NO_GUESSES, DEFAULTED_SALE_FIELDS, saleFormSchema, saleGuessesSchema } from './sale-form';
import { readingFactsSchema } from './sale-reading';

/* The formats of drafts and queued shares before version 4 of the database. The oldest records lack the fields
   that have a default here. The app no longer stores anything in these formats: tabs of earlier versions cannot
   open version 4, and tabs of version 1.1 write to other databases. */

const areas = z.array(redactionAreaSchema);
const parts = z._default(z.nullable(picturePartsSchema), null);
const itemPart = z._default(z.nullable(itemPartSchema), null);
const found = { fees: z.optional(areas), suggested: z.optional(areas) };

const earlierDraftSchema = z.object({
  /**
   * Rejects a record with `redaction`, because only the current version stores this field. If the current version
   * cannot read such a draft, the draft must not be read in the earlier format, which would lose its hidden areas.
   */
  redaction: z.optional(z.undefined()),
  values: saleFormSchema,
  attempt: z.nullable(attemptSchema),
  hidden: z._default(areas, []),
  checked: z._default(z.boolean(), false),
  ...found,
  parts,
  coverOptions: z._default(coverOptionsSchema, []),
  itemPart,
  reading: z._default(z.nullable(readingFactsSchema), null),
  // If the record has no guesses, all values count as typed by the member.
  guesses: z._default(saleGuessesSchema, NO_GUESSES),
  // If the record lacks this field, all choices count as made by the member.
  touched: z._default(z.array(z.enum(DEFAULTED_SALE_FIELDS)), [...DEFAULTED_SALE_FIELDS]),
  ...shareSettingsSchema.shape,
});

const earlierShareSchema = z.object({
  values: saleFormSchema,
  areas,
  ...found,
  parts,
  itemPart,
  isExamined: z.boolean(),
  isAnother: z.boolean(),
  attempt: attemptSchema,
  fingerprint: submissionFingerprintSchema,
  ...shareSettingsSchema.shape,
});

/** Reads a draft that was stored before version 4 of the database. Returns null for any other record. */
export function parseLegacyDraft(record: unknown): DraftFields | null {
  const stored = earlierDraftSchema.safeParse(record).data;
  if (!stored) return null;
  const { redaction: _redaction, hidden, checked, fees, suggested, hidesFees, ...fields } = stored;
  return {
    ...fields,
    redaction: redactionOf(hidden, checked, { fees, suggested }),
    settings: shareSettingsOf({ hidesFees }),
  };
}

/** Reads a share that was queued before version 4 of the database. Returns null for any other record. */
export function parseLegacyShare(record: unknown): QueuedSale | null {
  const stored = earlierShareSchema.safeParse(record).data;
  if (!stored) return null;
  const { values, areas: hidden, isExamined, fees, suggested, hidesFees } = stored;
  const { isAnother, fingerprint, attempt } = stored;
  // A record without an item part can be from a version of the app that had no item parts. If the member has seen its
  // screenshot and nothing is hidden, the member has agreed to show the whole screenshot.
  const agreed = isExamined && hidden.length === 0 ? WHOLE_SCREENSHOT : null;
  const draft = {
    ...EMPTY_FIELDS,
    values,
    settings: shareSettingsOf({ hidesFees }),
    redaction: redactionOf(hidden, isExamined, { fees, suggested }),
    parts: stored.parts,
    itemPart: stored.itemPart ?? agreed,
    touched: DEFAULTED_SALE_FIELDS,
    attempt,
  };
  return { draft, isAnother, fingerprint };
}

interface Found {
  readonly fees: RedactionArea[] | undefined;
  readonly suggested: RedactionArea[] | undefined;
}

const redactionOf = (
  hidden: RedactionArea[],
  checked: boolean,
  { fees, suggested }: Found,
): Redaction => ({
  areas: hidden,
  checked,
  ...(fees && { fees }),
  ...(suggested && { suggested }),
});
