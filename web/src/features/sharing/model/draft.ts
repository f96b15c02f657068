import * as z from 'zod/mini';
import { NO_REDACTION, type Redaction, redactionAreaSchema } from '@/lib/redaction';
import { type Attempt, attemptSchema } from './attempt';
import { EMPTY_SALE, isBlankSale, saleFormSchema, type SaleFormValues } from './sale-form';

/** A sale that was begun and not shared yet. */
export interface Draft {
  readonly values: SaleFormValues;
  /** The member's own file; it is redacted when it is sent. */
  readonly screenshot: File | null;
  readonly redaction: Redaction;
  /** Its key and what may have arrived, so that a retry after a reload does not share twice. */
  readonly attempt: Attempt | null;
}

export const EMPTY_DRAFT: Draft = {
  values: EMPTY_SALE,
  screenshot: null,
  redaction: NO_REDACTION,
  attempt: null,
};

export const isEmptyDraft = ({ values, screenshot }: Draft): boolean =>
  screenshot === null && isBlankSale(values);

/** A stored draft. Its picture is a record of its own, so that typing does not write megabytes. */
export const storedDraftSchema = z.object({
  values: saleFormSchema,
  pictureId: z.nullable(z.string()),
  attempt: z.nullable(attemptSchema),
  // The areas of the redaction. Older drafts have neither of the two.
  hidden: z._default(z.array(redactionAreaSchema), []),
  checked: z._default(z.boolean(), false),
});

/** A stored picture: a copy of its bytes, because the file may disappear from the disk. */
export const storedPictureSchema = z.object({
  bytes: z.instanceof(Blob),
  name: z.string(),
  lastModified: z.number(),
});
