import { registrationSchema, REGISTRATION_MESSAGES } from '@contract/schemas/registration';
import * as z from 'zod/mini';

const fields = z.strictObject({ ...registrationSchema.shape, confirmPassword: z.string() });

const samePasswords = z.object({ password: z.string(), confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: REGISTRATION_MESSAGES.passwordsDiffer,
    path: ['confirmPassword'],
  }),
);

/** An intersection, because `refine` on a single object does not run while a field is invalid. */
export const registrationFormSchema = z.intersection(fields, samePasswords);
export type RegistrationForm = z.input<typeof registrationFormSchema>;
