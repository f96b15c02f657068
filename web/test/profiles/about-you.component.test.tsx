import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, callsTo, holdResponses, setErrorResponse } from '@test/fake-api';
import { setSignedInMemberResponses } from '@test/home';
import { memberLike } from '@test/members';
import { renderApp } from '@test/render';
import { standardFees } from '@test/sales';
import { BOTH_SIZES } from '@test/viewports';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const premium = memberLike({ subscriptionStatus: 'active', bio: 'Flips since 2009' });
const field = () => page.getByLabelText('Bio', { exact: true });
const save = () => page.getByRole('button', { name: 'Save Bio' });
const see = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();

describe('the section About You of the account settings', () => {
  beforeEach(() => {
    setSignedInMemberResponses(premium);
    setResponse('listSessions', { devices: [] });
    setResponse('getFees', standardFees());
    setResponse('getAccount', {
      email: premium.email,
      isEmailVerified: true,
      hasPassword: true,
      hasGoogle: false,
    });
  });

  test.each(BOTH_SIZES)(
    'counts characters as code points, and saves the bio on a $size',
    async (at) => {
      await page.viewport(...at.viewport);
      await renderApp('/account-settings');
      await expect.element(field()).toHaveValue('Flips since 2009');
      await see('16 of 300 characters');
      await field().fill('Owls 🦉');
      await see('6 of 300 characters');
      await expectNoAxeViolations();
      setResponse('setBio', { bio: 'Owls 🦉' });
      await save().click();
      await see('Bio Updated');
      expect(callsTo('setBio')[0]?.body).toEqual({ bio: 'Owls 🦉' });
    },
  );

  test('keeps what the member types while the bio is being saved', async () => {
    setResponse('setBio', { bio: 'First' });
    const letGo = holdResponses('setBio');
    await renderApp('/account-settings');
    await field().fill('First');
    await save().click();
    await field().fill('First and second');
    letGo();
    await see('Bio Updated');
    await expect.element(field()).toHaveValue('First and second');
    await see('16 of 300 characters');
  });

  test('removes the bio when the field is blank', async () => {
    setResponse('setBio', { bio: null });
    await renderApp('/account-settings');
    await field().fill('   ');
    await save().click();
    await see('Bio Removed');
    expect(callsTo('setBio')[0]?.body).toEqual({ bio: '' });
  });

  test('shows an error at the field, and keeps the text, when the bio is too long or the server refuses it', async () => {
    await renderApp('/account-settings');
    await field().fill('x'.repeat(301));
    await save().click();
    await see('Bio can be at most 300 characters long');
    await expect.element(field()).toHaveFocus();
    expect(callsTo('setBio')).toHaveLength(0);
    setErrorResponse('setBio', 'too_many_requests', 'Too many changes. Please wait.');
    await field().fill('Fine');
    await save().click();
    await see('Too many changes. Please wait.');
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('Fine');
  });

  test('locks the field for a free member, who can only remove an earlier bio', async () => {
    setSignedInMemberResponses(memberLike({ bio: 'Flips since 2009' }));
    setResponse('setBio', { bio: null });
    await renderApp('/account-settings');
    await see('Premium Feature');
    await expect.element(field()).not.toBeInTheDocument();
    await expectNoAxeViolations();
    const remove = page.getByRole('button', { name: 'Remove Bio' });
    await remove.click();
    await see('Bio Removed');
    await expect.element(remove).not.toBeInTheDocument();
  });
});
