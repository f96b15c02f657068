import * as z from 'zod/mini';
import { shareSettingsChangeSchema } from './share-settings';
import { subscriptionSchema } from './subscription';
import { suspensionSchema } from './suspension';

/** The id of an account in Firebase Auth. Firestore reserves ids like '__id__'. */
export const userIdSchema = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/));

const url = z.nullable(z.string());

/** The fields of a member that everyone sees. */
export const publicMemberFields = {
  profileImageUrl: url,
  customProfileImageUrl: url,
  ebayStoreUrl: url,
  youtubeUrl: url,
  instagramUrl: url,
  facebookUrl: url,
  twitterUrl: url,
  tiktokUrl: url,
};

/** The signed-in member's own account. It includes the email, so it is never sent to other members. */
export const currentUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  username: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  ...publicMemberFields,
  createdAt: z.iso.datetime(),
  ...subscriptionSchema.shape,
  isAdmin: z.boolean(),
  /**
   * The member's suspension. Null if the member is not suspended now. Saved responses of earlier versions lack this
   * field.
   */
  suspension: z.optional(z.nullable(suspensionSchema)),
  /** Whether the member has blocked another member. Saved responses of earlier versions lack this field. */
  hasBlocked: z.optional(z.boolean()),
  /**
   * The member's bio and pins. While the member is not premium, they stay stored but nobody else sees them. Saved
   * responses of earlier versions lack both fields.
   */
  bio: z.optional(z.nullable(z.string())),
  pinnedItemIds: z.optional(z.array(z.string())),
  ...shareSettingsChangeSchema.shape,
});
export type CurrentUser = z.infer<typeof currentUserSchema>;
