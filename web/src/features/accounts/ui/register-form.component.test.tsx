import { expectNoAxeViolations } from '@test/accessibility';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { signInByGoogle } from '@test/fake-firebase-auth';
import { memberLike } from '@test/members';
import { renderPart } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RegisterForm } from './register-form';

const VALID = { email: 'ann@members.test', username: 'ann_sells', password: 'secret-123' };

const email = () => page.getByLabelText('Email *');
const username = () => page.getByLabelText('Username *');

async function fill(change: Partial<typeof VALID> = {}): Promise<void> {
  const member = { ...VALID, ...change };
  await email().fill(member.email);
  await username().fill(member.username);
  await page.getByLabelText('First Name').fill('Ann');
  await page.getByLabelText('Password *', { exact: true }).fill(member.password);
  await page.getByLabelText('Confirm Password *').fill(member.password);
}

const submit = () => page.getByRole('button', { name: 'Create Account' }).click();

test.each([
  ['Email is required', { email: ' ' }],
  ['Please enter a valid email address', { email: 'ann' }],
  ['Username is required', { username: ' ' }],
  ['Username must be at least 6 characters long', { username: ' abcde ' }],
  ['Username must be less than 20 characters', { username: 'a'.repeat(21) }],
  ['Username can only contain letters, numbers, and underscores', { username: 'ann-sells' }],
  ['Username cannot start or end with underscores', { username: '_annsells' }],
  ['Password must be at least 6 characters long', { password: '12345' }],
])("shows '%s' when the form contains %j", async (message, change) => {
  await renderPart(<RegisterForm next="/" />);
  await fill(change);
  await submit();
  await expect.element(page.getByText(message, { exact: true })).toBeVisible();
  expect(callsTo('register')).toEqual([]);
});

test('shows an error when the passwords differ', async () => {
  await renderPart(<RegisterForm next="/" />);
  await fill();
  await page.getByLabelText('Confirm Password *').fill('another one');
  await submit();
  await expect.element(page.getByText('Passwords do not match')).toBeVisible();
  expect(callsTo('register')).toEqual([]);
});

test('shows an error at the username or email field when the value is already taken, and keeps the input', async () => {
  setErrorResponse('register', 'username_taken', 'Username already exists');
  await renderPart(<RegisterForm next="/" />);
  await fill();
  await submit();
  await expect.element(page.getByText('Registration failed', { exact: true })).toBeVisible();
  await expect.element(username()).toHaveAccessibleDescription(/Username already exists/);
  await expect.element(email()).toHaveValue(VALID.email);
  setErrorResponse('register', 'email_taken', 'An account with this email already exists');
  await username().fill('bea_sells');
  await submit();
  await expect
    .element(email())
    .toHaveAccessibleDescription(/An account with this email already exists/);
});

test('shows an error at the username field when the server refuses the username', async () => {
  setErrorResponse('register', 'bad_request', 'Invalid username');
  await renderPart(<RegisterForm next="/" />);
  await fill({ username: 'support' });
  await submit();
  await expect
    .element(username())
    .toHaveAccessibleDescription(
      /Please choose a valid username with only letters, numbers, and underscores\./,
    );
  await expect.element(username()).toHaveFocus();
});

test('keeps the input when the network fails, and retries with the same idempotency key', async () => {
  setNetworkFailure('register');
  await renderPart(<RegisterForm next="/" />);
  await fill();
  await submit();
  await expect.element(page.getByText('Registration failed', { exact: true })).toBeVisible();
  await expect.element(email()).toHaveValue(VALID.email);
  setResponse('register', { user: memberLike() });
  // Holds the response, because a successful response would open another page, which ends the test.
  holdResponses('register');
  await submit();
  await expect.element(page.getByRole('button', { name: 'Creating Account...' })).toBeVisible();
  const [lost, repeated] = callsTo('register');
  expect(repeated).toEqual(lost);
  expect(lost?.body).toEqual({ ...VALID, firstName: 'Ann', lastName: '' });
  expect(lost?.idempotencyKey).toBeTruthy();
});

const googleButton = () => page.getByRole('button', { name: 'Continue with Google' });

test('signs in with Google, and opens the page in `next`', async () => {
  window.history.replaceState(null, '', '/register?next=%2Fdashboard');
  signInByGoogle.mockResolvedValue('id-token');
  setResponse('createSession');
  setResponse('getCurrentUser', memberLike({ username: null }));
  const letGo = holdResponses('createSession');
  const { location } = await renderPart(<RegisterForm next="/dashboard" />);
  await googleButton().click();
  await expect.element(googleButton()).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Create Account' })).toBeDisabled();
  letGo();
  await expect.poll(location).toBe('/dashboard');
  expect(callsTo('createSession').map(({ body }) => body)).toEqual([{ idToken: 'id-token' }]);
  expect(callsTo('register')).toEqual([]);
});

test('shows why signing in with Google failed, and keeps the typed text', async () => {
  signInByGoogle.mockRejectedValue(
    Object.assign(new Error('blocked'), { code: 'auth/popup-blocked' }),
  );
  await renderPart(<RegisterForm next="/" />);
  await email().fill(VALID.email);
  await googleButton().click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Your browser blocked the Google window. Allow pop-ups for this site and try again.',
    );
  await expect.element(googleButton()).toBeEnabled();
  await expect.element(email()).toHaveValue(VALID.email);
  expect(callsTo('createSession')).toEqual([]);
});

test.each(BOTH_SIZES)(
  'shows errors without serious accessibility violations on a $size',
  async ({ viewport }) => {
    await page.viewport(...viewport);
    await renderPart(<RegisterForm next="/" />);
    await submit();
    await expect.element(page.getByText('Email is required')).toBeVisible();
    await expectNoAxeViolations();
  },
);
