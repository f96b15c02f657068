import {
  setHomeResponses,
  setSignedInMemberResponses,
  setVisitorResponses,
  cards,
} from '@test/home';
import { setItemListResponses, bowls } from '@test/item-list';
import { memberLike } from '@test/members';
import { goOffline, goOnline } from '@test/offline';
import { renderApp, renderPart } from '@test/render';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SavedResponseNotice } from '@/components/saved-response-notice';

beforeEach(() => {
  setHomeResponses();
  setItemListResponses(bowls(40));
});

afterEach(() => goOnline());

/**
 * Returns a list of the texts that polite live regions announce to screen readers from now on. Each new text is added
 * to the list.
 */
function listen(): string[] {
  const said: string[] = [];
  const observer = new MutationObserver((changes) => {
    const regions = changes.map(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest(
        '[aria-live], [role=status]',
      ),
    );
    for (const region of new Set(regions))
      if (region?.role === 'status' && region.textContent) said.push(region.textContent);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return said;
}

test('the home page announces each change of the page or of the number of items only once', async () => {
  setSignedInMemberResponses(memberLike());
  await renderApp();
  await expect.element(cards()).toHaveLength(16);
  const said = listen();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect.poll(() => said).toEqual(['40 items, page 2 of 3']);
  setItemListResponses(bowls(3));
  await page.getByRole('searchbox').fill('bowl');
  await expect.element(cards()).toHaveLength(3);
  await expect.poll(() => said).toEqual(['40 items, page 2 of 3', '3 items']);
});

test('the app announces once that there is no network, and once that the network is back', async () => {
  setVisitorResponses();
  await renderApp();
  await expect.element(cards()).toHaveLength(16);
  const said = listen();
  goOffline();
  const offline = 'You are offline. You see what this device has saved.';
  await expect.poll(() => said).toEqual([offline]);
  goOnline();
  await expect.poll(() => said).toEqual([offline, 'You are back online.']);
});

test('the app does not announce the age of saved items every minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  await renderPart(
    <SavedResponseNotice savedAt={Date.now()} isFetching={false} onRetry={() => undefined} />,
  );
  const said = listen();
  vi.advanceTimersByTime(60_000);
  await expect.element(page.getByText('Offline: saved 1 minute ago')).toBeVisible();
  vi.useRealTimers();
  expect(said).toEqual([]);
});
