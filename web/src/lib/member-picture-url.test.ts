import { expect, test } from 'vitest';
import { memberPictureUrl, type PicturedMember } from './member-picture-url';

const OURS = '/media/profiles/ann/1.webp';
const GOOGLE = 'https://lh3.googleusercontent.com/ann.webp';

const SMALL = '/media/profiles/ann/1-96.webp';
type Url = string | null | undefined;

test.each<[string, PicturedMember, Url, Url]>([
  [
    "the URL of the member's own picture, even if the Google account has one",
    { customProfileImageUrl: OURS, profileImageUrl: GOOGLE },
    OURS,
    SMALL,
  ],
  [
    'the URL of the picture of the Google account if there is no own picture',
    { customProfileImageUrl: null, profileImageUrl: GOOGLE },
    GOOGLE,
    GOOGLE,
  ],
  [
    'the URL of the own picture that an item contains as `profileImageUrl`',
    { profileImageUrl: OURS },
    OURS,
    SMALL,
  ],
  ['null for a member without a picture', { customProfileImageUrl: null }, null, null],
  ['undefined for a member who is not known yet', {}, undefined, undefined],
])('memberPictureUrl returns %s', (_which, member, large, small) => {
  expect(memberPictureUrl(member, 'large')).toBe(large);
  expect(memberPictureUrl(member, 'small')).toBe(small);
});
