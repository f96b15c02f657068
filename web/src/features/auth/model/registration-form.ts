import { registrationSchema, REGISTRATION_MESSAGES } from '@contract/schemas/registration';
import * as z from 'zod/mini';

const form = z.strictObject({ ...registrationSchema.shape, confirmPassword: z.string() });

/** The contract's registration with the repeated password, which is never sent. */
export const registrationFormSchema = form.check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: REGISTRATION_MESSAGES.passwordsDiffer,
    path: ['confirmPassword'],
    // A person wants to know of every field at once, not of this one after the others.
    when: () => true,
  }),
);
export type RegistrationForm = z.input<typeof registrationFormSchema>;
