import { PERSONAL_INFO_KINDS } from '@contract/schemas/personal-info';
import { pictureAreaSchema } from '@contract/schemas/picture-area';
import * as z from 'zod/mini';

/** A part of a screenshot that is blacked out before the screenshot is sent. */
export const redactionAreaSchema = z.extend(pictureAreaSchema, {
  /** The personal information that was found there; absent if the member chose the place. */
  kind: z.optional(z.enum(PERSONAL_INFO_KINDS)),
});
export type RedactionArea = z.infer<typeof redactionAreaSchema>;

/** What is blacked out on one screenshot. */
export interface Redaction {
  readonly areas: readonly RedactionArea[];
  /** The screenshot was searched for personal information, and the member saw the result. */
  readonly checked: boolean;
}

export const NO_REDACTION: Redaction = { areas: [], checked: false };

/** A screenshot that the browser cannot redact. Its message is a sentence for the member. */
export class RedactionError extends Error {
  constructor(cause?: unknown) {
    super(
      'This browser cannot hide parts of this picture, so nothing was sent. Please choose it as a JPEG or PNG.',
      { cause },
    );
    this.name = 'RedactionError';
  }
}
