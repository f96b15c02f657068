import * as z from 'zod/mini';
import { textOrNull, timestampField } from './firestore-fields';

/** `profiles/{uid}`: what everybody reads of a member who has a username. */
export const profileRecordSchema = z.object({
  username: z.string(),
  profileImageUrl: textOrNull,
  customProfileImageUrl: textOrNull,
  ebayStoreUrl: textOrNull,
  youtubeUrl: textOrNull,
  instagramUrl: textOrNull,
  facebookUrl: textOrNull,
  twitterUrl: textOrNull,
  tiktokUrl: textOrNull,
  premiumUntil: z.nullable(timestampField),
  createdAt: timestampField,
  updatedAt: timestampField,
});
export type ProfileRecord = z.infer<typeof profileRecordSchema>;
