import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, callsTo, holdResponses, setErrorResponse } from '@test/fake-api';
import { setSignedInMemberResponses } from '@test/home';
import { memberLike } from '@test/members';
import { goOffline, goOnline } from '@test/offline';
import { renderApp } from '@test/render';
import { standardFees } from '@test/sales';
import {
  setNewMemberResponses,
  setSharedItemResponses,
  chooseScreenshotAndSkipText,
  drawScreenshot,
  pictureStep,
  sharedItem,
} from '@test/share-form';
import { BOTH_SIZES, DESKTOP, PHONE } from '@test/viewports';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { EMPTY_DRAFT } from '@/features/sharing/model/draft';
import { loadDraft, saveDraft } from '@/features/sharing/model/draft-store';
import {
  pictureFile,
  queuedTestEntry,
  queuedTitles,
  queueShares,
} from '@/lib/outbox/entries.test-support';
import { addToOutbox, removeFromOutbox } from '@/lib/outbox/outbox-store';
import { SESSION_CHANNEL } from '@/lib/worker-messages';

let memberId = '';

beforeEach(() => {
  memberId = crypto.randomUUID();
  setNewMemberResponses();
  setSignedInMemberResponses(memberLike({ id: memberId }));
  setResponse('logout');
});
afterEach(async () => {
  // Unmounts the app before the network returns. Otherwise the app would send the remaining queued calls.
  await cleanup();
  goOnline();
});

const dialog = () => page.getByRole('dialog', { name: 'You have shares waiting' });
const choice = (name: string) => dialog().getByRole('button', { name });
const signInLink = () => page.getByRole('link', { name: 'Sign In' });
const outbox = () => page.getByRole('region', { name: 'Waiting to Be Shared' });
/** Gives the browser a network again, but fires no event, so that the app does not send the queued shares by itself. */
const networkReturns = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);

async function pressSignOut(viewport = DESKTOP): Promise<void> {
  if (viewport === PHONE) await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
}

/** Queues shares with these titles, opens the home page without a network, and presses 'Sign Out'. */
async function askWithShares(titles: readonly string[], viewport = DESKTOP): Promise<void> {
  await page.viewport(...viewport);
  goOffline();
  await queueShares(memberId, titles);
  await renderApp();
  await expect.element(outbox()).toBeVisible();
  await pressSignOut(viewport);
  await expect.element(dialog()).toBeVisible();
}

test('notifies the other tabs once when the member signs out', async () => {
  const otherTab = new BroadcastChannel(SESSION_CHANNEL);
  const told: unknown[] = [];
  otherTab.onmessage = ({ data }) => told.push(data);
  await page.viewport(...DESKTOP);
  await renderApp();
  await pressSignOut();
  await expect.element(signInLink()).toBeVisible();
  await expect.poll(() => told).toEqual(['signed-out']);
  otherTab.close();
});

describe('the question before signing out with unsent work', () => {
  test.each(BOTH_SIZES)('lists the queued shares on a $size', async ({ viewport }) => {
    await askWithShares(['Tin robot', 'Bowl'], viewport);
    const question = "2 shares on this device haven't been shared yet. Signing out deletes them.";
    await expect.element(dialog().getByText(question)).toBeVisible();
    await expectNoAxeViolations();
  });

  test('lists a queued comment and report, but does not appear when only a like is queued', async () => {
    await page.viewport(...DESKTOP);
    goOffline();
    const quiet = { memberId, isQuiet: true, isChecked: true };
    await addToOutbox(queuedTestEntry('like', { ...quiet, label: '', endpoint: 'likeItem' }), null);
    await addToOutbox(
      queuedTestEntry('comment', { ...quiet, isKept: true, endpoint: 'postComment' }),
      null,
    );
    await addToOutbox(queuedTestEntry('report', { ...quiet, endpoint: 'reportItem' }), null);
    await renderApp();
    await pressSignOut();
    const name = 'You have comments and reports waiting';
    const question = page.getByRole('dialog', { name });
    const text =
      "1 comment and 1 report on this device haven't been sent yet. Signing out deletes them.";
    await expect.element(question.getByText(text)).toBeVisible();
    await question.getByRole('button', { name: 'Stay Signed In' }).click();
    for (const id of ['comment', 'report']) await removeFromOutbox({ id, memberId });
    await pressSignOut();
    await expect.element(signInLink()).toBeVisible();
    expect(callsTo('logout')).toHaveLength(1);
  });

  test('Send Now sends everything and signs out', async () => {
    await askWithShares(['Tin robot', 'Bowl']);
    setSharedItemResponses(sharedItem());
    networkReturns();
    await choice('Send Now').click();
    await expect.element(signInLink()).toBeVisible();
    expect(callsTo('shareScreenshot')).toHaveLength(2);
    expect(callsTo('logout')).toHaveLength(1);
    expect(await queuedTitles(memberId)).toEqual([]);
  });

  test('Send Now keeps the member signed in when there is no network, and can be pressed again later', async () => {
    await askWithShares(['Tin robot']);
    await choice('Send Now').click();
    await expect
      .element(dialog().getByRole('alert'))
      .toHaveTextContent("We couldn't send it now. The home page shows why.");
    expect(callsTo('logout')).toEqual([]);
    expect(await queuedTitles(memberId)).toEqual(['Tin robot']);
    setSharedItemResponses(sharedItem());
    networkReturns();
    await choice('Send Now').click();
    await expect.element(signInLink()).toBeVisible();
    expect(callsTo('logout')).toHaveLength(1);
  });

  test('Send Now keeps the member signed in when the server refuses one of two shares', async () => {
    await askWithShares(['Tin robot', 'Bowl']);
    setErrorResponse(
      'shareScreenshot',
      'quota_exhausted',
      'You have used all 20 free submissions.',
    );
    networkReturns();
    await choice('Send Now').click();
    await expect
      .element(dialog().getByRole('alert'))
      .toHaveTextContent("We couldn't send all of them now. The home page shows why.");
    expect(callsTo('logout')).toEqual([]);
    await choice('Stay Signed In').click();
    await expect.element(outbox().getByText('You have no submissions left.').first()).toBeVisible();
  });

  test('Discard deletes the queued shares and signs out', async () => {
    await askWithShares(['Tin robot']);
    await choice('Discard and Sign Out').click();
    await expect.element(signInLink()).toBeVisible();
    expect(callsTo('shareScreenshot')).toEqual([]);
    expect(await queuedTitles(memberId)).toEqual([]);
  });

  test.each([
    ['Stay Signed In', () => choice('Stay Signed In').click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('keeps shares and session when %s closes the question', async (_name, leave) => {
    await askWithShares(['Tin robot']);
    await leave();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(outbox().getByText('Tin robot')).toBeVisible();
    expect(callsTo('logout')).toEqual([]);
    expect(await queuedTitles(memberId)).toEqual(['Tin robot']);
  });

  test('signs out when the last queued share is sent while the question is open', async () => {
    await askWithShares(['Tin robot']);
    setSharedItemResponses(sharedItem());
    goOnline();
    await expect.element(signInLink()).toBeVisible();
    expect(callsTo('shareScreenshot')).toHaveLength(1);
    expect(callsTo('logout')).toHaveLength(1);
  });

  test('Send Now does not send a share twice when the share is already being sent', async () => {
    await askWithShares(['Tin robot']);
    setSharedItemResponses(sharedItem());
    const release = holdResponses('shareScreenshot');
    goOnline();
    await choice('Send Now').click();
    release();
    await expect.element(signInLink()).toBeVisible();
    expect(callsTo('shareScreenshot')).toHaveLength(1);
    expect(callsTo('logout')).toHaveLength(1);
  });

  const saveTyped = () =>
    saveDraft(memberId, { ...EMPTY_DRAFT, values: { ...EMPTY_DRAFT.values, title: 'Typed' } });
  const draftDialog = () => page.getByRole('dialog', { name: 'You have a draft' });
  const draftChoice = (name: string) => draftDialog().getByRole('button', { name });

  test('lists a draft of the share form, and deletes the draft when the member discards it', async () => {
    await page.viewport(...DESKTOP);
    await saveTyped();
    await renderApp();
    await pressSignOut();
    const text = "Your draft in the share form hasn't been shared yet. Signing out deletes it.";
    await expect.element(draftDialog().getByText(text)).toBeVisible();
    await expectNoAxeViolations();
    await expect.element(draftChoice('Send Now')).not.toBeInTheDocument();
    expect(callsTo('logout')).toEqual([]);
    await draftChoice('Discard and Sign Out').click();
    await expect.element(signInLink()).toBeVisible();
    expect(await loadDraft(memberId)).toBeNull();
  });

  test('keeps the draft and the session when the member stays signed in, and focuses the menu button', async () => {
    await page.viewport(...PHONE);
    await saveTyped();
    await renderApp();
    await pressSignOut(PHONE);
    await draftChoice('Stay Signed In').click();
    await expect.element(draftDialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Account menu' })).toHaveFocus();
    expect(callsTo('logout')).toEqual([]);
    expect((await loadDraft(memberId))?.values.title).toBe('Typed');
  });

  test('lists shares and a draft, and still asks about the draft after sending the shares', async () => {
    await page.viewport(...DESKTOP);
    goOffline();
    await saveTyped();
    await queueShares(memberId, ['Tin robot']);
    await renderApp();
    await expect.element(outbox()).toBeVisible();
    await pressSignOut();
    const both = page.getByRole('dialog', { name: 'You have shares waiting and a draft' });
    await expect.element(both.getByText(/^Your draft in the share form/)).toBeVisible();
    setSharedItemResponses(sharedItem());
    networkReturns();
    await both.getByRole('button', { name: 'Send Now' }).click();
    await expect.element(draftDialog()).toBeVisible();
    expect(callsTo('shareScreenshot')).toHaveLength(1);
    expect(callsTo('logout')).toEqual([]);
    await draftChoice('Discard and Sign Out').click();
    await expect.element(signInLink()).toBeVisible();
  });

  test('shows all its buttons from the start, so that no button moves under a finger', async () => {
    goOffline();
    await queueShares(memberId, ['Tin robot']);
    await saveDraft(memberId, { ...EMPTY_DRAFT, screenshot: pictureFile() });
    await page.viewport(...DESKTOP);
    await renderApp();
    await expect.element(outbox()).toBeVisible();
    const first: (string | undefined)[][] = [];
    const observer = new MutationObserver(() => {
      const shown = document.querySelector('dialog:modal');
      const buttons = [...(shown?.querySelectorAll('button') ?? [])];
      if (shown && first.length === 0) first.push(buttons.map(({ textContent }) => textContent));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await pressSignOut();
    await expect.poll(() => first).toHaveLength(1);
    observer.disconnect();
    expect(first[0]).toEqual(['Send Now', 'Discard and Sign Out', 'Stay Signed In']);
  });

  test('asks about a draft after the member has confirmed Sign Out Everywhere, before all sessions end', async () => {
    await page.viewport(...DESKTOP);
    setResponse('listSessions', { devices: [] });
    setResponse('getFees', standardFees());
    const account = { email: 'ann@members.test', isEmailVerified: true };
    setResponse('getAccount', { ...account, hasPassword: true, hasGoogle: false });
    setResponse('endAllSessions');
    await saveTyped();
    await renderApp('/account-settings');
    await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Out Everywhere' }).click();
    await expect.element(draftDialog()).toBeVisible();
    expect(callsTo('endAllSessions')).toEqual([]);
    await draftChoice('Discard and Sign Out').click();
    await expect.element(signInLink()).toBeVisible();
    expect(callsTo('endAllSessions')).toHaveLength(1);
    expect(await loadDraft(memberId)).toBeNull();
  });

  test('does not appear when the member has typed in the share form and then emptied the form', async () => {
    await page.viewport(...DESKTOP);
    await renderApp();
    await page.getByRole('button', { name: 'Share a Sale' }).click();
    await expect.element(page.getByRole('button', { name: 'Choose Screenshot' })).toBeVisible();
    await chooseScreenshotAndSkipText(await drawScreenshot());
    await page.getByLabelText('Title *').fill('Typed');
    await page.getByRole('button', { name: 'Cancel and Start Over' }).click();
    await expect.element(page.getByRole('button', { name: 'Choose Screenshot' })).toHaveFocus();
    await pictureStep().getByRole('button', { name: 'Close' }).click();
    await pressSignOut();
    await expect.element(signInLink()).toBeVisible();
  });

  test('does not appear when there is no draft and no queued call', async () => {
    await page.viewport(...DESKTOP);
    await renderApp();
    await pressSignOut();
    await expect.element(signInLink()).toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});
