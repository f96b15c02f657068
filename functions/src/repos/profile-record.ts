import { shownFields } from '@contract/schemas/user';
import * as z from 'zod/mini';
import { timestampField } from '@contract/schemas/firestore-fields';

/** `profiles/{uid}`: what everybody reads of a member who has a username. */
export const profileRecordSchema = z.object({
  username: z.string(),
  ...shownFields,
  premiumUntil: z.nullable(timestampField),
  createdAt: timestampField,
  updatedAt: timestampField,
});
export type ProfileRecord = z.infer<typeof profileRecordSchema>;
