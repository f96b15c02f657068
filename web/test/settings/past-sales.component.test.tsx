import { KEPT_SALES_MESSAGES } from '@contract/schemas/kept-sales';
import { expectNoAxeViolations } from '@test/accessibility';
import { setAccountSettingsResponses } from '@test/account-settings';
import { setResponse, callsTo, setErrorResponse } from '@test/fake-api';
import { setHomeResponses, setSignedInMemberResponses } from '@test/home';
import { memberLike } from '@test/members';
import { goOffline, goOnline } from '@test/offline';
import { renderApp } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const open = () => page.getByRole('button', { name: 'Remove Past Sales' });
const dialog = () => page.getByRole('dialog', { name: 'Remove Past Sales' });
const act = () => dialog().getByRole('button', { name: 'Remove Sales' });

async function showSettings(): Promise<void> {
  const member = memberLike();
  setSignedInMemberResponses(member);
  setHomeResponses();
  setAccountSettingsResponses(member);
  await renderApp('/account-settings');
  await expect.element(open()).toBeVisible();
}

afterEach(goOnline);

test.each(BOTH_SIZES)(
  'the account settings remove past sales after a question on a $size',
  async ({ viewport }) => {
    await page.viewport(...viewport);
    await showSettings();
    await open().click();
    await expect.element(dialog().getByText(KEPT_SALES_MESSAGES.removeQuestion)).toBeVisible();
    await expectNoAxeViolations();
    setResponse('removeKeptSales');
    await act().click();
    await expect.element(page.getByText('Sales Removed').first()).toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(open()).toHaveFocus();
    expect(callsTo('removeKeptSales')).toHaveLength(1);
  },
);

test('the account settings remove no past sale when the member closes the question', async () => {
  await showSettings();
  await open().click();
  await expect.element(dialog().getByRole('button', { name: 'Keep Them' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(callsTo('removeKeptSales')).toEqual([]);
});

test('the question before past sales are removed stays open and shows the reason when the call fails', async () => {
  await showSettings();
  await open().click();
  setErrorResponse('removeKeptSales', 'internal', 'Oh');
  await act().click();
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('Oh');
});

test('the account settings show that removing past sales needs a network when there is none', async () => {
  await showSettings();
  goOffline();
  await expect.element(open()).toBeDisabled();
  await expect
    .element(page.getByText('To remove past sales, you need a connection.'))
    .toBeVisible();
});
