import { expect, test } from 'vitest';
import { mayMeasure } from './web-vitals';
import { routePatternOf } from './web-vitals-report';

const visitor = { doNotTrack: null, webdriver: false };

test.each([
  [true, visitor],
  [true, { ...visitor, doNotTrack: '0', globalPrivacyControl: false }],
  [false, { ...visitor, doNotTrack: '1' }],
  [false, { ...visitor, globalPrivacyControl: true }],
  [false, { ...visitor, webdriver: true }],
])('mayMeasure returns %s for the browser settings %j', (may, navigator) => {
  expect(mayMeasure(navigator)).toBe(may);
});

test.each([
  ['/', '/'],
  ['/register', '/register'],
  ['/item/k3jf8', '/item/:itemId'],
  ['/item/', 'other'],
  ['/item/k3jf8/edit', 'other'],
  ['/user/somebody', 'other'],
  ['/other', 'other'],
])(
  'for the path %s, routePatternOf returns the pattern %s, which contains no username and no item id',
  (path, route) => {
    expect(routePatternOf(path)).toBe(route);
  },
);
