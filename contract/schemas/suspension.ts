import * as z from 'zod/mini';
import { sanitizeMultilineText } from './sanitize-text';
import { textOrNull } from './firestore-fields';

/** The numbers of days for which an admin can suspend a member. A suspension for good has no number of days. */
export const SUSPENSION_DAYS = [1, 7, 30] as const;

/** The most characters in a text that an admin writes to a member about a warning, a suspension or an appeal. */
export const RULING_TEXT_MAX_LENGTH = 500;

/** The end that is stored for a suspension that never ends. It is later than any other end. */
export const ENDLESS_SUSPENSION_END = new Date('9999-12-31T23:59:59.000Z');

/** When a suspension ends. Null if the suspension never ends. */
export const suspensionEndSchema = z.nullable(z.iso.datetime());

/** A suspension as the suspended member reads it. */
export const suspensionSchema = z.object({
  since: z.iso.datetime(),
  until: suspensionEndSchema,
  /** Why the member is suspended, as an admin wrote it. */
  text: z.string(),
  /** The id of the ruling behind the suspension, for `/appeals/{id}`. Null after the ruling was removed. */
  rulingId: textOrNull,
});
export type Suspension = z.infer<typeof suspensionSchema>;

/** A text that an admin has to write to a member. */
export const rulingTextSchema = z
  .string()
  .check(
    z.overwrite(sanitizeMultilineText),
    z.minLength(1, 'Please tell the member why.'),
    z.maxLength(RULING_TEXT_MAX_LENGTH, 'The text can be at most 500 characters long'),
  );
