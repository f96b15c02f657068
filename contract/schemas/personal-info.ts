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
  /**
   * True if it is not certain that the area shows personal information. Such an area stays visible unless the member
   * hides it. Responses of earlier servers lack this field.
   */
  isSuggested: z._default(z.boolean(), false),
});
export type PersonalInfo = z.infer<typeof personalInfoSchema>;
