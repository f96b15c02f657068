import { expectNoAxeViolations } from '@test/accessibility';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { setSignedInMemberResponses } from '@test/home';
import { memberLike } from '@test/members';
import { dispatchVisibilityChange, goOffline, goOnline } from '@test/offline';
import {
  FOUND_NAME_AREA,
  outbox,
  outboxButton,
  shareCheckedSaleOffline,
  shareUncheckedSaleOffline,
  sentFromOutboxToast,
  waitsForAppNote,
} from '@test/outbox';
import { renderApp } from '@test/render';
import {
  setExtractionResponse,
  setNewMemberResponses,
  setSharedItemResponses,
  chooseScreenshotAndSkipText,
  continueDraft,
  detailsStep,
  drawScreenshot,
  pictureStep,
  sharedItem,
  fillInNewSale,
  submitSale,
} from '@test/share-form';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { queuedTestEntry } from '@/lib/outbox/entries.test-support';
import { addToOutbox } from '@/lib/outbox/outbox-store';

const item = sharedItem();
const keysSent = () => callsTo('shareScreenshot').map(({ idempotencyKey }) => idempotencyKey);

afterEach(async () => {
  // Unmounts the app first, because a mounted app would send the calls that this test has left in the outbox.
  await cleanup();
  goOnline();
});

/**
 * Returns how many senders of the outbox are running. A running sender would notice by itself that the network is back.
 */
async function runningSenders(): Promise<number> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return held.length + pending.length;
}

/** Queues a sale that the server refuses when the outbox sends it. */
async function queueRefused(message = 'That category does not exist.'): Promise<void> {
  await shareCheckedSaleOffline();
  setErrorResponse('shareScreenshot', 'bad_request', message);
  goOnline();
  await expect.element(outbox().getByText(message)).toBeVisible();
}

describe('sharing a sale without a network', () => {
  test.each(BOTH_SIZES)(
    'queues the sale and closes the form on a $size, and sends the sale when the network is back',
    async ({ viewport }) => {
      await page.viewport(...viewport);
      await shareCheckedSaleOffline();
      await expect.element(waitsForAppNote()).toBeVisible();
      await expect.element(detailsStep()).not.toBeInTheDocument();
      await expect.element(pictureStep()).not.toBeInTheDocument();
      await expect.element(page.getByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
      await expect.element(page.getByText('You are offline. 1 share waiting.')).toBeVisible();
      await expectNoAxeViolations();
      setSharedItemResponses(item);
      goOnline();
      await expect.element(sentFromOutboxToast()).toBeVisible();
      await expect.element(outbox()).not.toBeInTheDocument();
      expect(keysSent()).toHaveLength(1);
      await expect.element(page.getByRole('article').getByText(item.title)).toBeVisible();
    },
  );

  test('queues the sale when its call gets no response, and sends it again with its idempotency key', async () => {
    await fillInNewSale();
    setNetworkFailure('shareScreenshot');
    await submitSale();
    await expect.element(outbox().getByText('Tin robot')).toBeVisible();
    setSharedItemResponses(item);
    window.dispatchEvent(new Event('online'));
    await expect.element(sentFromOutboxToast()).toBeVisible();
    const keys = keysSent();
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/./);
  });

  test('shows that the page must stay open when the browser has no space to store the sale', async () => {
    await fillInNewSale();
    goOffline();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No space', 'QuotaExceededError');
    });
    await submitSale();
    const warning = 'Your browser has no space to save this. Keep this page open.';
    await expect.element(outbox().getByText(warning)).toBeVisible();
    put.mockRestore();
    setSharedItemResponses(item);
    goOnline();
    await expect.element(sentFromOutboxToast()).toBeVisible();
  });
});

describe('a queued sale whose screenshot was not checked', () => {
  test('is checked, and is sent when the check finds nothing', async () => {
    await shareUncheckedSaleOffline();
    setExtractionResponse();
    setSharedItemResponses(item);
    goOnline();
    await expect.element(sentFromOutboxToast()).toBeVisible();
    expect(callsTo('autoExtract').length).toBeGreaterThan(0);
  });

  test('is checked and sent when the app becomes visible', async () => {
    await shareUncheckedSaleOffline();
    setExtractionResponse();
    setSharedItemResponses(item);
    await expect.poll(runningSenders).toBe(0);
    // Simulates a page that was hidden, and that the browser had suspended when the network returned.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    dispatchVisibilityChange();
    await expect.element(sentFromOutboxToast()).toBeVisible();
    expect(callsTo('shareScreenshot')).toHaveLength(1);
  });

  test('waits for the member when the check finds something, and can be opened in the form', async () => {
    await shareUncheckedSaleOffline();
    setExtractionResponse({ personalInfo: [FOUND_NAME_AREA] });
    goOnline();
    await expect.element(outbox().getByText('1 area will be hidden.')).toBeVisible();
    await expectNoAxeViolations();
    expect(callsTo('shareScreenshot')).toHaveLength(0);
    await outboxButton('Review').click();
    await expect.element(page.getByLabelText('Title *')).toHaveValue('Tin robot');
    await expect.element(page.getByText(/^We hid 1 area\./)).toBeVisible();
    await expect.element(outbox()).not.toBeInTheDocument();
    setSharedItemResponses(item);
    await submitSale();
    await expect
      .element(page.getByText('Image uploaded and item created successfully'))
      .toBeVisible();
  });

  test('waits for the member when the check fails', async () => {
    await shareUncheckedSaleOffline();
    setErrorResponse('autoExtract', 'unavailable', 'Busy');
    goOnline();
    await expect.element(outbox().getByText("We couldn't check your picture")).toBeVisible();
    expect(callsTo('shareScreenshot')).toHaveLength(0);
  });

  test('waits for the member when the picture was already shared', async () => {
    await shareUncheckedSaleOffline();
    setExtractionResponse();
    setResponse('findSamePicture', { items: [sharedItem({ username: 'other' })] });
    goOnline();
    await expect.element(outbox().getByText('looks like one that was already')).toBeVisible();
    await outboxButton('Review').click();
    await expect.element(page.getByText('Someone may have shared this already')).toBeVisible();
  });
});

describe('a queued sale that the server refuses', () => {
  test('shows the reason, and is sent again with Try Again', async () => {
    await queueRefused();
    await expectNoAxeViolations();
    setSharedItemResponses(item);
    await outboxButton('Try Again').click();
    await expect.element(sentFromOutboxToast()).toBeVisible();
  });

  test('waits and shows the reason when the member is suspended', async () => {
    await shareCheckedSaleOffline();
    setErrorResponse('shareScreenshot', 'suspended', 'Your account is suspended. Spam');
    goOnline();
    await expect.element(outbox().getByText('Your account is suspended. Spam')).toBeVisible();
    expect(keysSent()).toHaveLength(1);
    setSharedItemResponses(item);
    await outboxButton('Try Again').click();
    await expect.element(sentFromOutboxToast()).toBeVisible();
  });

  test('opens in the form with its picture when Edit is pressed', async () => {
    await queueRefused();
    await outboxButton('Edit').click();
    await expect.element(page.getByLabelText('Title *')).toHaveValue('Tin robot');
    await expect.element(page.getByText('sold.png')).toBeVisible();
    await expect.element(detailsStep().getByRole('heading', { level: 2 })).toHaveFocus();
    await expect.element(outbox()).not.toBeInTheDocument();
    await detailsStep().getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('button', { name: 'Share a Sale' })).toHaveFocus();
  });

  test('stays in the outbox when Edit is pressed while the form contains another sale', async () => {
    await queueRefused();
    await page.getByRole('button', { name: 'Share a Sale' }).click();
    await expect.element(page.getByRole('button', { name: 'Choose Screenshot' })).toBeVisible();
    await chooseScreenshotAndSkipText(await drawScreenshot());
    await page.getByLabelText('Title *').fill('Bowl');
    await detailsStep().getByRole('button', { name: 'Close' }).click();
    await outboxButton('Edit').click();
    await expect
      .element(outbox().getByRole('alert'))
      .toHaveTextContent('Share or discard the draft in the form first.');
    await continueDraft();
    await expect.element(page.getByLabelText('Title *')).toHaveValue('Bowl');
  });

  test('is discarded only after the member confirms, and the keyboard can press Keep It instead', async () => {
    await queueRefused();
    outboxButton('Discard').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(outboxButton('Keep It')).toHaveFocus();
    await expectNoAxeViolations();
    await userEvent.keyboard('{Enter}');
    await expect.element(outboxButton('Discard')).toBeVisible();
    await outboxButton('Discard').click();
    await outboxButton('Discard Share').click();
    await expect.element(outbox()).not.toBeInTheDocument();
  });
});

test('the outbox does not send a queued sale when the session has ended', async () => {
  await shareCheckedSaleOffline();
  setErrorResponse('getCurrentUser', 'unauthorized', 'Unauthorized');
  goOnline();
  await expect.element(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect(callsTo('shareScreenshot')).toHaveLength(0);
});

test('the outbox does not send a queued sale when another member has signed in', async () => {
  await shareCheckedSaleOffline();
  setSignedInMemberResponses(memberLike({ id: crypto.randomUUID() }));
  goOnline();
  await expect.element(outbox().getByText('Sign in to send.')).toBeVisible();
  expect(callsTo('shareScreenshot')).toHaveLength(0);
});

test('the outbox shows a queued sale only to its member, even after another member was signed in', async () => {
  const [ann, bob] = [crypto.randomUUID(), crypto.randomUUID()];
  setNewMemberResponses();
  goOffline();
  await addToOutbox(
    queuedTestEntry(crypto.randomUUID(), { memberId: ann, label: "Ann's robot" }),
    null,
  );
  await addToOutbox(
    queuedTestEntry(crypto.randomUUID(), { memberId: bob, label: "Bob's bowl" }),
    null,
  );
  const shownTo = async (id: string): Promise<(string | null)[]> => {
    await cleanup();
    setSignedInMemberResponses(memberLike({ id }));
    await renderApp();
    await expect.element(page.getByText('You are offline. 1 share waiting.')).toBeVisible();
    await expect.element(outbox()).toBeVisible();
    return outbox()
      .getByRole('listitem')
      .all()
      .map((row) => row.element().querySelector('p')?.textContent ?? null);
  };
  expect(await shownTo(bob)).toEqual(["Bob's bowl"]);
  expect(await shownTo(ann)).toEqual(["Ann's robot"]);
});

test('the outbox shows that the server is busy, and keeps the sale', async () => {
  await shareCheckedSaleOffline();
  setErrorResponse('shareScreenshot', 'unavailable', 'Busy');
  goOnline();
  await expect.element(outbox().getByText("We're busy right now.")).toBeVisible();
});

test('the outbox shows no buttons for a queued sale while it is being sent', async () => {
  await shareCheckedSaleOffline();
  setSharedItemResponses(item);
  const release = holdResponses('shareScreenshot');
  goOnline();
  await expect.element(outbox().getByText('Sharing...')).toBeVisible();
  await expect.element(outboxButton('Discard')).not.toBeInTheDocument();
  await expectNoAxeViolations();
  release();
  await expect.element(sentFromOutboxToast()).toBeVisible();
});

test('signing out asks first what to do with a waiting sale', async () => {
  await shareCheckedSaleOffline();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).last().click();
  const question = page.getByRole('dialog', { name: 'You have shares waiting' });
  await expect.element(question).toBeVisible();
  await expectNoAxeViolations();
  await question.getByRole('button', { name: 'Stay Signed In' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(outbox()).toBeVisible();
});
