import * as z from 'zod/mini';
import { visibleLines } from './visible-text';
import { textOrNull } from './firestore-fields';

/** For how many days an admin can suspend a member, besides for good. */
export const SUSPENSION_DAYS = [1, 7, 30] as const;

/** What the member reads about a warning, a suspension or the outcome of an appeal. */
export const RULING_TEXT_MAX = 500;

/** The end of a suspension for good, as stored: later than all dates that are compared with it. */
export const FOR_GOOD = new Date('9999-12-31T23:59:59.000Z');

/** When a suspension ends. Null: never. */
export const suspensionEndSchema = z.nullable(z.iso.datetime());

/** A suspension as the member reads it. */
export const suspensionSchema = z.object({
  since: z.iso.datetime(),
  until: suspensionEndSchema,
  /** Why, in the words of an admin. */
  text: z.string(),
  /** The ruling, for `/appeals/{id}`. Null after the ruling was removed. */
  rulingId: textOrNull,
});
export type Suspension = z.infer<typeof suspensionSchema>;

/** A text that the member reads. Required. */
export const rulingTextSchema = z
  .string()
  .check(
    z.overwrite(visibleLines),
    z.minLength(1, 'Please tell the member why.'),
    z.maxLength(RULING_TEXT_MAX, 'The text can be at most 500 characters long'),
  );
