import { DAY_MS } from '@contract/rules/durations';
import { receiptUrl } from '@contract/rules/start-url';
import { expectNoAxeViolations } from '@test/accessibility';
import { waitForDialogEntryRemoval } from '@test/dialog-entry';
import { callsTo } from '@test/fake-api';
import { setSignedInMemberResponses } from '@test/home';
import { memberLike } from '@test/members';
import { currentUrl, renderApp } from '@test/render';
import {
  setNewMemberResponses,
  setSharedItemResponses,
  chooseScreenshotAndSkipText,
  detailsStep,
  drawScreenshot,
  expectFocusAtTop,
  fillSale,
  textStep,
  sharedItem,
  submitSale,
  successMessage,
} from '@test/share-form';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deleteRecordsOf } from '@/lib/forget-stored';
import { addSharedScreenshots } from '@/lib/shared-screenshots';
import { storeLastOwner } from '@/services/saved/saved-store';

afterEach(() => deleteRecordsOf({ end: 'signed-out', memberId: 'member-1' }));

/** Stores screenshots as the service worker does. Then opens the URL to which the service worker redirects. */
async function receive(count: number, now = Date.now()): Promise<void> {
  const files = await Promise.all(Array.from({ length: count }, drawScreenshot));
  const receipt = await addSharedScreenshots(files, now);
  await renderApp(receiptUrl(receipt));
}

const leaveText = async () => {
  await textStep().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(detailsStep()).toBeVisible();
};
const button = (name: string) => page.getByRole('button', { name });
const title = page.getByLabelText('Title *');

const question = () => page.getByRole('region', { name: 'Use this picture?' });
const use = () => question().getByRole('button', { name: 'Use This Picture' });
const discard = () => question().getByRole('button', { name: 'Discard' });
const picture = () => question().getByAltText('Preview of the picture');

test('the share form asks before it uses a shared screenshot, and sends no request about it before the member agrees', async () => {
  setNewMemberResponses();
  await receive(1);
  await expect.element(picture()).toBeVisible();
  await expectNoAxeViolations();
  expect(currentUrl()).toBe('/');
  await expect.element(textStep()).not.toBeInTheDocument();
  await expect.element(button('Choose Screenshot')).toBeVisible();
  expect([...callsTo('autoExtract'), ...callsTo('findSamePicture')]).toEqual([]);
  (use().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await leaveText();
  await expectFocusAtTop();
  expect(callsTo('autoExtract')).toHaveLength(1);
});

test('the share form uses the first of two shared screenshots, and then shows that another one is waiting', async () => {
  setNewMemberResponses();
  setSharedItemResponses(sharedItem());
  await receive(2);
  await expect.element(question().getByText(/^Picture 1 of 2\./)).toBeVisible();
  await use().click();
  await leaveText();
  await expect.element(question()).not.toBeInTheDocument();
  await fillSale('Tin robot', '12');
  await submitSale();
  await expect.element(successMessage()).toBeVisible();
  await expect.element(detailsStep()).not.toBeInTheDocument();
  const waiting = page.getByText('A picture from another app is waiting.');
  await expect.element(waiting).toBeVisible();
  await expectNoAxeViolations();
  await button('Continue').click();
  await expect.element(question().getByText(/^Picture 2 of 2\./)).toBeVisible();
  await expect.element(waiting).not.toBeInTheDocument();
  await use().click();
  await leaveText();
  await button('Cancel and Start Over').click();
  await expect.element(question()).not.toBeInTheDocument();
});

test('Enter on Discard discards each of two shared screenshots, and then the button Choose Screenshot has the focus', async () => {
  setNewMemberResponses();
  await receive(2);
  await expect.element(discard()).toBeVisible();
  (discard().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question().getByText(/^Picture 2 of 2\./)).toBeVisible();
  await expect.element(discard()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(button('Choose Screenshot')).toHaveFocus();
  expect(callsTo('autoExtract')).toEqual([]);
});

test('the share form shows that the browser cannot display a shared screenshot, and still asks whether to use it', async () => {
  setNewMemberResponses();
  const heic = new File(['no picture'], 'photo.heic', { type: 'image/heic' });
  await renderApp(receiptUrl(await addSharedScreenshots([heic], Date.now())));
  await expect.element(question().getByText(/can't preview this type of picture/)).toBeVisible();
  await expect.element(use()).toBeVisible();
});

/** Creates a draft, and then opens the app with a new shared screenshot. */
async function receiveOverDraft(): Promise<void> {
  setNewMemberResponses();
  const first = await renderApp('/?start=share');
  await expect.element(button('Choose Screenshot')).toBeVisible();
  await chooseScreenshotAndSkipText(await drawScreenshot());
  await title.fill('Half a sale');
  await first.unmount();
  await waitForDialogEntryRemoval();
  await receive(1);
  await expect.element(question().getByText(/^You haven't shared your draft yet,/)).toBeVisible();
  await expect.element(picture()).toBeVisible();
  await expect.element(title).toHaveValue('Half a sale');
}

test('the share form keeps an unfinished draft, and asks about a shared screenshot after the draft is done', async () => {
  await receiveOverDraft();
  await expectNoAxeViolations();
  await button('Keep Draft').click();
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('Half a sale');
  await button('Cancel and Start Over').click();
  await expect.element(use()).toBeVisible();
});

test('the share form keeps an unfinished draft when the member discards a shared screenshot', async () => {
  await receiveOverDraft();
  await discard().click();
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('Half a sale');
  await button('Cancel and Start Over').click();
  await expect.element(button('Choose Screenshot')).toHaveFocus();
  await expect.element(question()).not.toBeInTheDocument();
});

test('the share form replaces an unfinished draft with a shared screenshot when the member chooses that', async () => {
  await receiveOverDraft();
  await use().click();
  await leaveText();
  await expect.element(title).toHaveValue('');
});

test.each([
  ['not-received', "We couldn't receive the screenshot. Choose it again."],
  ['unsupported', /We couldn't read every file/],
  ['too-large', /15 MB or smaller/],
  ['too-many', /up to 10 screenshots/],
] as const)(
  'the share form shows an error when the service worker has not stored all shared screenshots: %s',
  async (receipt, message) => {
    setNewMemberResponses();
    await renderApp(receiptUrl(receipt));
    await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expectNoAxeViolations();
    await expect.element(button('Choose Screenshot')).toBeVisible();
  },
);

test('the share form shows the error about shared screenshots only until the form closes', async () => {
  setNewMemberResponses();
  await renderApp(receiptUrl('too-large'));
  const alert = page.getByRole('alert').filter({ hasText: /15 MB or smaller/ });
  await expect.element(alert).toBeVisible();
  await button('Close').click();
  await button('Share a Sale').click();
  await expect.element(button('Choose Screenshot')).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test("a shared screenshot that was waiting when a member's session ended is shown only to this member", async () => {
  setNewMemberResponses();
  await addSharedScreenshots([await drawScreenshot()], Date.now());
  await storeLastOwner('somebody-else');
  await deleteRecordsOf({ end: 'ended-elsewhere', current: null });
  const { unmount } = await renderApp('/?start=share');
  await expect.element(button('Choose Screenshot')).toBeVisible();
  await expect.element(question()).not.toBeInTheDocument();
  await unmount();
  await waitForDialogEntryRemoval();
  setSignedInMemberResponses(memberLike({ id: 'somebody-else' }));
  await renderApp('/?start=share');
  await expect.element(question()).toBeVisible();
});

test('the app deletes a waiting shared screenshot after a day', async () => {
  setNewMemberResponses();
  await receive(1, Date.now() - DAY_MS - 1);
  await expect.element(button('Choose Screenshot')).toBeVisible();
  await expect.element(question()).not.toBeInTheDocument();
});
