import { expect, it } from 'vitest';
import { profileChangeSchema } from './profile-change';
import { PICTURE_URL_MESSAGES, pictureUrlSchema } from './profile-picture';

it.each([
  [' https://example.com/a.png ', 'https://example.com/a.png'],
  ['https://example.com:443/a.png', 'https://example.com:443/a.png'],
  ['', null],
  [' ', null],
  [null, null],
])('pictureUrlSchema parses %j as %j', (typed, url) => {
  expect(pictureUrlSchema.parse(typed)).toBe(url);
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
])('pictureUrlSchema rejects the URL %s', (typed) => {
  expect(pictureUrlSchema.safeParse(typed).error?.issues).toMatchObject([
    { message: PICTURE_URL_MESSAGES.invalid },
  ]);
});

it('pictureUrlSchema rejects a URL of more than 2,000 characters', () => {
  const typed = `https://example.com/${'a'.repeat(2000)}`;
  expect(pictureUrlSchema.safeParse(typed).error?.issues).toMatchObject([
    { message: PICTURE_URL_MESSAGES.long },
  ]);
});

it('profileChangeSchema rejects an empty change and unknown fields', () => {
  for (const change of [{}, { username: 'ann' }, { profileImageUrl: null }, { isAdmin: true }])
    expect(profileChangeSchema.safeParse(change).success).toBe(false);
});

it('profileChangeSchema returns only the fields that were sent', () => {
  expect(profileChangeSchema.parse({ tiktokUrl: null, instagramUrl: '@ann' })).toEqual({
    tiktokUrl: null,
    instagramUrl: 'https://www.instagram.com/ann',
  });
});
