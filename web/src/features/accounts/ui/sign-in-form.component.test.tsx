import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, callsTo, holdResponses, setErrorResponse } from '@test/fake-api';
import { signInByGoogle, signInByPassword } from '@test/fake-firebase-auth';
import { memberLike } from '@test/members';
import { renderPart } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SignInForm } from './sign-in-form';

const email = () => page.getByLabelText('Email');
const alert = () => page.getByRole('alert');
const signInButton = () => page.getByRole('button', { name: 'Sign In', exact: true });
const googleButton = () => page.getByRole('button', { name: 'Continue with Google' });

const firebaseError = (code: string) => Object.assign(new Error(code), { code });

async function signIn(): Promise<void> {
  await email().fill('ann@members.test');
  await page.getByLabelText('Password').fill('secret-123');
  await signInButton().click();
}

test.each([
  ['the password is wrong', 'auth/wrong-password'],
  ['the email is unknown', 'auth/user-not-found'],
])(
  'shows the same error message, and keeps the typed email address, when %s',
  async (_case, code) => {
    signInByPassword.mockRejectedValue(firebaseError(code));
    await renderPart(<SignInForm next="/" />);
    await signIn();
    await expect.element(alert()).toHaveTextContent('Email or password is incorrect.');
    await expect.element(email()).toHaveValue('ann@members.test');
  },
);

test('exchanges the ID token for a session on submit', async () => {
  signInByPassword.mockResolvedValue('id-token');
  setResponse('createSession');
  setResponse('getCurrentUser', memberLike());
  await renderPart(<SignInForm next="/" />);
  await signIn();
  await expect.poll(() => callsTo('getCurrentUser')).toHaveLength(1);
  expect(signInByPassword).toHaveBeenCalledWith('ann@members.test', 'secret-123');
  expect(callsTo('createSession').map(({ body }) => body)).toEqual([{ idToken: 'id-token' }]);
});

test('shows that the form is busy until the server responds', async () => {
  signInByPassword.mockResolvedValue('id-token');
  setResponse('createSession');
  setResponse('getCurrentUser', memberLike());
  const letGo = holdResponses('createSession');
  await renderPart(<SignInForm next="/" />);
  await signIn();
  await expect.element(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
  await expect.element(googleButton()).toBeDisabled();
  letGo();
  await expect.element(signInButton()).toBeEnabled();
});

test('shows an error when the server refuses the session', async () => {
  signInByPassword.mockResolvedValue('id-token');
  setErrorResponse('createSession', 'unauthorized', 'Unauthorized');
  setErrorResponse('getCurrentUser', 'unauthorized', 'Unauthorized');
  await renderPart(<SignInForm next="/" />);
  await signIn();
  await expect.element(alert()).toHaveTextContent("We couldn't sign you in. Please try again.");
});

test('shows no error when the user closes the Google window', async () => {
  signInByGoogle.mockRejectedValue(firebaseError('auth/popup-closed-by-user'));
  await renderPart(<SignInForm next="/" />);
  await googleButton().click();
  await expect.poll(() => signInByGoogle).toHaveBeenCalledOnce();
  await expect.element(googleButton()).toBeEnabled();
  await expect.element(page.getByText("We couldn't sign you in")).not.toBeInTheDocument();
});

test.each(BOTH_SIZES)('shows an error for each empty field on a $size', async ({ viewport }) => {
  await page.viewport(...viewport);
  await renderPart(<SignInForm next="/" />);
  await signInButton().click();
  await expect.element(page.getByText('Email is required')).toBeVisible();
  await expect.element(page.getByText('Password is required')).toBeVisible();
  await expectNoAxeViolations();
});
