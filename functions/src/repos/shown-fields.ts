import * as z from 'zod/mini';
import { textOrNull } from './firestore-fields';

/** What of a member is shown to others: in their private document, and copied to the public one. */
export const shownFields = {
  profileImageUrl: textOrNull,
  customProfileImageUrl: textOrNull,
  ebayStoreUrl: textOrNull,
  youtubeUrl: textOrNull,
  instagramUrl: textOrNull,
  facebookUrl: textOrNull,
  twitterUrl: textOrNull,
  tiktokUrl: textOrNull,
};

const shownSchema = z.object(shownFields);
type Shown = z.infer<typeof shownSchema>;

/** The shown fields of a document that holds more. */
export function shownOf(record: Shown): Shown {
  return shownSchema.parse(record);
}
