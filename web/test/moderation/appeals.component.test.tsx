import { APPEAL_MESSAGES } from '@contract/schemas/appeal';
import { expectNoAxeViolations } from '@test/accessibility';
import {
  setAppealResponses,
  appealCard,
  appealCards,
  appealDialog,
  appealLike,
  decidedAppeal,
} from '@test/appeals';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setStaleStateResponse,
} from '@test/fake-api';
import {
  setReportQueueResponses,
  reportEntries,
  openReportQueue,
  reportsLike,
  expectText,
  toast,
} from '@test/moderation';
import { currentUrl, renderApp } from '@test/render';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const see = (words: string | RegExp) => expect.element(page.getByText(words).first()).toBeVisible();
const answerField = () => page.getByLabelText('Answer to the Member (Optional)');
const choose = async (label: string, choice: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
};
const decideButton = (n: number) => appealCard(n).getByRole('button', { name: /^Decide/ });
const openAppeal = async (n: number) => {
  await decideButton(n).click();
  await expect.element(appealDialog(n)).toBeVisible();
};
const press = (n: number, name: 'Grant' | 'Reject') =>
  appealDialog(n).getByRole('button', { name }).click();

const appealsGroup = () => page.getByRole('group', { name: 'Appeals', exact: true });
const reportsTab = () => page.getByRole('tab', { name: 'Reports' });

beforeEach(() => setReportQueueResponses(reportsLike(1)));
afterEach(() => void vi.useRealTimers());

describe("the appeals in the admins' queue", () => {
  test('are shown above the reports, with everything that an admin needs', async () => {
    setAppealResponses([appealLike(1), appealLike(2)]);
    await openReportQueue();
    await expect.element(appealCards()).toHaveLength(2);
    const text = appealCard(1).element().textContent;
    for (const words of [
      'Pending',
      'Hidden Item',
      'Brass owl',
      'Spam or Misleading',
      'By @boss on Nov 23',
    ])
      expect(text).toContain(words);
    expect(text).toContain('It is my own owl');
    expect(text).toContain('The item will be removed on Dec 23, 2026.');
    const [appeals, reports] = ['Appeals', 'Reports'].map((name) =>
      page.getByRole('heading', { name, level: 2 }).element(),
    );
    expect(appeals && reports && appeals.compareDocumentPosition(reports)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await expectNoAxeViolations();
  });

  test('can be hidden or filtered by status, and the URL keeps this choice', async () => {
    setAppealResponses([appealLike(1), decidedAppeal(appealLike(2), { status: 'rejected' })]);
    await openReportQueue();
    await expect.element(appealCards()).toHaveLength(1);
    await choose('Kind', 'Reports');
    await expect.element(appealCards()).toHaveLength(0);
    await choose('Kind', 'Appeals');
    await choose('Status', 'Rejected');
    await expect.element(appealCard(2)).toBeVisible();
    await see(/Rejected by @root/);
    expect(currentUrl()).toBe('/admin?kind=appeals&appeals=rejected');
    await choose('Status', 'Granted');
    await see('No appeals found.');
  });

  test('appear at the same time as the reports, so that the reports do not move', async () => {
    setAppealResponses([appealLike(1)]);
    const letGo = holdResponses('listAppeals');
    await renderApp('/admin');
    await expect.poll(() => callsTo('listReports')).toHaveLength(1);
    await expect.element(page.getByRole('group', { name: 'Number of reports' })).toBeVisible();
    await expect.element(appealsGroup()).not.toBeInTheDocument();
    await expect.element(reportEntries().first()).not.toBeInTheDocument();
    letGo();
    await expect.element(appealCard(1)).toBeVisible();
    await expect.element(reportEntries().first()).toBeVisible();
  });

  test('have a button that shows all pending appeals, even while appeals with another status are shown', async () => {
    setResponse('listAppeals', { appeals: [appealLike(1)], pending: 30, next: null });
    await openReportQueue('/admin?appeals=granted');
    await page.getByRole('button', { name: 'Show All 30 Appeals' }).click();
    await expect.poll(currentUrl).toBe('/admin?kind=appeals');
    await expect.element(appealCard(1)).toBeVisible();
    await expect
      .element(page.getByRole('group', { name: 'Number of reports' }))
      .not.toBeInTheDocument();
  });

  test('have links to the member and to the reports of the item, also in the dialog', async () => {
    setAppealResponses([appealLike(1)]);
    await openReportQueue();
    await expect
      .element(appealCard(1).getByRole('link', { name: '@olga1' }))
      .toHaveAttribute('href', '/admin?tab=members&member=member-1');
    await appealCard(1).getByRole('link', { name: 'Brass owl' }).click();
    await expect.poll(currentUrl).toBe('/admin?q=Brass+owl');
    await expect.element(reportsTab()).toHaveFocus();
    window.history.back();
    await openAppeal(1);
    await appealDialog(1).getByRole('link', { name: 'Brass owl' }).click();
    await expect.element(appealDialog(1)).not.toBeInTheDocument();
    await expect.poll(currentUrl).toBe('/admin?q=Brass+owl');
    await expect.element(reportsTab()).toHaveFocus();
    window.history.back();
    await expect.element(appealCard(1)).toBeVisible();
    await expect.element(appealDialog(1)).not.toBeInTheDocument();
  });

  test('show their age, which increases while time passes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const { appeal } = appealLike(1);
    setAppealResponses([appealLike(1, { appeal: { ...appeal, at: new Date().toISOString() } })]);
    await openReportQueue();
    await expect.element(appealCard(1).getByText('just now')).toBeVisible();
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    await expect.element(appealCard(1).getByText('2 minutes ago')).toBeVisible();
  });

  test('show why they could not be loaded, and can be loaded again', async () => {
    setNetworkFailure('listAppeals');
    await renderApp('/admin?kind=appeals');
    await see(/You seem to be offline/);
    setAppealResponses([appealLike(1)]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(appealCard(1)).toBeVisible();
  });
});

describe("an admin's decision about an appeal", () => {
  test.each([
    ['one of two', [appealLike(1), appealLike(2)]],
    ['the last one', [appealLike(1)]],
  ])(
    "sends the appeal's version and the answer when the appeal is %s, and moves the focus to the list",
    async (_, appeals) => {
      setAppealResponses(appeals);
      await openReportQueue();
      await openAppeal(1);
      await expectText(
        appealDialog(1),
        'Granting shows the item again and dismisses its pending reports.',
      );
      await answerField().fill('We are sorry');
      await expectNoAxeViolations();
      const letGo = holdResponses('listAppeals');
      await press(1, 'Grant');
      await expect.element(toast('Appeal granted')).toBeVisible();
      await expect.element(appealDialog(1)).not.toBeInTheDocument();
      await expect.element(appealsGroup()).toHaveFocus();
      letGo();
      await expectText(appealsGroup(), `${appeals.length - 1} pending`);
      await expect.element(appealCards()).toHaveLength(appeals.length - 1);
      await expect.element(appealsGroup()).toHaveFocus();
      expect(callsTo('decideAppeal')).toMatchObject([
        { body: { outcome: 'granted', answer: 'We are sorry' }, ifMatch: '"1"' },
      ]);
    },
  );

  test('is refused if another admin has already decided the appeal, and the dialog shows the decision of that admin', async () => {
    setAppealResponses([appealLike(1)]);
    await openReportQueue();
    await openAppeal(1);
    await answerField().fill('No');
    const appeal = decidedAppeal(appealLike(1), { status: 'granted', answer: 'Right' });
    setStaleStateResponse('decideAppeal', { body: { appeal }, etag: '2' });
    await press(1, 'Reject');
    await see(APPEAL_MESSAGES.changed);
    await expectText(appealDialog(1), 'Granted by @root');
    await expectText(appealDialog(1), '“Right”');
    await expect
      .element(appealDialog(1).getByRole('button', { name: 'Grant' }))
      .not.toBeInTheDocument();
  });

  test('keeps the typed text when the call fails and the dialog closes', async () => {
    setAppealResponses([appealLike(1)]);
    await openReportQueue();
    await openAppeal(1);
    await answerField().fill('Not spam');
    setNetworkFailure('decideAppeal');
    await press(1, 'Grant');
    await see('Failed to Decide the Appeal');
    await userEvent.keyboard('{Escape}');
    await expect.element(appealDialog(1)).not.toBeInTheDocument();
    await expect.element(appealCard(1)).toHaveFocus();
    await openAppeal(1);
    await expect.element(answerField()).toHaveValue('Not spam');
  });

  test('is not offered to the admin who made the ruling or the appeal, and the card and the dialog show why', async () => {
    setAppealResponses([
      appealLike(1, { notYours: 'ruling' }),
      appealLike(2, { notYours: 'appeal' }),
    ]);
    await openReportQueue();
    await see(APPEAL_MESSAGES.ownRuling);
    await see(APPEAL_MESSAGES.ownAppeal);
    await appealCard(1).getByRole('button', { name: /^View/ }).click();
    await expectText(appealDialog(1), APPEAL_MESSAGES.ownRuling);
    await expect.element(answerField()).not.toBeInTheDocument();
  });

  test('only notifies the member if the ruling has already ended, as the dialog explains', async () => {
    setAppealResponses([appealLike(1, { kind: 'suspension', end: 'ran_out', text: 'Ads' })]);
    await openReportQueue();
    await openAppeal(1);
    await expectText(appealDialog(1), 'It has run out. A decision only notifies the member.');
  });

  test('has a dialog that Escape closes. Then the appeal has the focus, and keyboard shortcuts do not decide the selected report', async () => {
    setAppealResponses([appealLike(1)]);
    await openReportQueue();
    await userEvent.keyboard('jx');
    await expect.element(page.getByText('1 selected')).toBeVisible();
    await openAppeal(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(appealCard(1)).toHaveFocus();
    await userEvent.keyboard('d{Enter}?');
    await expect.element(page.getByRole('dialog')).toHaveLength(1);
    await expect.element(page.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
    expect(callsTo('decideReport')).toEqual([]);
  });

  test('has a dialog, and while it is open, the keyboard shortcuts of the queue do nothing', async () => {
    setAppealResponses([appealLike(1)]);
    await openReportQueue();
    await openAppeal(1);
    await userEvent.keyboard('rdm?');
    await expect.element(page.getByRole('dialog')).toHaveLength(1);
    expect(callsTo('decideReport')).toEqual([]);
  });
});
