import { subscriptionSchema } from '@contract/schemas/subscription';
import { shownFields } from '@contract/schemas/user';
import * as z from 'zod/mini';
import { textOrNull, timestampField } from '@contract/schemas/firestore-fields';

/** `users/{uid}`: what only the member and the server read. */
export const userRecordSchema = z.object({
  email: z.string(),
  username: textOrNull,
  firstName: textOrNull,
  lastName: textOrNull,
  ...shownFields,
  subscriptionStatus: subscriptionSchema.shape.subscriptionStatus,
  subscriptionPlan: subscriptionSchema.shape.subscriptionPlan,
  subscriptionEndDate: z.nullable(timestampField),
  createdAt: timestampField,
  updatedAt: timestampField,
});
export type UserRecord = z.infer<typeof userRecordSchema>;
