import { expect, it } from 'vitest';
import { profileChangeSchema } from './profile-change';
import { PICTURE_ADDRESS_MESSAGES, pictureAddressSchema } from './profile-picture';

it.each([
  [' https://example.com/a.png ', 'https://example.com/a.png'],
  ['https://example.com:443/a.png', 'https://example.com:443/a.png'],
  ['', null],
  [' ', null],
  [null, null],
])('reads %j as %j', (typed, address) => {
  expect(pictureAddressSchema.parse(typed)).toBe(address);
});

it.each([
  'example.com/a.png',
  'http://example.com/a.png',
  'ftp://example.com/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'https://ann@example.com/a.png',
  'https://ann:secret@example.com/a.png',
  'https://example.com:8443/a.png',
  'https://',
  '/media/profiles/ann/1.webp',
])('refuses the address %s', (typed) => {
  expect(pictureAddressSchema.safeParse(typed).error?.issues).toMatchObject([
    { message: PICTURE_ADDRESS_MESSAGES.invalid },
  ]);
});

it('refuses an address of more than 2,000 characters', () => {
  const typed = `https://example.com/${'a'.repeat(2000)}`;
  expect(pictureAddressSchema.safeParse(typed).error?.issues).toMatchObject([
    { message: PICTURE_ADDRESS_MESSAGES.long },
  ]);
});

it('refuses a change of nothing, and of other fields', () => {
  for (const change of [{}, { username: 'ann' }, { profileImageUrl: null }, { isAdmin: true }])
    expect(profileChangeSchema.safeParse(change).success).toBe(false);
});

it('keeps only the fields that were sent', () => {
  expect(profileChangeSchema.parse({ tiktokUrl: null, instagramUrl: '@ann' })).toEqual({
    tiktokUrl: null,
    instagramUrl: 'https://www.instagram.com/ann',
  });
});
