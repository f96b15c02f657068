import { describe, expect, it } from 'vitest';
import { isFromAnotherSite } from './origin';

const host = 'api-x7.a.run.app';
const hosted = { host, 'x-forwarded-host': 'boloboard.test' };

describe('isFromAnotherSite', () => {
  it.each([
    ['its own page', { ...hosted, origin: 'https://boloboard.test' }],
    ['its own page, by the fetch metadata', { ...hosted, 'sec-fetch-site': 'same-origin' }],
    ['a bookmark', { ...hosted, 'sec-fetch-site': 'none' }],
    ['a page on the same port', { host: '127.0.0.1:5000', origin: 'http://127.0.0.1:5000' }],
    ['a script', { host }],
    ['its own page, by the referer', { ...hosted, referer: 'https://boloboard.test/item/1' }],
    ['an address in capitals', { host: 'BoloBoard.test', origin: 'https://boloboard.test' }],
  ])('is false for %s', (_case, headers) => {
    expect(isFromAnotherSite(headers)).toBe(false);
  });

  it.each([
    ['another site', { ...hosted, origin: 'https://evil.test' }],
    [
      'a site whose name begins the same',
      { ...hosted, origin: 'https://boloboard.test.evil.test' },
    ],
    ['another port', { host: '127.0.0.1:5000', origin: 'http://127.0.0.1:5001' }],
    ['a sandboxed frame', { ...hosted, origin: 'null' }],
    ['a sister site', { ...hosted, 'sec-fetch-site': 'same-site' }],
    ['another site, by the fetch metadata', { ...hosted, 'sec-fetch-site': 'cross-site' }],
    ['another site, by the referer', { ...hosted, referer: 'https://evil.test/' }],
    ['the function behind the site', { ...hosted, origin: `https://${host}` }],
  ])('is true for %s', (_case, headers) => {
    expect(isFromAnotherSite(headers)).toBe(true);
  });
});
