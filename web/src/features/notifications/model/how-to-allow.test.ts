import { expect, test } from 'vitest';
import { howToAllow } from './how-to-allow';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, /Site settings/],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/146.0`, /for this site/],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', /crossed-out/],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`,
    /Safari's Settings/,
  ],
  [
    `Mozilla/5.0 (Linux; Android 16) ${CHROME.replace('Chrome', 'SamsungBrowser/29.0 Chrome')} Mobile Safari/537.36`,
    /Samsung Internet's Settings/,
  ],
  ['Lynx/2.9', /browser's settings/],
])(
  'explains how to allow notifications in the browser with the user agent %s',
  (userAgent, words) => {
    expect(howToAllow({ userAgent, maxTouchPoints: 0 })).toMatch(words);
  },
);

test.each([
  `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`,
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`,
])(
  'explains how to allow notifications on an iPhone or iPad with the user agent %s',
  (userAgent) => {
    expect(howToAllow({ userAgent, maxTouchPoints: 5 })).toMatch(/Settings app/);
  },
);
