import { suspensionText } from '@contract/rules/suspension-text';
import type { Suspension } from '@contract/schemas/suspension';
import { expectNoAxeViolations } from '@test/accessibility';
import { setAccountSettingsResponses } from '@test/account-settings';
import { commentField, openComments, postButton, toast } from '@test/comments';
import { callsTo, setErrorResponse } from '@test/fake-api';
import { setHomeResponses, setSignedInMemberResponses } from '@test/home';
import { expectGoodLayout, SLOW_TEST_OPTIONS } from '@test/layout';
import { memberLike } from '@test/members';
import { currentUrl, renderApp } from '@test/render';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { forgetMember } from './forget-member';

const UNTIL_DECEMBER: Suspension = {
  since: '2026-11-26T12:00:00.000Z',
  until: new Date(2026, 11, 3, 15, 4).toISOString(),
  text: 'You sold fakes.',
  rulingId: 'a1b2c3d4e5f6g7h8i9j0',
};
const REFUSAL = suspensionText(UNTIL_DECEMBER, () => 'Dec 3, 2026 (UTC)');
const memberWith = (suspension: Suspension | null) => memberLike({ suspension });
const banner = () => page.getByRole('region', { name: 'Suspension' });

beforeEach(() => setHomeResponses());
afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  await forgetMember(memberLike().id);
});

test('shows the end and reason of the suspension, with links to the appeal and the account settings', async () => {
  setSignedInMemberResponses(memberWith(UNTIL_DECEMBER));
  setAccountSettingsResponses(memberWith(UNTIL_DECEMBER));
  await renderApp('/about');
  const why = banner().getByText(
    'Your account is suspended until Dec 3, 2026 3:04 PM. You sold fakes.',
  );
  await expect.element(why).toBeVisible();
  const appeal = banner().getByRole('link', { name: 'Appeal', exact: true });
  await expect.element(appeal).toHaveAttribute('href', '/appeals/a1b2c3d4e5f6g7h8i9j0');
  await expectNoAxeViolations();
  await banner().getByRole('link', { name: 'Account Settings' }).click();
  await expect.poll(currentUrl).toBe('/account-settings');
  await expect.element(banner()).toBeVisible();
});

test(
  'the suspension banner with a long reason fits on each screen',
  SLOW_TEST_OPTIONS,
  async () => {
    const text = `${'W'.repeat(200)} ${'more words '.repeat(25)}`;
    setSignedInMemberResponses(memberWith({ ...UNTIL_DECEMBER, text }));
    await renderApp('/about');
    await expect.element(banner()).toBeVisible();
    await expectGoodLayout();
  },
);

test('shows no end date for a permanent suspension, and no link to the appeal when the suspension has no ruling', async () => {
  setSignedInMemberResponses(memberWith({ ...UNTIL_DECEMBER, until: null, rulingId: null }));
  await renderApp('/about');
  await expect
    .element(banner().getByText('Your account is suspended. You sold fakes.'))
    .toBeVisible();
  await expect.element(banner().getByRole('link', { name: 'Appeal' })).not.toBeInTheDocument();
});

test('shows the suspension when the server refuses a comment of the suspended member, and keeps the typed text', async () => {
  await openComments([], memberWith(null));
  setErrorResponse('postComment', 'suspended', REFUSAL);
  setSignedInMemberResponses(memberWith(UNTIL_DECEMBER));
  await commentField().fill('Keep me');
  await postButton().click();
  await expect.element(toast(REFUSAL)).toBeVisible();
  await expect.element(commentField()).toHaveValue('Keep me');
  await expect.element(banner()).toBeInTheDocument();
});

test('the suspension banner disappears within a minute after the suspension has ended', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  setSignedInMemberResponses(memberWith(UNTIL_DECEMBER));
  await renderApp('/about');
  await expect.element(banner()).toBeVisible();
  setSignedInMemberResponses(memberWith(null));
  const before = callsTo('getCurrentUser').length;
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(banner()).not.toBeInTheDocument();
  expect(callsTo('getCurrentUser').length).toBe(before + 1);
});
