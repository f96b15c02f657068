import { expect, it } from 'vitest';
import { registrationSchema } from './registration';

const person = { email: 'ann@example.com', password: 'secret1', username: 'annsells' };

it('registrationSchema removes control and bidirectional characters from names, and turns an invisible name into an empty one', () => {
  const names = { firstName: 'An\u202en\0', lastName: '\u200b\u2800' };
  expect(registrationSchema.parse({ ...person, ...names })).toMatchObject({
    firstName: 'Ann',
    lastName: '',
  });
});
