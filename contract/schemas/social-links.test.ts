import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  SOCIAL_LINK_MAX_LENGTH,
  SOCIAL_LINK_MESSAGES,
  SOCIAL_LINKS,
  type SocialLinkField,
  socialLinksSchema,
} from './social-links';

const parse = (field: SocialLinkField, typed: string) =>
  socialLinksSchema.shape[field].safeParse(typed);
const wrong = (field: SocialLinkField) => {
  const site = SOCIAL_LINKS.find((it) => it.field === field);
  return site && SOCIAL_LINK_MESSAGES.wrong(site);
};

describe('socialLinksSchema', () => {
  it.each<[SocialLinkField, string, string]>([
    ['instagramUrl', 'https://www.instagram.com/ann', 'https://www.instagram.com/ann'],
    ['instagramUrl', ' http://Instagram.com/ann/?igsh=x#y ', 'https://instagram.com/ann'],
    ['instagramUrl', 'instagram.com/ann', 'https://instagram.com/ann'],
    ['instagramUrl', '//instagram.com/ann', 'https://instagram.com/ann'],
    ['instagramUrl', '@ann.sells', 'https://www.instagram.com/ann.sells'],
    ['instagramUrl', 'ann_sells', 'https://www.instagram.com/ann_sells'],
    ['ebayStoreUrl', 'ebay.com/str/annsells', 'https://ebay.com/str/annsells'],
    ['ebayStoreUrl', 'https://www.ebay.co.uk/usr/ann', 'https://www.ebay.co.uk/usr/ann'],
    ['ebayStoreUrl', 'ann-sells', 'https://www.ebay.com/usr/ann-sells'],
    ['youtubeUrl', 'https://youtu.be/abc', 'https://youtu.be/abc'],
    ['youtubeUrl', 'm.youtube.com/@ann', 'https://m.youtube.com/@ann'],
    ['youtubeUrl', '@ann', 'https://www.youtube.com/@ann'],
    ['facebookUrl', 'fb.com/ann', 'https://fb.com/ann'],
    ['facebookUrl', 'https://m.facebook.com/ann?ref=1', 'https://m.facebook.com/ann'],
    [
      'facebookUrl',
      'https://www.facebook.com/profile.php?id=100&ref=1',
      'https://www.facebook.com/profile.php?id=100',
    ],
    ['twitterUrl', 'twitter.com/ann', 'https://twitter.com/ann'],
    ['twitterUrl', '@ann', 'https://x.com/ann'],
    ['tiktokUrl', 'https://www.tiktok.com/@ann', 'https://www.tiktok.com/@ann'],
  ])('%s: turns %j into %s, and does not change the result again', (field, typed, stored) => {
    expect(parse(field, typed).data).toBe(stored);
    expect(parse(field, stored).data).toBe(stored);
  });

  it.each(['', '  ', '\u200b'])('removes the link when a member types %j', (typed) => {
    expect(parse('tiktokUrl', typed)).toEqual({ success: true, data: null });
  });

  it.each([
    'https://instagram.com.evil.test/ann',
    'https://evilinstagram.com/ann',
    'https://.instagram.com/ann',
    'https://www..instagram.com/ann',
    'https://evil.test/instagram.com/ann',
    'https://instagram.com@evil.test/ann',
    'https://ann:secret@instagram.com/ann',
    'https://instagram.com:8443/ann',
    'https://instagrаm.com/ann',
    'https://facebook.com/ann',
    'https://instagram.com',
    'https://instagram.com//',
    'https://instagram.com//evil.test/ann',
    'https://instagram.com/\\evil.test/ann',
    'https://instagram.com//ann:secret@evil.test:8443/ann',
    'javascript:alert(1)',
    'javascript://instagram.com/%0aalert(1)',
    'data:text/html,x',
    'ftp://instagram.com/ann',
    'mailto:ann@instagram.com',
    'two words',
    '@..',
    '@',
  ])('rejects %s as link to Instagram', (typed) => {
    expect(parse('instagramUrl', typed).error?.issues).toMatchObject([
      { message: wrong('instagramUrl') },
    ]);
  });

  it.each(['https://www.ebay.com/itm/1', 'https://www.ebay.com/', 'https://ebay.evil/usr/ann'])(
    'rejects %s, which is not the page of an eBay store or member',
    (typed) => {
      expect(parse('ebayStoreUrl', typed).error?.issues).toMatchObject([
        { message: wrong('ebayStoreUrl') },
      ]);
    },
  );

  it('accepts a link of 200 characters and rejects a longer one, and does not count tracking parameters', () => {
    const page = 'https://instagram.com/';
    const ofLength = (length: number) => page + 'a'.repeat(length - page.length);
    expect(parse('instagramUrl', `${ofLength(SOCIAL_LINK_MAX_LENGTH)}?utm=1`).success).toBe(true);
    for (const typed of [ofLength(SOCIAL_LINK_MAX_LENGTH + 1), 'a'.repeat(2001)])
      expect(parse('instagramUrl', typed).error?.issues).toMatchObject([
        { message: SOCIAL_LINK_MESSAGES.long },
      ]);
  });

  it('for any text that a member types, accepts only links to the chosen social network', () => {
    const parts = fc.constantFrom(
      ...['https://', 'instagram.com', 'evil.test', '@', '/', '\\', ':', '.', '#', '?', 'a', '%2f'],
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 9 }), (typed) => {
        const { data } = parse('instagramUrl', typed.join(''));
        if (typeof data !== 'string') return;
        const { protocol, hostname, username, port } = new URL(data);
        expect([protocol, username, port]).toEqual(['https:', '', '']);
        expect(hostname).toMatch(/^(.+\.)?instagram\.com$/);
      }),
    );
  });
});
