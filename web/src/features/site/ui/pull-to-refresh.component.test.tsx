import { renderPart } from '@test/render';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ModalDialog } from '@/components/modal-dialog';
import { NetworkError } from '@/services/api-error';
import { fakeMatchMedia } from '@test/match-media';
import { pullDown, fireTouchEvent } from '@test/touch';
import { PullToRefresh } from './pull-to-refresh';

const COARSE = '(pointer: coarse)';
const MOTION_ALLOWED = { '(prefers-reduced-motion: reduce)': false };

const onRefresh = vi.fn<() => Promise<void>>();
const status = page.getByRole('status');

beforeEach(() => {
  onRefresh.mockReset().mockResolvedValue();
  fakeMatchMedia({ [COARSE]: true, ...MOTION_ALLOWED });
});

afterEach(() => {
  document.getSelection()?.removeAllRanges();
  window.scrollTo(0, 0);
  vi.restoreAllMocks();
});

/** Renders a page that is taller than the window. */
const renderPage = () =>
  renderPart(
    <div style={{ height: 2000 }}>
      <p data-testid="text">Some text</p>
      <input aria-label="Field" />
      <PullToRefresh onRefresh={onRefresh} />
    </div>,
  );

const textOnPage = () => page.getByTestId('text').element();

test('refreshes once when the page is pulled far enough, and announces the refresh', async () => {
  let finish = () => {};
  onRefresh.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  await renderPage();
  expect(pullDown(textOnPage(), 60)).toBe(true);
  await expect.element(page.getByText('Pull to refresh')).toBeVisible();
  pullDown(textOnPage(), 200);
  await expect.element(page.getByText('Release to refresh')).toBeVisible();
  fireTouchEvent(textOnPage(), 'touchend');
  await expect.element(status).toHaveTextContent('Refreshing...');
  pullDown(textOnPage(), 200);
  fireTouchEvent(textOnPage(), 'touchend');
  finish();
  await expect.element(status).toHaveTextContent('Refreshed.');
  await expect.element(page.getByText('Pull to refresh')).not.toBeInTheDocument();
  expect(onRefresh).toHaveBeenCalledOnce();
});

const noTarget = (): Element => document.body;

test.each([
  { what: 'less far than the threshold', pull: () => pullDown(textOnPage(), 80), isTaken: true },
  { what: 'sideways', pull: () => pullDown(textOnPage(), 150, { sideways: 160 }) },
  { what: 'upwards', pull: () => pullDown(textOnPage(), -200) },
  { what: 'with two fingers', pull: () => pullDown(textOnPage(), 200, { fingers: 2 }) },
  {
    what: 'by a finger in a text field',
    pull: () => pullDown(page.getByLabelText('Field').element(), 200),
  },
  {
    what: 'while text is selected',
    pull: () => {
      document.getSelection()?.selectAllChildren(textOnPage());
      return pullDown(textOnPage(), 200);
    },
  },
  {
    what: 'while it is scrolled down',
    pull: () => {
      window.scrollTo(0, 200);
      return pullDown(noTarget(), 200);
    },
  },
])('does not refresh when the page is pulled $what', async ({ pull, isTaken = false }) => {
  await renderPage();
  expect(pull()).toBe(isTaken);
  fireTouchEvent(noTarget(), 'touchend');
  await expect.element(page.getByText(/to refresh/)).not.toBeInTheDocument();
  expect(onRefresh).not.toHaveBeenCalled();
});

test('ignores a pull while a dialog is open, and a pull that the system cancels', async () => {
  await renderPage();
  pullDown(textOnPage(), 200);
  fireTouchEvent(textOnPage(), 'touchcancel');
  const dialog = await renderPart(
    <ModalDialog title="Question" onClose={() => undefined}>
      ?
    </ModalDialog>,
  );
  expect(pullDown(noTarget(), 200)).toBe(false);
  fireTouchEvent(noTarget(), 'touchend');
  await dialog.unmount();
  expect(onRefresh).not.toHaveBeenCalled();
});

test('shows that the device is offline when a refresh fails without a network, and refreshes on the next pull', async () => {
  onRefresh.mockRejectedValueOnce(new NetworkError());
  await renderPage();
  pullDown(textOnPage(), 200);
  fireTouchEvent(textOnPage(), 'touchend');
  await expect.element(page.getByText('You seem to be offline.').first()).toBeVisible();
  await expect.element(status.first()).toBeEmptyDOMElement();
  pullDown(textOnPage(), 200);
  fireTouchEvent(textOnPage(), 'touchend');
  await expect.element(page.getByText('Refreshed.')).toBeInTheDocument();
});

test('moves the indicator with the finger unless the user prefers reduced motion', async () => {
  const rendered = await renderPage();
  const shift = () => page.getByText('Pull to refresh').element().getAttribute('style') ?? '';
  pullDown(textOnPage(), 100);
  await expect.poll(shift).toContain('--shift: 50px');
  await rendered.unmount();
  fakeMatchMedia({ [COARSE]: true, '(prefers-reduced-motion: reduce)': true });
  await renderPage();
  pullDown(textOnPage(), 100);
  await expect.poll(shift).toBe('');
});

test('shows a refresh button in the installed app, and ignores pulls on a device with a mouse', async () => {
  fakeMatchMedia({ [COARSE]: false, '(display-mode: standalone)': true });
  await renderPage();
  expect(pullDown(textOnPage(), 200)).toBe(false);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(status).toHaveTextContent('Refreshed.');
  expect(onRefresh).toHaveBeenCalledOnce();
});
