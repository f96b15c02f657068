import { describe, expect, it } from 'vitest';
import {
  normalizeListingUrl,
  isListingUrl,
  LISTING_URL_MAX_LENGTH,
  LISTING_URL_MESSAGES,
  listingUrlSchema,
} from './listing-url';

const LINKS = [
  'https://ebay.com/itm/1',
  'https://www.ebay.com/itm/1?hash=item1%3Ag%3A2',
  'https://www.ebay.co.uk/itm/1',
  'https://www.ebay.com.au/itm/1',
  'https://www.ebay.de/itm/1',
  'https://befr.ebay.be/itm/1',
  'https://ebay.us/m/abc',
  'https://poshmark.com/listing/1',
  'https://poshmark.ca/listing/1',
  'https://www.depop.com/products/1/',
  'https://jp.mercari.com/item/m1',
  'https://www.facebook.com/marketplace/item/1',
  'https://m.facebook.com/share/1',
  'https://www.etsy.com/listing/1',
];

const NO_LINKS = [
  ...['', 'https://', 'ebay', '//evil.com/itm/1', '/itm/1'],
  // Hosts of other sites with similar names
  ...['https://ebay.com.evil.com/', 'https://evil-ebay.com/', 'https://ebay.com-evil.com/'],
  ...[
    'https://evil.com/ebay.com',
    'https://evil.com/?u=https://ebay.com',
    'https://evil.com#ebay.com',
  ],
  ...['https://evil.com\\.ebay.com/', 'https://notdepop.com/'],
  ...[
    'https://ebay.co/',
    'https://ebay.ru/',
    'https://ebay.com.co/',
    'https://poshmark.com.evil.io',
  ],
  ...['https://depop.co.uk/', 'https://etsy.com./', 'https://com/', 'https://amazon.com/dp/1'],
  // Hosts with letters that look like other letters
  ...[
    'https://еbay.com/',
    'https://xn--bay-qdd.com/',
    'https://ebаy.com/',
    'https://fаcebook.com/',
  ],
  // URLs with a user name, a password or a port
  ...['https://user@ebay.com/', 'https://user:secret@ebay.com/', 'https://ebay.com@evil.com/'],
  ...['https://ebay.com:8443/', 'https://ebay.com:80/', 'https://127.0.0.1/', 'https://[::1]/'],
  // Facebook's page that redirects to any site
  ...[
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.com',
    'https://lm.facebook.com/l.php?u=https%3A%2F%2Fevil.com',
    'https://www.facebook.com/l.php?u=https%3A%2F%2Fevil.com',
    'https://m.facebook.com//L.php?u=https%3A%2F%2Fevil.com',
    'https://www.facebook.com/%6C.php?u=https%3A%2F%2Fevil.com',
    'https://facebook.com/x/../l.php/?u=https%3A%2F%2Fevil.com',
  ],
  // URLs with other schemes than https
  ...[
    'http://ebay.com/itm/1',
    'javascript:alert(1)//ebay.com',
    'javascript://ebay.com/%0aalert(1)',
  ],
  ...['data:text/html,ebay.com', 'ftp://ebay.com/', 'blob:https://ebay.com/1', 'file://ebay.com/'],
];

describe('isListingUrl', () => {
  it.each(LINKS)('accepts %s', (link) => {
    expect(isListingUrl(link)).toBe(true);
    expect(listingUrlSchema.parse(link)).toBe(link);
  });

  it.each(NO_LINKS)('rejects %j', (text) => {
    expect(isListingUrl(text)).toBe(false);
    expect(listingUrlSchema.safeParse(text).error?.issues[0]?.message).toBe(
      LISTING_URL_MESSAGES.invalid,
    );
  });
});

describe('normalizeListingUrl', () => {
  it.each([
    ['ebay.com/itm/1', 'https://ebay.com/itm/1'],
    ['www.Etsy.com', 'https://www.etsy.com/'],
    [' https://EBAY.com/itm/A b\n', 'https://ebay.com/itm/A%20b'],
    // Browsers read the following two texts as the same URL.
    ['https:ebay.com/itm/1', 'https://ebay.com/itm/1'],
    ['https:\\\\ebay.com\\itm\\1', 'https://ebay.com/itm/1'],
    ['//ebay.com/itm/1', 'https://ebay.com/itm/1'],
    ['https://ebay.com\\@evil.com/', 'https://ebay.com/@evil.com/'],
    ['https://ebay.com:443/itm/1', 'https://ebay.com/itm/1'],
    ['https://ebay。com/itm/1', 'https://ebay.com/itm/1'],
    ['https://eb\nay.com/itm/1', 'https://ebay.com/itm/1'],
    ['https://ebay.com/"><script>', 'https://ebay.com/%22%3E%3Cscript%3E'],
  ])('turns %j into %s, and does not change the result again', (typed, link) => {
    expect(normalizeListingUrl(typed)).toBe(link);
    expect(normalizeListingUrl(link)).toBe(link);
    expect(listingUrlSchema.parse(typed)).toBe(link);
  });

  it.each(['evil.com/ebay.com', 'http://ebay.com/itm/1', 'user@ebay.com', 'alert(1)', 'ebay'])(
    'only trims %s, which is not a valid link',
    (typed) => {
      expect(normalizeListingUrl(` ${typed} `)).toBe(typed);
    },
  );
});

it('listingUrlSchema accepts a link of 2,000 characters and rejects a longer one', () => {
  const linkOf = (length: number) => 'https://ebay.com/'.padEnd(length, '1');
  expect(listingUrlSchema.parse(linkOf(LISTING_URL_MAX_LENGTH))).toHaveLength(
    LISTING_URL_MAX_LENGTH,
  );
  expect(
    listingUrlSchema
      .safeParse(linkOf(LISTING_URL_MAX_LENGTH + 1))
      .error?.issues.map((it) => it.message),
  ).toEqual([LISTING_URL_MESSAGES.long]);
});
