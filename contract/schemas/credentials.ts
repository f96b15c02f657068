import * as z from 'zod/mini';
import { emailSchema, passwordSchema } from './registration';

export const RESET_TOKEN_LIFETIME_MS = 60 * 60 * 1000;
export const EMAIL_TOKEN_LIFETIME_MS = 24 * 60 * 60 * 1000;

export const PASSWORD_RESET_MESSAGES = {
  sent: "If this email has an account, we've sent it a link to reset the password. The link works for one hour.",
  invalid: 'Only the link in our newest email works, once and for one hour.',
  used: 'This link was used already. Request a new one to change your password again.',
  done: 'Your password has been reset. You can now sign in with it.',
} as const;

export const EMAIL_ADDRESS_MESSAGES = {
  sent: "We've sent you a link. Open it to verify your email address.",
  changeSent:
    "We've sent a link to your new email address. Your address changes when you confirm it there.",
  alreadyVerified: 'Your email address is already verified.',
  invalid:
    'This link is invalid or has expired. You can request a new one in your account settings.',
  verified: 'Your email address is verified.',
  changed: 'Your email address has been changed. Use it the next time you sign in.',
  changedGoogleKept:
    'Your email address has been changed. You still sign in with the same Google account.',
  same: 'This is already your email address',
} as const;

/**
 * The token in a link of an email: 32 random bytes as base64url. The schema also accepts other texts, for which the
 * server finds no link.
 */
const linkTokenSchema = z.string().check(z.minLength(1), z.maxLength(128));

export const linkTokenInputSchema = z.strictObject({ token: linkTokenSchema });

export const idTokenSchema = z.string().check(z.minLength(1), z.maxLength(8192));

export const messageSchema = z.object({ message: z.string() });

export const forgotPasswordSchema = z.strictObject({ email: emailSchema });

export const resetPasswordSchema = z.strictObject({
  token: linkTokenSchema,
  password: passwordSchema,
});

/** The body of a change of the email address. `idToken` proves that the member has just signed in again. */
export const changeEmailSchema = z.strictObject({ idToken: idTokenSchema, email: emailSchema });

export const changePasswordSchema = z.strictObject({
  idToken: idTokenSchema,
  password: passwordSchema,
});

/** How a member signs in, as the account settings show it. */
export const signInMethodsSchema = z.object({
  email: z.string(),
  isEmailVerified: z.boolean(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
});
export type SignInMethods = z.infer<typeof signInMethodsSchema>;
