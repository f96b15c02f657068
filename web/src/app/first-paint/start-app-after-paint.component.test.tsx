import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { AFTER_PAINT } from '@/lib/rendered-page';
import { startAppAfterPaint } from './start-app-after-paint';

const added: Element[] = [];

beforeAll(() => {
  document.body.append('The content of the page');
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const element of added.splice(0)) element.remove();
  for (const script of startedScripts()) script.remove();
});

/**
 * Adds the scripts in the order of a rendered page: the app's script, the scripts that it imports, and the code of an
 * open item.
 */
function addWaiting(): void {
  const script = document.createElement('script');
  script.type = AFTER_PAINT;
  script.src = 'data:text/javascript,"app"';
  added.push(script, linkTo('libraries'), document.createElement('style'), linkTo('item'));
  document.head.append(...added);
}

function linkTo(name: string): Element {
  const link = document.createElement('link');
  link.rel = AFTER_PAINT;
  link.href = `data:text/javascript,"${name}"`;
  return link;
}

const startedScripts = () =>
  [...document.querySelectorAll('script')].filter(({ src }) => src.startsWith('data:'));

const started = () =>
  startedScripts().flatMap(({ type, src }) =>
    type === 'module' ? [src.replace(/^.*,/, '').replaceAll('%22', '"')] : [],
  );

const IN_ORDER = ['"libraries"', '"app"', '"item"'];

test('after the first paint, starts the imports of the app, then the app, then the scripts that import the app', async () => {
  addWaiting();
  startAppAfterPaint();
  await expect.poll(started).toEqual(IN_ORDER);
});

test('waits until the browser has read the whole page, even if the browser paints the page before that', async () => {
  addWaiting();
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  let isPainted = false;
  new PerformanceObserver(() => (isPainted = true)).observe({ type: 'paint', buffered: true });
  startAppAfterPaint();
  await expect.poll(() => isPainted).toBe(true);
  await expect.poll(() => state.mock.calls.length).toBeGreaterThan(0);
  expect(started()).toEqual([]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(started()).toEqual(IN_ORDER);
});

test('starts the app of a background page, which is not painted, when the page has loaded', () => {
  addWaiting();
  vi.spyOn(PerformanceObserver.prototype, 'observe').mockReturnValue();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  startAppAfterPaint();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(started()).toEqual([]);
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  expect(started()).toEqual(IN_ORDER);
});
