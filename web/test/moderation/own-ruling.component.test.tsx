import { APPEAL_MESSAGES } from '@contract/schemas/appeal';
import { expectNoAxeViolations } from '@test/accessibility';
import {
  setRulingResponses,
  appealedRulingFields,
  RULING_ID,
  rulingLike,
  suspensionLike,
} from '@test/appeals';
import { callsTo, holdResponses, setNetworkFailure, setErrorResponse } from '@test/fake-api';
import { setHomeResponses, setVisitorResponses } from '@test/home';
import { currentUrl, openHistoryEntry, renderApp } from '@test/render';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const END = new Date(2026, 11, 3, 15, 4);
const RULING_URL = `/appeals/${RULING_ID}`;
const field = () => page.getByLabelText('Why should we decide differently?');
const send = () => page.getByRole('button', { name: 'Send Appeal' });
const heading = (name: string) => page.getByRole('heading', { name });
const see = (words: string | RegExp) => expect.element(page.getByText(words).first()).toBeVisible();
const open = () => renderApp(RULING_URL);

test('the page of a ruling sends a visitor to the sign-in page, which returns to the ruling', async () => {
  setHomeResponses();
  setVisitorResponses();
  await open();
  await expect.poll(currentUrl).toBe(`/login?next=${encodeURIComponent(RULING_URL)}`);
});

test('the page of a ruling shows the ruling, its reason and dates, and how long an appeal may be', async () => {
  setRulingResponses(rulingLike());
  await open();
  await expect.element(heading('Your item is hidden')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Brass owl' }))
    .toHaveAttribute('href', '/dashboard');
  await see('Spam or advertising');
  await see('Nov 23, 2026');
  await see('Dec 23, 2026. Then it will be removed.');
  await see('0 of 500 characters');
  await expectNoAxeViolations();
});

test.each([
  [
    'an item that is hidden because of reports',
    { isAutomatic: true, until: null },
    /reported by several members/,
  ],
  ['a suspension', suspensionLike(), 'You posted ads'],
  [
    'a suspension with its end',
    suspensionLike({ until: END.toISOString() }),
    'Dec 3, 2026 3:04 PM',
  ],
  ['a suspension for good', suspensionLike({ until: null }), 'For good'],
  ['a warning', suspensionLike({ kind: 'warning', until: null }), 'You got a warning'],
] as const)('the page of a ruling shows %s', async (_what, change, words) => {
  setRulingResponses(rulingLike(change));
  await open();
  await see(words);
  await expect.element(send()).toBeVisible();
});

test('the page of a ruling sends the appeal once, and shows that a moderator will check it', async () => {
  setRulingResponses(rulingLike());
  await open();
  await field().fill('It is my own owl');
  const letGo = holdResponses('appeal');
  await send().click();
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  letGo();
  await see('You appealed. A moderator will look at it.');
  await see('It is my own owl');
  await expect.element(field()).not.toBeInTheDocument();
  const sent = callsTo('appeal');
  expect(sent.map(({ body }) => body)).toEqual([{ text: 'It is my own owl' }]);
  expect(sent[0]?.idempotencyKey).toBeTruthy();
});

test('the page of a ruling sends only an appeal of 1 to 500 characters', async () => {
  setRulingResponses(rulingLike());
  await open();
  await send().click();
  await expect.element(field()).toHaveAccessibleDescription(new RegExp(APPEAL_MESSAGES.empty));
  await field().fill('a'.repeat(501));
  await see('501 of 500 characters');
  await send().click();
  await see(APPEAL_MESSAGES.long);
  expect(callsTo('appeal')).toEqual([]);
});

test('the page of a ruling keeps the typed appeal when it cannot be sent, also when the page is opened again', async () => {
  setRulingResponses(rulingLike());
  setNetworkFailure('appeal');
  await open();
  await field().fill('It is my own owl');
  await send().click();
  await see('Failed to Send Appeal');
  await expect.element(field()).toHaveValue('It is my own owl');
  openHistoryEntry('/about', {});
  await expect.element(heading('About BoloBoard')).toBeVisible();
  openHistoryEntry(RULING_URL, {});
  await expect.element(field()).toHaveValue('It is my own owl');
});

test('the page of a ruling shows that the ruling has ended when the server refuses an appeal for this reason', async () => {
  setRulingResponses(suspensionLike());
  await open();
  await field().fill('Sorry');
  setErrorResponse('appeal', 'conflict', APPEAL_MESSAGES.over);
  setRulingResponses(suspensionLike({ end: 'ran_out', mayAppeal: false }));
  setErrorResponse('appeal', 'conflict', APPEAL_MESSAGES.over);
  await send().click();
  await expect.element(heading('Your account was suspended')).toBeVisible();
  await see('The suspension has ended.');
  await expect.element(send()).not.toBeInTheDocument();
});

test.each([
  [
    'granted',
    { status: 'granted', answer: 'We are sorry' },
    'Your item is no longer hidden for this reason.',
  ],
  ['rejected', { status: 'rejected', answer: 'We are sorry' }, /our decision stands/],
] as const)(
  "the page of a ruling shows that the appeal was %s, with the moderator's answer",
  async (status, appeal, words) => {
    const end = status === 'granted' ? status : null;
    setRulingResponses(rulingLike({ ...appealedRulingFields(appeal), end }));
    await open();
    await see(words);
    await see('We are sorry');
    await see('It is my own owl');
    await expect.element(send()).not.toBeInTheDocument();
    await expectNoAxeViolations();
  },
);

test('the page of a ruling shows that there is nothing to appeal when the ruling does not exist', async () => {
  setRulingResponses(rulingLike());
  setErrorResponse('getOwnRuling', 'not_found', APPEAL_MESSAGES.missing);
  await open();
  await see(APPEAL_MESSAGES.missing);
});

test('the page of a ruling shows that there is no network, and lets the member load the ruling again', async () => {
  setRulingResponses(rulingLike());
  setNetworkFailure('getOwnRuling');
  await open();
  await see(/You seem to be offline/);
  setRulingResponses(rulingLike());
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(send()).toBeVisible();
});
