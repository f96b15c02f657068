import * as z from 'zod/mini';
import { pictureAreaSchema } from './picture-area';

/** What on a screenshot tells who somebody is, where they live, or which order of theirs it was. */
export const PERSONAL_INFO_KINDS = [
  'name',
  'handle',
  'address',
  'email',
  'phone',
  'order',
  'tracking',
] as const;
export type PersonalInfoKind = (typeof PERSONAL_INFO_KINDS)[number];

/** Personal information as found on a screenshot, with the part of the picture that shows it. */
export const personalInfoSchema = z.object({
  kind: z.enum(PERSONAL_INFO_KINDS),
  area: pictureAreaSchema,
});
export type PersonalInfo = z.infer<typeof personalInfoSchema>;
