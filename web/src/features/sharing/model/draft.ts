import * as z from 'zod/mini';
import { type Attempt, attemptSchema } from './attempt';
import { isBlankSale, saleFormSchema, type SaleFormValues } from './sale-form';

/** A sale that was begun and not shared yet. */
export interface Draft {
  readonly values: SaleFormValues;
  readonly screenshot: File | null;
  /** Its key and what may have arrived of it, so that a retry after a reload does not share twice. */
  readonly attempt: Attempt | null;
}

/** A draft as stored; its picture lies beside it, so that typing does not write megabytes. */
export const storedDraftSchema = z.object({
  values: saleFormSchema,
  pictureId: z.nullable(z.string()),
  attempt: z.nullable(attemptSchema),
});

/** A picture as stored: a copy of its bytes, as the file itself may leave the disk. */
export const storedPictureSchema = z.object({
  bytes: z.instanceof(Blob),
  name: z.string(),
  lastModified: z.number(),
});

export const isEmptyDraft = ({ values, screenshot }: Draft): boolean =>
  screenshot === null && isBlankSale(values);
