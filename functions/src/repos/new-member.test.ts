import { expect, it } from 'vitest';
import { newMember, splitName } from './new-member';

it.each([
  ['Ann Lee', 'Ann', 'Lee'],
  ['  Ana  María  del Río ', 'Ana', 'María del Río'],
  ['Ann', 'Ann', null],
  ['An\u202en\0 \u200b', 'Ann', '\u200b'],
  ['\u2800', null, null],
  ['', null, null],
  [null, null, null],
])('splitName splits %j into first and last name', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

it('newMember stores the email in lower case and a blank name as null', () => {
  const member = newMember({ email: 'Ann@Example.COM', firstName: '' }, new Date(0));
  expect(member).toMatchObject({ email: 'ann@example.com', firstName: null, username: null });
});
