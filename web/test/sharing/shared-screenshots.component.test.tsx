import { receiptAddress } from '@contract/rules/start-address';
import { expectNoAxeViolations } from '@test/accessibility';
import { answerMember } from '@test/home';
import { memberLike } from '@test/members';
import { currentAddress, renderApp } from '@test/render';
import {
  answerNewMember,
  answerShared,
  drawScreenshot,
  fillSale,
  overlay,
  sharedItem,
  submitSale,
  success,
} from '@test/share-form';
import { clear } from 'idb-keyval';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  addSharedScreenshots,
  keepScreenshotsFor,
  sharedScreenshotRecords,
} from '@/lib/shared-screenshots';

const DAY_MS = 24 * 60 * 60 * 1000;

afterEach(() => clear(sharedScreenshotRecords()));

/** Stores screenshots like the service worker, and opens the address to which it redirects. */
async function receive(count: number, now = Date.now()): Promise<void> {
  const files = await Promise.all(Array.from({ length: count }, drawScreenshot));
  const receipt = await addSharedScreenshots(files, now);
  await renderApp(receiptAddress(receipt));
}

const closeOverlay = async () => {
  await overlay().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(overlay()).not.toBeInTheDocument();
};
const button = (name: string) => page.getByRole('button', { name });
const title = page.getByLabelText('Title *');

test('puts the first screenshot into the form and offers the next one after sharing', async () => {
  answerNewMember();
  answerShared(sharedItem());
  await receive(2);
  await closeOverlay();
  expect(currentAddress()).toBe('/');
  await expect.element(page.getByText(/Next screenshot/)).not.toBeInTheDocument();
  await fillSale('Tin robot', '12');
  await submitSale();
  await expect.element(success()).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Next screenshot (2 of 2)' }))
    .toBeVisible();
  await expectNoAxeViolations();
  await button('Open Screenshot').click();
  await closeOverlay();
  await button('Cancel and Start Over').click();
  await expect.element(page.getByText(/Next screenshot/)).not.toBeInTheDocument();
});

test('discards a screenshot and offers the one after it', async () => {
  answerNewMember();
  await receive(3);
  await closeOverlay();
  await button('Cancel and Start Over').click();
  await expect.element(page.getByText('Next screenshot (2 of 3)')).toBeVisible();
  await button('Discard Screenshot').click();
  await expect.element(page.getByText('Next screenshot (3 of 3)')).toBeVisible();
  await button('Discard Screenshot').click();
  await expect.element(page.getByText(/Next screenshot/)).not.toBeInTheDocument();
});

/** Leaves a draft behind, then opens the app again with a new screenshot. */
async function receiveOverDraft(): Promise<void> {
  answerNewMember();
  const first = await renderApp('/?start=share');
  await title.fill('Half a sale');
  await first.unmount();
  await receive(1);
  await expect
    .element(
      page.getByRole('heading', { name: 'Keep your draft or start with the new screenshot?' }),
    )
    .toBeVisible();
  await expect.element(title).toHaveValue('Half a sale');
}

test('keeps an unfinished draft, and offers the screenshot after it', async () => {
  await receiveOverDraft();
  await expectNoAxeViolations();
  await button('Keep Draft').click();
  await expect.element(button('Keep Draft')).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('Half a sale');
  await button('Discard Draft').click();
  await expect.element(page.getByRole('heading', { name: 'Next screenshot' })).toBeVisible();
});

test('replaces an unfinished draft when the member wants', async () => {
  await receiveOverDraft();
  await button('Start with New Screenshot').click();
  await closeOverlay();
  await expect.element(title).toHaveValue('');
  await expect.element(button('Choose Another Screenshot')).toBeVisible();
});

test.each([
  ['not-received', "We couldn't receive the screenshot. Choose it again."],
  ['unsupported', /We couldn't read every file/],
  ['too-large', /15 MB or smaller/],
  ['too-many', /up to 10 screenshots/],
] as const)('tells what is wrong when the receipt is %s', async (receipt, message) => {
  answerNewMember();
  await renderApp(receiptAddress(receipt));
  await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expectNoAxeViolations();
  await expect.element(button('Choose Screenshot')).toBeVisible();
});

test('shows a screenshot that waited when a session ended only to its member', async () => {
  answerNewMember();
  await addSharedScreenshots([await drawScreenshot()], Date.now());
  await keepScreenshotsFor('somebody-else');
  const { unmount } = await renderApp('/?start=share');
  await expect.element(button('Choose Screenshot')).toBeVisible();
  await expect.element(page.getByText(/You shared this screenshot/)).not.toBeInTheDocument();
  await unmount();
  answerMember(memberLike({ id: 'somebody-else' }));
  await renderApp('/?start=share');
  await expect.element(page.getByText(/You shared this screenshot/)).toBeVisible();
});

test('forgets a screenshot after a day', async () => {
  answerNewMember();
  await receive(1, Date.now() - DAY_MS - 1);
  await expect.element(button('Choose Screenshot')).toBeVisible();
  await expect.element(overlay()).not.toBeInTheDocument();
});
