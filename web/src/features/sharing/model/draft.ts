import * as z from 'zod/mini';
import { type Attempt, attemptSchema } from './attempt';
import { hiddenAreaSchema } from './hidden-area';
import type { Hidden } from './hiding';
import { isBlankSale, saleFormSchema, type SaleFormValues } from './sale-form';

/** A sale that was begun and not shared yet, and what of its screenshot is not to be seen. */
export interface Draft extends Hidden {
  readonly values: SaleFormValues;
  /** As it was chosen: what is hidden is painted over when it is sent. */
  readonly screenshot: File | null;
  /** Its key and what may have arrived of it, so that a retry after a reload does not share twice. */
  readonly attempt: Attempt | null;
}

/** A draft as stored; its picture lies beside it, so that typing does not write megabytes. */
export const storedDraftSchema = z.object({
  values: saleFormSchema,
  pictureId: z.nullable(z.string()),
  attempt: z.nullable(attemptSchema),
  // Drafts from before pictures were looked at have neither.
  hidden: z._default(z.array(hiddenAreaSchema), []),
  checked: z._default(z.boolean(), false),
});

/** A picture as stored: a copy of its bytes, as the file itself may leave the disk. */
export const storedPictureSchema = z.object({
  bytes: z.instanceof(Blob),
  name: z.string(),
  lastModified: z.number(),
});

export const isEmptyDraft = ({ values, screenshot }: Draft): boolean =>
  screenshot === null && isBlankSale(values);
