import { currentUrl } from '@test/render';
import { afterEach, expect, test } from 'vitest';
import { removeTrackingParameters } from './remove-tracking-parameters';

const start = currentUrl();
afterEach(() => window.history.replaceState(null, '', start));

test('removes only tracking parameters, and keeps the state of the history entry', () => {
  window.history.replaceState({ usr: 'item' }, '', '/?q=tin%20robot&fbclid=1&page=2#items');
  removeTrackingParameters();
  expect(window.location.href).toMatch(/\/\?q=tin%20robot&page=2#items$/);
  expect(window.history.state).toEqual({ usr: 'item' });
});

test('does not change a URL without tracking parameters', () => {
  window.history.replaceState(null, '', '/item/owl?q=a+b');
  removeTrackingParameters();
  expect(currentUrl()).toBe('/item/owl?q=a+b');
});
