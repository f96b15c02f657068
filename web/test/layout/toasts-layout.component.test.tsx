import { itemLike, itemListPageLike } from '@contract/schemas/item.test-support';
import { setAccountSettingsResponses } from '@test/account-settings';
import {
  setDashboardResponses,
  openDashboard,
  ownItemsLike,
  selectItemsButton,
} from '@test/dashboard';
import { setResponseByUrl, callsTo } from '@test/fake-api';
import { setFullHomeResponses } from '@test/full-home';
import { setSignedInMemberResponses, cards } from '@test/home';
import { nextButton } from '@test/item-detail';
import { bowls } from '@test/item-list';
import { forEachViewportSize, waitForLayout, SLOW_TEST_OPTIONS } from '@test/layout';
import { memberLike } from '@test/members';
import { goOffline, goOnline } from '@test/offline';
import {
  deleteButton,
  deleteDialog,
  openEditForm,
  openOwnItem,
  ownItem,
  saveButton,
} from '@test/own-items';
import { renderApp } from '@test/render';
import {
  setExtractionResponse,
  chooseScreenshot,
  chooseScreenshotAndSkipText,
  drawScreenshot,
  openSharePanel,
  textStep,
} from '@test/share-form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { showToast } from '@/components/toast/toast-store';

const TEXT = {
  title: 'Text extracted!',
  description: 'Title and price have been filled in. Review and adjust if needed.',
};

const button = (name: string | RegExp) => page.getByRole('button', { name }).last();
const toast = () => page.getByText(TEXT.title, { exact: true });

beforeEach(() => page.viewport(390, 844));
afterEach(() => {
  goOnline();
  vi.restoreAllMocks();
});

function covers(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || one.left >= other.right;
  return !isBeside && one.bottom > other.top && one.top < other.bottom;
}

/**
 * Fails if a toast covers the element `shown` at any size. Checks this with `shown` scrolled to the top, to the middle
 * and to the bottom of the screen.
 */
async function expectNotCovered(shown: Locator): Promise<void> {
  await expect.element(shown).toBeVisible();
  const faults: string[] = [];
  await forEachViewportSize(async (size) => {
    showToast(TEXT);
    await expect.element(toast()).toBeVisible();
    const list = toast().element().closest('ol') as HTMLElement;
    for (const block of ['start', 'center', 'end'] as const) {
      shown.element().scrollIntoView({ block });
      await waitForLayout();
      const rect = list.getBoundingClientRect();
      if (covers(rect, shown.element().getBoundingClientRect())) faults.push(`${size}, ${block}`);
      if (rect.top < 0 || rect.bottom > window.innerHeight) faults.push(`${size}: off the screen`);
    }
  });
  expect(faults, 'sizes and places at which the toast covers the control').toEqual([]);
}

describe('the place of a toast', SLOW_TEST_OPTIONS, () => {
  test('a toast does not cover the main button of the first step of the share form, without and with a picture', async () => {
    await openSharePanel();
    await expectNotCovered(button('Choose Screenshot'));
    await chooseScreenshot(await drawScreenshot());
    await expect.element(textStep()).toBeVisible();
    window.history.back();
    await expect.element(textStep()).not.toBeInTheDocument();
    await expectNotCovered(button('Continue'));
  });

  test('a toast does not cover the button that shares a sale', async () => {
    await openSharePanel();
    await chooseScreenshotAndSkipText(await drawScreenshot());
    await expectNotCovered(button('Share This Sale'));
  });

  test('a toast does not cover the buttons that confirm the text of a screenshot', async () => {
    await openSharePanel();
    setExtractionResponse({ title: 'Lamp', price: '3.00' });
    await chooseScreenshot(await drawScreenshot());
    await expect.element(textStep().getByText('High', { exact: true })).toBeVisible();
    await expectNotCovered(button('Use This Text'));
    await expectNotCovered(button('Try Auto-Detect Again'));
  });

  test('a toast does not cover the buttons that save the account settings', async () => {
    const member = memberLike();
    setSignedInMemberResponses(member);
    setAccountSettingsResponses(member);
    await renderApp('/account-settings');
    for (const name of ['Change Username', 'Save Social Links', 'Save Fees'])
      await expectNotCovered(button(name));
  });

  test('a toast does not cover the buttons of the form that edits an item', async () => {
    await openEditForm();
    await expectNotCovered(saveButton());
    await expectNotCovered(button('Cancel'));
  });

  test('a toast does not cover the buttons of an open item, or of the question before its deletion', async () => {
    await openOwnItem([ownItem(), itemLike({ id: 'next' })]);
    await expectNotCovered(nextButton());
    await expectNotCovered(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
    await deleteButton().click();
    await expectNotCovered(deleteDialog().getByRole('button', { name: 'Delete Item' }));
    await expectNotCovered(deleteDialog().getByRole('button', { name: 'Keep It' }));
  });

  test('a toast does not cover the note that there is no network', async () => {
    setFullHomeResponses();
    await renderApp();
    goOffline();
    await expectNotCovered(page.getByText('You are offline.'));
  });

  test('a toast does not cover the button for newer items', async () => {
    setFullHomeResponses();
    vi.spyOn(Performance.prototype, 'timeOrigin', 'get').mockReturnValue(Date.now() + 60_000);
    const newer = itemLike({ id: 'newer', title: 'Newer bowl' });
    const later = itemListPageLike([newer, ...bowls(15)], { asOf: '2026-11-21T12:00:01.000000Z' });
    setResponseByUrl('listItems', () =>
      callsTo('listItems').length > 1 ? later : itemListPageLike(bowls(16)),
    );
    await renderApp();
    await expect.element(cards()).toHaveLength(16);
    await expect.element(button('Show 1 new item')).toBeVisible();
    await expectNotCovered(button('Show 1 new item'));
  });

  test('a toast does not cover the buttons for the selected items of the dashboard', async () => {
    setDashboardResponses({ items: ownItemsLike(17) });
    await openDashboard();
    await selectItemsButton().click();
    await expectNotCovered(button('Delete Selected'));
  });

  test('a toast does not cover the focused field', async () => {
    await openEditForm();
    const field = page.getByLabelText('Title *');
    await field.click();
    await expectNotCovered(field);
  });
});
