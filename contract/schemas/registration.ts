import * as z from 'zod/mini';
import { sanitizeSingleLineText } from './sanitize-text';
import { registrationUsernameSchema } from './username';

export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 1024;

export const REGISTRATION_MESSAGES = {
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  emailTaken: 'An account with this email already exists',
  passwordShort: 'Password must be at least 6 characters long',
  passwordLong: 'Password can be at most 1,024 characters long',
  passwordsDiffer: 'Passwords do not match',
  nameLong: 'Names can be at most 60 characters long',
  brokenCharacter: 'Please remove the broken character',
} as const;

const HALF_CHARACTER = /\p{Cs}/u;

/**
 * Rejects a lone surrogate, which neither Firestore nor Firebase Auth can store. The OpenAPI document states the rule
 * in words instead of a pattern, because the regular expressions of some other languages lack `\p`.
 */
export const noLoneSurrogates = z.refine<string>(
  (text) => !HALF_CHARACTER.test(text),
  REGISTRATION_MESSAGES.brokenCharacter,
);

export const emailSchema = z
  .string(REGISTRATION_MESSAGES.emailRequired)
  .check(
    z.trim(),
    z.minLength(1, { error: REGISTRATION_MESSAGES.emailRequired, abort: true }),
    z.maxLength(254, REGISTRATION_MESSAGES.emailInvalid),
    z.email(REGISTRATION_MESSAGES.emailInvalid),
  );

export const passwordSchema = z
  .string(REGISTRATION_MESSAGES.passwordShort)
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, REGISTRATION_MESSAGES.passwordShort),
    z.maxLength(PASSWORD_MAX_LENGTH, REGISTRATION_MESSAGES.passwordLong),
    noLoneSurrogates,
  );

const personNameSchema = z.optional(
  z
    .string()
    .check(
      noLoneSurrogates,
      z.overwrite(sanitizeSingleLineText),
      z.maxLength(60, REGISTRATION_MESSAGES.nameLong),
    ),
);

export const registrationSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  username: registrationUsernameSchema,
  firstName: personNameSchema,
  lastName: personNameSchema,
});
export type Registration = z.infer<typeof registrationSchema>;
