import * as z from 'zod/mini';
import { textOrNull, timestampField } from './firestore-fields';
import { shownFields } from './shown-fields';

/** `users/{uid}`: what only the member and the server read. */
export const userRecordSchema = z.object({
  email: z.string(),
  username: textOrNull,
  firstName: textOrNull,
  lastName: textOrNull,
  ...shownFields,
  subscriptionStatus: z.nullable(z.enum(['active', 'canceled'])),
  subscriptionPlan: z.nullable(z.enum(['monthly', 'yearly'])),
  subscriptionEndDate: z.nullable(timestampField),
  createdAt: timestampField,
  updatedAt: timestampField,
});
export type UserRecord = z.infer<typeof userRecordSchema>;
