import { callsTo, setStaleStateResponse } from '@test/fake-api';
import {
  setReportQueueResponses,
  decidedReportFields,
  reportEntry,
  lastDecision,
  notesField,
  openReportQueue,
  openReview,
  reportLike,
  reportsLike,
  reportsWith,
  reviewDialog,
  expectText,
  toast,
} from '@test/moderation';
import { MODERATION_MESSAGES } from '@contract/schemas/report-for-admins';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const type = (keys: string) => userEvent.keyboard(keys);
const selected = (count: number) => page.getByText(`${count} selected`);
const help = () => page.getByRole('dialog', { name: 'Keyboard Shortcuts' });

test('the key J goes to the next entry of the queue, and the key K to the previous entry', async () => {
  setReportQueueResponses(reportsLike(3));
  await openReportQueue();
  await type('j');
  await expect.element(reportEntry(1)).toHaveFocus();
  await type('jj');
  await expect.element(reportEntry(3)).toHaveFocus();
  await expect.element(reportEntry(3)).toHaveAttribute('aria-current', 'true');
  await type('jk');
  await expect.element(reportEntry(2)).toHaveFocus();
});

test.each([
  ['r', 'resolved'],
  ['d', 'dismissed'],
  ['m', 'reviewed'],
])(
  'the key %s decides the current entry of the queue, and goes to the next entry',
  async (key, status) => {
    setReportQueueResponses(reportsLike(2, { reviewNotes: 'Seen before' }));
    await openReportQueue();
    await type(`j${key}`);
    await expect.element(reportEntry(2)).toHaveFocus();
    expect(lastDecision()).toMatchObject({ body: { status, reviewNotes: 'Seen before' } });
  },
);

test('the keys that decide do nothing when the queue has no current entry', async () => {
  setReportQueueResponses(reportsLike(1));
  await openReportQueue();
  await type('rdmxo{Delete}{Enter}j');
  await expect.element(reportEntry(1)).toHaveFocus();
  expect(callsTo('decideReport')).toEqual([]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test.each(['o', '{Enter}'])(
  'the key %s opens the review of a report, where the keys that decide also work',
  async (key) => {
    setReportQueueResponses(reportsLike(3));
    await openReportQueue();
    await type(`j${key}`);
    await expect.element(reviewDialog(1)).toBeVisible();
    await type('j');
    await expect.element(reviewDialog(2)).toBeVisible();
    await type('r');
    await expect.element(reviewDialog(3)).toBeVisible();
    expect(callsTo('decideReport')).toHaveLength(1);
    await type('k');
    await expect.element(reviewDialog(2)).toBeVisible();
    await type('{Escape}');
    await expect.element(reportEntry(2)).toHaveFocus();
  },
);

test('the queue ignores its keyboard shortcuts while the admin types', async () => {
  setReportQueueResponses(reportsLike(2));
  await openReportQueue();
  await openReview(1);
  await notesField().click();
  await type('rdm?');
  await expect.element(notesField()).toHaveValue('rdm?');
  expect(callsTo('decideReport')).toEqual([]);
});

test('the Delete key asks before a deletion, and all shortcuts are ignored while it asks', async () => {
  setReportQueueResponses(reportsLike(2));
  await openReportQueue();
  await type('j{Delete}');
  const question = page.getByRole('dialog', { name: 'Delete This Item for Good?' });
  await expect.element(question).toBeVisible();
  await type('r{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect(callsTo('decideReport')).toEqual([]);
  await expect.element(reportEntry(1)).toHaveFocus();
  await type('{Delete}');
  await question.getByRole('button', { name: 'Delete Item' }).click();
  await expect.element(reportEntry(2)).toHaveFocus();
  expect(callsTo('deleteReportedItem')).toHaveLength(1);
});

test('the queue accepts a key as soon as the next entry has the focus', async () => {
  setReportQueueResponses(reportsLike(2));
  await openReportQueue();
  reportEntry(2)
    .element()
    .addEventListener('focus', ({ target }) =>
      target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true })),
    );
  await type('jm');
  await expect
    .element(page.getByRole('dialog', { name: 'Delete This Item for Good?' }))
    .toBeVisible();
});

test('the X key selects entries of the queue, and the R key resolves all selected entries', async () => {
  setReportQueueResponses(reportsLike(3));
  await openReportQueue();
  await type('jxjjx');
  await expect.element(selected(2)).toBeVisible();
  await type('x');
  await expect.element(selected(1)).toBeVisible();
  await type('xr');
  await expect.element(toast('2 reports decided')).toBeVisible();
  await expectText(reportEntry(1), 'Resolved by @root');
  await expectText(reportEntry(2), 'Pending');
});

test('a key that decides shows why admins cannot decide reports of their own items', async () => {
  setReportQueueResponses([reportLike({ isOwn: true })]);
  await openReportQueue();
  await type('jr');
  await expect.element(toast(MODERATION_MESSAGES.ownItem)).toBeVisible();
  expect(callsTo('decideReport')).toEqual([]);
});

test('a key that decides a report opens the review of this report if another admin has already decided it', async () => {
  setReportQueueResponses(reportsWith({}, {}));
  await openReportQueue();
  const now = reportLike({ ...decidedReportFields('boss', 'dismissed'), version: '7' });
  setStaleStateResponse('decideReport', { body: { report: now }, etag: '7' });
  await type('jr');
  await expectText(reviewDialog(1), '@boss set this report to Dismissed');
});

test('the ? key shows the list of keyboard shortcuts, which can turn the shortcuts off', async () => {
  setReportQueueResponses(reportsLike(2));
  await openReportQueue();
  await type('j?');
  await expectText(help(), 'RResolve');
  await type('r');
  await help().getByRole('switch', { name: 'Use single keys' }).click();
  await type('{Escape}');
  await expect.element(help()).not.toBeInTheDocument();
  await type('r?');
  await expect.element(help()).toBeVisible();
  expect(callsTo('decideReport')).toEqual([]);
  await help().getByRole('switch', { name: 'Use single keys' }).click();
  await help().getByRole('button', { name: 'Close' }).click();
  await type('jr');
  await expect.poll(lastDecision).toBeDefined();
});
