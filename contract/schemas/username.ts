import * as z from 'zod/mini';

export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MIN_LENGTH_AT_REGISTRATION = 6;
export const USERNAME_MAX_LENGTH = 20;

export const USERNAME_MESSAGES = {
  required: 'Username is required',
  short: 'Username must be at least 3 characters',
  shortAtRegistration: 'Username must be at least 6 characters long',
  long: 'Username must be less than 20 characters',
  letters: 'Username can only contain letters, numbers, and underscores',
  edges: 'Username cannot start or end with underscores',
  taken: 'Username already exists',
  /** The server's message for a reserved username, such as a staff name. */
  invalid: 'Invalid username',
} as const;

const shape = [
  z.maxLength(USERNAME_MAX_LENGTH, USERNAME_MESSAGES.long),
  z.regex(/^[A-Za-z0-9_]*$/, USERNAME_MESSAGES.letters),
  z.regex(/^(?!_).*(?<!_)$|^$/, USERNAME_MESSAGES.edges),
] as const;

/**
 * The schema of the form in which a member without a username chooses one. A registration requires 6 characters instead
 * of 3: docs/product.md#accounts.
 */
export const usernameSchema = z
  .string(USERNAME_MESSAGES.required)
  .check(z.trim(), z.minLength(USERNAME_MIN_LENGTH, USERNAME_MESSAGES.short), ...shape);

export const registrationUsernameSchema = z
  .string(USERNAME_MESSAGES.required)
  .check(
    z.trim(),
    z.minLength(1, { error: USERNAME_MESSAGES.required, abort: true }),
    z.minLength(USERNAME_MIN_LENGTH_AT_REGISTRATION, USERNAME_MESSAGES.shortAtRegistration),
    ...shape,
  );
