import * as z from 'zod/mini';
import { textOrNull, timestampField } from './firestore-fields';

/** `users/{uid}`: what only the member and the server read. */
export const userRecordSchema = z.object({
  email: z.string(),
  username: textOrNull,
  firstName: textOrNull,
  lastName: textOrNull,
  profileImageUrl: textOrNull,
  customProfileImageUrl: textOrNull,
  ebayStoreUrl: textOrNull,
  youtubeUrl: textOrNull,
  instagramUrl: textOrNull,
  facebookUrl: textOrNull,
  twitterUrl: textOrNull,
  tiktokUrl: textOrNull,
  subscriptionStatus: z.nullable(z.enum(['active', 'canceled'])),
  subscriptionPlan: z.nullable(z.enum(['monthly', 'yearly'])),
  subscriptionEndDate: z.nullable(timestampField),
  createdAt: timestampField,
  updatedAt: timestampField,
});
export type UserRecord = z.infer<typeof userRecordSchema>;
