import { passwordSchema, REGISTRATION_MESSAGES } from '@contract/schemas/registration';
import * as z from 'zod/mini';

const fields = z.object({ password: passwordSchema, confirmPassword: z.string() });

export const samePasswordsSchema = z
  .object({ password: z.string(), confirmPassword: z.string() })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: REGISTRATION_MESSAGES.passwordsDiffer,
      path: ['confirmPassword'],
    }),
  );

/** An intersection, because a `refine` in a single object schema would not run while another field is invalid. */
export const newPasswordSchema = z.intersection(fields, samePasswordsSchema);
export type NewPassword = z.input<typeof newPasswordSchema>;

export const EMPTY_NEW_PASSWORD: NewPassword = { password: '', confirmPassword: '' };
