import * as z from 'zod/mini';
import { pictureAreaSchema } from './picture-area';

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

export const personalInfoSchema = z.object({
  kind: z.enum(PERSONAL_INFO_KINDS),
  area: pictureAreaSchema,
  /** The check is not sure, so the area stays visible unless the member hides it. Earlier versions of the server lack it. */
  isSuggested: z._default(z.boolean(), false),
});
export type PersonalInfo = z.infer<typeof personalInfoSchema>;
