import { registrationSchema, REGISTRATION_MESSAGES } from '@contract/schemas/registration';
import * as z from 'zod/mini';

const fields = z.strictObject({ ...registrationSchema.shape, confirmPassword: z.string() });

const samePasswords = z.object({ password: z.string(), confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: REGISTRATION_MESSAGES.passwordsDiffer,
    path: ['confirmPassword'],
  }),
);

/**
 * The contract's registration with the repeated password, which is never sent. Both halves are always
 * checked: a person wants to know of every field at once, not of the passwords after the others.
 */
export const registrationFormSchema = z.intersection(fields, samePasswords);
export type RegistrationForm = z.input<typeof registrationFormSchema>;
