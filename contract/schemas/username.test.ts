import { describe, expect, it } from 'vitest';
import { registrationUsernameSchema, USERNAME_MESSAGES, usernameSchema } from './username';

const firstProblem = (schema: typeof usernameSchema, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? null : result.error.issues[0]?.message;
};

describe('usernameSchema', () => {
  it.each(['abc', 'A_1', 'thrift_queen_77', 'x'.repeat(20)])('accepts %j', (name) => {
    expect(usernameSchema.parse(` ${name} `)).toBe(name);
  });

  it.each([
    ['ab', USERNAME_MESSAGES.short],
    ['x'.repeat(21), USERNAME_MESSAGES.long],
    ['with space', USERNAME_MESSAGES.letters],
    ['élodie', USERNAME_MESSAGES.letters],
    ['_abc', USERNAME_MESSAGES.edges],
    ['abc_', USERNAME_MESSAGES.edges],
    ['___', USERNAME_MESSAGES.edges],
    [undefined, USERNAME_MESSAGES.required],
  ])('rejects %j with the message "%s"', (name, message) => {
    expect(firstProblem(usernameSchema, name)).toBe(message);
  });
});

describe('registrationUsernameSchema', () => {
  it.each([
    ['', USERNAME_MESSAGES.required],
    ['  ', USERNAME_MESSAGES.required],
    ['abcde', USERNAME_MESSAGES.shortAtRegistration],
    ['abcde ', USERNAME_MESSAGES.shortAtRegistration],
  ])('rejects %j with the message "%s"', (name, message) => {
    expect(firstProblem(registrationUsernameSchema, name)).toBe(message);
  });

  it('accepts a name of six characters', () => {
    expect(registrationUsernameSchema.parse('abcdef')).toBe('abcdef');
  });
});
