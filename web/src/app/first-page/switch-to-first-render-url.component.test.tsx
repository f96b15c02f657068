import { currentUrl } from '@test/render';
import { afterEach, expect, test } from 'vitest';
import { switchToFirstRenderUrl } from './switch-to-first-render-url';
import type { FirstPageInHtml } from './first-page-data';

const start = currentUrl();
afterEach(() => window.history.replaceState(null, '', start));

const pageAt = (url: string, change: Partial<FirstPageInHtml['location']> = {}) => {
  const { pathname, search } = new URL(url, window.location.origin);
  const location = { pathname, search, state: null, ...change };
  return { url, location, fillCache: () => undefined, loadCode: async () => undefined };
};

test.each([
  ['/', '/', '/'],
  ['/?q=tin+robot', '/?q=tin%20robot&page=1#items', '/?q=tin+robot#items'],
  ['/', '/?q=&platform=amazon', '/'],
  ['/user/ann_sells?page=2', '/user/ann_sells?page=2', '/user/ann_sells?page=2'],
])(
  'uses the rendered page %s at the URL %s, and then changes the URL to %s',
  (rendered, opened, shown) => {
    window.history.replaceState(null, '', opened);
    expect(switchToFirstRenderUrl(pageAt(rendered))).toBe(true);
    expect(`${currentUrl()}${window.location.hash}`).toBe(shown);
  },
);

test('opens an item over the list at `/` when the server has rendered the page of the item', () => {
  window.history.replaceState(null, '', '/item/owl');
  const state = { item: 'owl' };
  expect(switchToFirstRenderUrl(pageAt('/item/owl', { pathname: '/', state }))).toBe(true);
  expect(currentUrl()).toBe('/');
  expect(window.history.state).toMatchObject({ usr: state });
});

test.each([
  ['/?q=owl', '/?q=bowl', null],
  ['/', '/?start=share', null],
  ['/user/ann_sells', '/user/ann_sells?page=2', null],
  ['/', '/', { usr: { item: 'owl' } }],
])(
  'does not use the rendered page %s at the URL %s with the history state %j',
  (rendered, opened, state) => {
    window.history.replaceState(state, '', opened);
    expect(switchToFirstRenderUrl(pageAt(rendered))).toBe(false);
    expect(currentUrl()).toBe(opened);
  },
);
