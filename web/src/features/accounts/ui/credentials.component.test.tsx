import type { SignInMethods } from '@contract/schemas/credentials';
import { expectNoAxeViolations } from '@test/accessibility';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { confirmIdentityByGoogle, signInByPassword } from '@test/fake-firebase-auth';
import { memberLike } from '@test/members';
import { renderPart } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ConfirmIdentity } from './confirm-identity';
import { EmailSection } from './email-section';
import { PasswordSection } from './password-section';

const ACCOUNT: SignInMethods = {
  email: 'ann@members.test',
  isEmailVerified: false,
  hasPassword: true,
  hasGoogle: false,
};
const BY_GOOGLE = { ...ACCOUNT, isEmailVerified: true, hasPassword: false, hasGoogle: true };

const firebaseError = (code: string) => Object.assign(new Error(code), { code });
const button = (name: string) => page.getByRole('button', { name });
const current = () => page.getByLabelText('Current Password *');

describe("the form to confirm the member's identity", () => {
  const confirmation = (onConfirmed: (idToken: string) => Promise<void>) => (
    <ConfirmIdentity submitLabel="Go on" busyLabel="Going on..." onConfirmed={onConfirmed} />
  );

  test('calls `onConfirmed` with the ID token when the password is right, and shows an error when `onConfirmed` rejects', async () => {
    setResponse('getAccount', ACCOUNT);
    signInByPassword.mockResolvedValue('id-token');
    const tokens: string[] = [];
    await renderPart(
      confirmation(async (idToken) => {
        tokens.push(idToken);
        if (tokens.length === 1) throw new Error('No luck');
      }),
    );
    await button('Go on').click();
    await expect.element(current()).toHaveAccessibleDescription('Password is required');
    await current().fill('secret-123');
    await button('Go on').click();
    await expect.element(page.getByText('Something went wrong. Please try again.')).toBeVisible();
    await expect.element(current()).toHaveValue('secret-123');
    await button('Go on').click();
    await expect.poll(() => tokens).toEqual(['id-token', 'id-token']);
    expect(signInByPassword).toHaveBeenLastCalledWith('ann@members.test', 'secret-123');
  });

  test('shows an error at the password field for a wrong password', async () => {
    setResponse('getAccount', ACCOUNT);
    signInByPassword.mockRejectedValue(firebaseError('auth/invalid-credential'));
    await renderPart(confirmation(() => Promise.reject(new Error('Not confirmed'))));
    await current().fill('wrong');
    await button('Go on').click();
    await expect.element(current()).toHaveAccessibleDescription('This password is incorrect.');
    await expect.element(current()).toHaveFocus();
    await expect.element(current()).toHaveValue('wrong');
  });

  test('accepts a password that the browser filled in without an event', async () => {
    setResponse('getAccount', ACCOUNT);
    signInByPassword.mockResolvedValue('id-token');
    const tokens: string[] = [];
    await renderPart(confirmation(async (idToken) => void tokens.push(idToken)));
    await expect.element(current()).toBeVisible();
    const field = current().element() as HTMLInputElement;
    field.value = 'secret-123';
    await expect
      .poll(() => {
        // Uses `requestSubmit` instead of a click. A click would move the focus out of the field, and the field would
        // then pass its value to the form.
        if (tokens.length === 0) field.form?.requestSubmit();
        return tokens[0];
      })
      .toBe('id-token');
    expect(signInByPassword).toHaveBeenLastCalledWith('ann@members.test', 'secret-123');
  });

  test('asks a member without a password to continue with Google, and shows an error for another Google account', async () => {
    setResponse('getAccount', BY_GOOGLE);
    confirmIdentityByGoogle.mockRejectedValueOnce(firebaseError('auth/user-mismatch'));
    confirmIdentityByGoogle.mockResolvedValueOnce('google-token');
    const tokens: string[] = [];
    await renderPart(confirmation(async (idToken) => void tokens.push(idToken)));
    await button('Continue with Google').click();
    await expect.element(page.getByText(/This is another account/)).toBeVisible();
    await button('Continue with Google').click();
    await expect.poll(() => tokens).toEqual(['google-token']);
    await expectNoAxeViolations();
  });

  test("loads the account again on 'Try Again' when the account could not be loaded", async () => {
    setNetworkFailure('getAccount');
    await renderPart(confirmation(async () => undefined));
    await expect.element(page.getByText(/You seem to be offline/)).toBeVisible();
    setResponse('getAccount', ACCOUNT);
    await button('Try Again').click();
    await expect.element(current()).toBeVisible();
  });
});

describe('the email section', () => {
  test('shows a hint for an unverified email address, and sends the link again on request', async () => {
    setResponse('getAccount', ACCOUNT);
    setResponse('sendVerification', { message: 'We sent you a link.' });
    const letGo = holdResponses('sendVerification');
    await renderPart(<EmailSection />);
    await expect.element(page.getByText(/isn't verified yet/)).toBeVisible();
    await button('Send Again').click();
    await expect.element(button('Sending...')).toBeDisabled();
    letGo();
    await expect.element(page.getByText('We sent you a link.')).toBeVisible();
    setErrorResponse('sendVerification', 'too_many_requests', 'Please try again in an hour.');
    await button('Send Again').click();
    await expect.element(page.getByText('Please try again in an hour.')).toBeVisible();
  });

  test("opens the login page when 'Send Again' is pressed after the session has ended", async () => {
    setResponse('getAccount', ACCOUNT);
    setErrorResponse('sendVerification', 'unauthorized', 'Unauthorized');
    const { location } = await renderPart(<EmailSection />);
    await button('Send Again').click();
    await expect
      .element(page.getByText('You are logged out. Logging in again...').first())
      .toBeVisible();
    await expect.poll(location).toBe('/login');
  });

  test('shows a verified email address without the hint', async () => {
    setResponse('getAccount', BY_GOOGLE);
    await renderPart(<EmailSection />);
    await expect.element(page.getByText('Verified', { exact: true })).toBeVisible();
    await expect.element(button('Send Again')).not.toBeInTheDocument();
  });

  test('sends the new email address, and shows an error at its field when the address is missing or refused', async () => {
    setResponse('getAccount', ACCOUNT);
    signInByPassword.mockResolvedValue('id-token');
    setErrorResponse('changeEmail', 'email_taken', 'An account with this email already exists');
    await renderPart(<EmailSection />);
    await button('Change Email').click();
    const field = page.getByLabelText('New Email *');
    await expect.element(field).toHaveFocus();
    await current().fill('secret-123');
    await button('Send Link').click();
    await expect.element(field).toHaveAccessibleDescription(/Email is required/);
    await field.fill('bea@members.test');
    await button('Send Link').click();
    await expect.element(field).toHaveAccessibleDescription(/already exists/);
    await expect.element(field).toHaveValue('bea@members.test');
    setResponse('changeEmail', { message: 'We sent a link to the new address.' });
    await field.fill('cleo@members.test');
    await button('Send Link').click();
    await expect.element(page.getByText('We sent a link to the new address.')).toBeVisible();
    expect(callsTo('changeEmail').at(-1)?.body).toEqual({
      idToken: 'id-token',
      email: 'cleo@members.test',
    });
  });

  test("shows the server's message after too many requests for a link, and keeps the typed text", async () => {
    setResponse('getAccount', ACCOUNT);
    signInByPassword.mockResolvedValue('id-token');
    setErrorResponse('changeEmail', 'too_many_requests', 'Please try again in 40 minutes.');
    await renderPart(<EmailSection />);
    await button('Change Email').click();
    const field = page.getByLabelText('New Email *');
    await field.fill('bea@members.test');
    await current().fill('secret-123');
    await button('Send Link').click();
    await expect
      .element(page.getByRole('alert').getByText('Please try again in 40 minutes.'))
      .toBeVisible();
    await expect.element(field).toHaveValue('bea@members.test');
    await expect.element(current()).toHaveValue('secret-123');
  });

  test('opens the login page when the session is over before the email address is changed', async () => {
    setResponse('getAccount', ACCOUNT);
    signInByPassword.mockResolvedValue('id-token');
    setErrorResponse('changeEmail', 'unauthorized', 'Unauthorized');
    const { location } = await renderPart(<EmailSection />);
    await button('Change Email').click();
    await page.getByLabelText('New Email *').fill('bea@members.test');
    await current().fill('secret-123');
    await button('Send Link').click();
    await expect.poll(location).toBe('/login');
  });
});

describe('the password section', () => {
  async function change(password: string, confirmation = password) {
    await page.getByLabelText('New password *', { exact: true }).fill(password);
    await page.getByLabelText('Confirm new password *').fill(confirmation);
    await current().fill('secret-123');
    await button('Change Password').click();
  }

  test('changes the password and signs in again with the new one', async () => {
    setResponse('getAccount', ACCOUNT);
    setResponse('changePassword');
    setResponse('createSession');
    setResponse('getCurrentUser', memberLike());
    signInByPassword.mockImplementation(async (_email, password) => `token of ${password}`);
    await renderPart(<PasswordSection />);
    await button('Change Password').click();
    await change('another-123');
    await expect.element(page.getByText('Password Changed', { exact: true })).toBeVisible();
    expect(callsTo('changePassword').map(({ body }) => body)).toEqual([
      { idToken: 'token of secret-123', password: 'another-123' },
    ]);
    expect(callsTo('createSession').map(({ body }) => body)).toEqual([
      { idToken: 'token of another-123' },
    ]);
    await expect.element(current()).not.toBeInTheDocument();
  });

  test.each([
    ['12345', '12345', 'Password must be at least 6 characters long'],
    ['another-123', 'another-124', 'Passwords do not match'],
  ])(
    'shows an error for the new passwords %j and %j before it asks the member to sign in again',
    async (first, second, text) => {
      setResponse('getAccount', ACCOUNT);
      await renderPart(<PasswordSection />);
      await button('Change Password').click();
      await change(first, second);
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
      expect(signInByPassword).not.toHaveBeenCalled();
    },
  );

  test('asks a member who signs in with Google to continue with Google before setting a password', async () => {
    setResponse('getAccount', BY_GOOGLE);
    await renderPart(<PasswordSection />);
    await expect.element(page.getByText(/You sign in with Google/)).toBeVisible();
    await button('Set Password').click();
    await expect.element(button('Continue with Google')).toBeVisible();
    await expect.element(current()).not.toBeInTheDocument();
  });
});

test.each(BOTH_SIZES)(
  'shows the email and password sections without accessibility violations on a $size',
  async ({ viewport }) => {
    await page.viewport(...viewport);
    setResponse('getAccount', ACCOUNT);
    await renderPart(
      <main>
        <h1>Account Settings</h1>
        <EmailSection />
        <PasswordSection />
      </main>,
    );
    await button('Change Email').click();
    await button('Change Password').click();
    await button('Send Link').click();
    await expect.element(page.getByText('Email is required')).toBeVisible();
    await expectNoAxeViolations();
  },
);
