import { expect, test } from 'vitest';
import { withoutTrackingParameters } from './tracking-parameters';

test.each([
  '?fbclid=IwAR0-x_y',
  '?gclid=1',
  '?msclkid=1',
  '?igshid=1',
  '?mc_cid=1&mc_eid=2',
  '?utm_source=news&utm_medium=email',
  '?utm%5Fsource=news',
  '?fbclid',
  '?',
  '',
])('withoutTrackingParameters returns an empty query for %j', (query) => {
  expect(withoutTrackingParameters(query)).toBe('');
});

test.each([
  ['?q=tin%20robot&fbclid=1&page=2', '?q=tin%20robot&page=2'],
  ['?q=a+b', '?q=a+b'],
  ['?utm=1&my_utm_source=2', '?utm=1&my_utm_source=2'],
  ['?q=utm_source', '?q=utm_source'],
])(
  'withoutTrackingParameters keeps the parameters of %j that do not track visits',
  (query, kept) => {
    expect(withoutTrackingParameters(query)).toBe(kept);
  },
);
