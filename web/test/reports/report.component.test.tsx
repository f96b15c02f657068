import { itemLike } from '@contract/schemas/item.test-support';
import { REPORT_MESSAGES } from '@contract/schemas/report';
import { expectNoAxeViolations } from '@test/accessibility';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { setHomeResponses, setSignedInMemberResponses, setVisitorResponses } from '@test/home';
import { detail, dispatchOpenItem, expectItemDetail } from '@test/item-detail';
import { memberLike } from '@test/members';
import { goOffline, goOnline } from '@test/offline';
import { currentUrl, renderApp } from '@test/render';
import { fireTouchEvent } from '@test/touch';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { currentToast } from '@/components/toast/toast-store';
import { deleteRecordsOf } from '@/lib/forget-stored';
import { listOutbox } from '@/lib/outbox/outbox-store';

const bowl = itemLike({ id: 'bowl', title: 'Bowl', username: 'thrifty' });
const owl = itemLike({ id: 'owl', title: 'Owl', username: 'ann_sells' });
const member = memberLike({ username: 'ann_sells' });

const itemDialog = () => page.getByRole('dialog', { name: 'Bowl' });
const reportButton = () => detail().getByRole('button', { name: 'Report item' });
const reported = () => itemDialog().getByText('Reported', { exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Report This Item' });
const reason = (name: string) => dialog().getByRole('radio', { name });
const description = () => dialog().getByLabelText('Description (optional)');
const submitButton = () => dialog().getByRole('button', { name: 'Submit Report' });
const toast = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();

async function openDetail(): Promise<void> {
  await renderApp('/');
  await expect.element(page.getByRole('list', { name: 'Items' })).toBeVisible();
  dispatchOpenItem('bowl');
  await expectItemDetail('Bowl');
}

async function openForm(): Promise<void> {
  await openDetail();
  await reportButton().click();
  await expect.element(dialog()).toBeVisible();
}

async function fill(text = 'It shows an address.'): Promise<void> {
  await reason('Contains personal information').click();
  await description().fill(text);
}

beforeEach(async () => {
  await deleteRecordsOf({ end: 'signed-out', memberId: member.id });
  setSignedInMemberResponses(member);
  setHomeResponses([bowl, owl]);
  setResponse('getItem', { item: bowl });
  setResponse('reportItem', { hasReported: true });
});
afterEach(async () => {
  // Unmounts the app first, because a mounted app would send the calls that this test has left in the outbox.
  await cleanup();
  goOnline();
  vi.restoreAllMocks();
});

describe('the form that reports an item', () => {
  test.each(BOTH_SIZES)('sends reason and description on a $size', async ({ viewport }) => {
    await page.viewport(...viewport);
    await openForm();
    for (const label of dialog().getByRole('radio').elements())
      expect(label.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectNoAxeViolations();
    await fill();
    const letGo = holdResponses('reportItem');
    await submitButton().click();
    await expect.element(dialog().getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    letGo();
    await toast('Report submitted');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(reported()).toHaveFocus();
    await expect.element(reportButton()).not.toBeInTheDocument();
    expect(callsTo('reportItem').map(({ url, body }) => [url.pathname, body])).toEqual([
      ['/api/items/bowl/report', { reason: 'personal_info', description: 'It shows an address.' }],
    ]);
    await expectNoAxeViolations();
  });

  test('shows a message when no reason is chosen, and hides the message when the member chooses one', async () => {
    await openForm();
    await submitButton().click();
    await expect.element(dialog().getByText(REPORT_MESSAGES.reasonRequired)).toBeVisible();
    await expect.element(reason('Contains personal information')).toHaveFocus();
    await reason('Spam or advertising').click();
    await expect
      .element(dialog().getByText(REPORT_MESSAGES.reasonRequired))
      .not.toBeInTheDocument();
    expect(callsTo('reportItem')).toHaveLength(0);
  });

  test('shows an error for a description that is too long', async () => {
    await openForm();
    await fill('x'.repeat(1001));
    await submitButton().click();
    await expect.element(dialog().getByText(REPORT_MESSAGES.descriptionLong)).toBeVisible();
    await expect.element(description()).toHaveFocus();
    await description().fill('x'.repeat(1000));
    await submitButton().click();
    await toast('Report submitted');
  });

  test('keeps the typed text when it is closed and opened again', async () => {
    await openForm();
    await fill();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(reportButton()).toHaveFocus();
    await reportButton().click();
    await expect.element(description()).toHaveValue('It shows an address.');
    await expect.element(reason('Contains personal information')).toBeChecked();
    await userEvent.keyboard('{Escape}');
    expect(callsTo('reportItem')).toHaveLength(0);
  });

  test('stays open with its text when the server refuses the report, and can be sent again', async () => {
    await openForm();
    await fill();
    setErrorResponse('reportItem', 'internal', 'Something went wrong.');
    await submitButton().click();
    await toast('Failed to submit report');
    await toast('Something went wrong.');
    await expect.element(description()).toHaveValue('It shows an address.');
    setResponse('reportItem', { hasReported: true });
    await submitButton().click();
    await toast('Report submitted');
    const [first, second] = callsTo('reportItem');
    expect(first?.idempotencyKey).toBe(second?.idempotencyKey);
  });

  test('shows the item as reported when the report was already made, for example in another tab', async () => {
    await openForm();
    await fill();
    setErrorResponse('reportItem', 'already_reported', REPORT_MESSAGES.alreadyReported);
    await submitButton().click();
    await toast(REPORT_MESSAGES.alreadyReported);
    await expect.element(reported()).toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test('keeps what was typed when the session has ended, and opens the sign-in page', async () => {
    await openForm();
    await fill();
    setErrorResponse('reportItem', 'unauthorized', 'Unauthorized');
    await submitButton().click();
    await toast('You need to be logged in to report.');
    await expect.poll(currentUrl).toBe('/login?next=%2Fitem%2Fbowl');
    expect(sessionStorage.getItem('boloboard-report-drafts')).toContain('It shows an address.');
  });

  test('does not go to the next item on an arrow key or a swipe', async () => {
    await openForm();
    submitButton().element().focus();
    await userEvent.keyboard('{ArrowRight}');
    fireTouchEvent(dialog().element(), 'touchstart', [{ x: 0, y: 0 }]);
    fireTouchEvent(dialog().element(), 'touchmove', [{ x: -200, y: 0 }]);
    fireTouchEvent(dialog().element(), 'touchend');
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expectItemDetail('Bowl');
  });
});

describe('the report button of an item', () => {
  test("is replaced by 'Reported' when the member has reported the item before", async () => {
    setResponse('getReportStatus', { hasReported: true });
    await openDetail();
    await expect.element(reported()).toBeVisible();
    await expect.element(reportButton()).not.toBeInTheDocument();
    expect(callsTo('getReportStatus')).toHaveLength(1);
  });

  test('is missing on an own item, and its report status is not requested', async () => {
    setResponse('getItem', { item: owl });
    await renderApp('/');
    await expect.element(page.getByRole('list', { name: 'Items' })).toBeVisible();
    dispatchOpenItem('owl');
    await expectItemDetail('Owl');
    await expect
      .element(detail().getByRole('button', { name: 'Share', exact: true }))
      .toBeVisible();
    await expect.element(reportButton()).not.toBeInTheDocument();
    expect(callsTo('getReportStatus')).toHaveLength(0);
  });

  test('is shown when the report status cannot be loaded', async () => {
    setErrorResponse('getReportStatus', 'internal', 'Something went wrong.');
    await openDetail();
    await expect.element(reportButton()).toBeVisible();
  });

  test('sends a visitor to the sign-in page, which returns to the item', async () => {
    setVisitorResponses();
    await openDetail();
    await reportButton().click();
    await toast('You need to be logged in to report.');
    await expect.poll(currentUrl).toBe('/login?next=%2Fitem%2Fbowl');
    expect(callsTo('getReportStatus')).toHaveLength(0);
  });
});

describe('a report of an item without a network', () => {
  const waiting = async () =>
    (await listOutbox(member.id)).map(({ endpoint, input }) => [endpoint, input.params]);
  const submit = async () => {
    await fill();
    await submitButton().click();
    await toast('Report saved');
    await expect.element(reported()).toBeVisible();
  };

  test('waits, shows the item as reported, and is sent once when the network is back', async () => {
    await openForm();
    goOffline();
    await submit();
    expect(await waiting()).toEqual([['reportItem', { itemId: 'bowl' }]]);
    expect(callsTo('reportItem')).toHaveLength(0);
    goOnline();
    await toast('Report submitted');
    await expect.poll(waiting).toEqual([]);
    expect(callsTo('reportItem')).toHaveLength(1);
    await expect.element(reported()).toBeVisible();
  });

  test('waits with its idempotency key when its call got no response, so that the server does not store it twice', async () => {
    await openForm();
    setNetworkFailure('reportItem');
    await submit();
    await expect.poll(waiting).toHaveLength(1);
    setResponse('reportItem', { hasReported: true });
    window.dispatchEvent(new Event('online'));
    await expect.poll(waiting).toEqual([]);
    expect(new Set(callsTo('reportItem').map((sent) => sent.idempotencyKey)).size).toBe(1);
  });

  test('keeps its text in the form when the server refuses it later, and a toast shows the reason', async () => {
    await openForm();
    goOffline();
    await submit();
    setErrorResponse('reportItem', 'not_found', 'This item is no longer available.');
    goOnline();
    await toast('Failed to submit report');
    await toast('This item is no longer available.');
    await reportButton().click();
    await expect.element(description()).toHaveValue('It shows an address.');
    expect(await waiting()).toEqual([]);
  });

  test('counts as sent when the server has stored an earlier report of the item', async () => {
    await openForm();
    goOffline();
    await submit();
    setErrorResponse('reportItem', 'already_reported', REPORT_MESSAGES.alreadyReported);
    goOnline();
    await expect.poll(waiting).toEqual([]);
    // Waits until the sender of the outbox has released its lock.
    await expect.poll(async () => (await navigator.locks.query()).held).toEqual([]);
    expect(callsTo('reportItem')).toHaveLength(1);
    expect(currentToast()?.title).toBe('Report saved');
    await expect.element(reported()).toBeVisible();
  });
});
