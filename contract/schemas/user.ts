import * as z from 'zod/mini';
import { subscriptionSchema } from './subscription';

const url = z.nullable(z.string());

/** What of a member is shown to others. */
export const shownFields = {
  profileImageUrl: url,
  customProfileImageUrl: url,
  ebayStoreUrl: url,
  youtubeUrl: url,
  instagramUrl: url,
  facebookUrl: url,
  twitterUrl: url,
  tiktokUrl: url,
};

/** The signed-in member, as only they themselves read it. */
export const currentUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  username: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  ...shownFields,
  createdAt: z.iso.datetime(),
  ...subscriptionSchema.shape,
  isAdmin: z.boolean(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;
