import { REGISTRATION_MESSAGES } from '@contract/schemas/registration';
import { USERNAME_MESSAGES } from '@contract/schemas/username';
import { expect, test } from 'vitest';
import { type RegistrationForm, registrationFormSchema } from './registration-form';

const good: RegistrationForm = {
  email: 'ann@example.com',
  password: 'secret1',
  confirmPassword: 'secret1',
  username: 'annsells',
  firstName: '',
  lastName: '',
};

const messages = (change: Partial<RegistrationForm>) =>
  registrationFormSchema.safeParse({ ...good, ...change }).error?.issues.map((i) => i.message);

test('accepts a registration without first and last name', () => {
  expect(messages({})).toBeUndefined();
});

test('reports different passwords even if another field is invalid', () => {
  expect(messages({ confirmPassword: 'other', username: '' })).toEqual(
    expect.arrayContaining([USERNAME_MESSAGES.required, REGISTRATION_MESSAGES.passwordsDiffer]),
  );
});

test('accepts an emoji in a name, and rejects half of a surrogate pair', () => {
  expect(messages({ firstName: 'Ann 🦉' })).toBeUndefined();
  const half = '🦉'.slice(0, 1);
  for (const change of [{ firstName: half }, { lastName: half }])
    expect(messages(change)).toEqual([REGISTRATION_MESSAGES.brokenCharacter]);
});
