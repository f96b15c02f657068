import { expectNoAxeViolations } from '@test/accessibility';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { setVisitorResponses } from '@test/home';
import { renderApp } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

beforeEach(setVisitorResponses);

const heading = (name: string) => page.getByRole('heading', { name });
const button = (name: string) => page.getByRole('button', { name });
const link = (name: string) => page.getByRole('main').getByRole('link', { name });

describe('the page /forgot-password', () => {
  const email = () => page.getByLabelText('Email *');

  test("shows the server's message after the form is sent, and a link back to the login", async () => {
    setResponse('forgotPassword', { message: 'We sent you a link.' });
    const letGo = holdResponses('forgotPassword');
    await renderApp('/forgot-password');
    await expect.element(heading('Reset your password')).toBeVisible();
    await email().fill('ann@members.test');
    await button('Send reset link').click();
    await expect.element(button('Sending...')).toBeVisible();
    letGo();
    await expect.element(page.getByText('We sent you a link.')).toBeVisible();
    await expect.element(link('Back to login')).toHaveAttribute('href', '/login');
    expect(callsTo('forgotPassword').map(({ body }) => body)).toEqual([
      { email: 'ann@members.test' },
    ]);
  });

  test('shows an error when the email address is missing or invalid', async () => {
    await renderApp('/forgot-password');
    await button('Send reset link').click();
    await expect.element(email()).toHaveAccessibleDescription('Email is required');
    await expect.element(email()).toHaveFocus();
    await email().fill('ann');
    await button('Send reset link').click();
    await expect.element(email()).toHaveAccessibleDescription('Please enter a valid email address');
  });

  test('shows a message when the server refuses or does not respond, and keeps the typed email address', async () => {
    setErrorResponse('forgotPassword', 'too_many_requests', 'Please try again in 5 minutes.');
    await renderApp('/forgot-password');
    await email().fill('ann@members.test');
    await button('Send reset link').click();
    await expect.element(page.getByText('Please try again in 5 minutes.')).toBeVisible();
    setNetworkFailure('forgotPassword');
    await button('Send reset link').click();
    const failed = 'Failed to send reset email. Please try again.';
    await expect.element(page.getByText(failed)).toBeVisible();
    await expect.element(email()).toHaveValue('ann@members.test');
  });
});

describe('the page /reset-password', () => {
  const open = () => renderApp('/reset-password?token=abc');
  const password = () => page.getByLabelText('New password *', { exact: true });
  const confirmation = () => page.getByLabelText('Confirm new password *');

  async function fill(first: string, second = first) {
    await password().fill(first);
    await confirmation().fill(second);
    await button('Reset password').click();
  }

  test('checks the link first, and then shows the email address of the account', async () => {
    setResponse('verifyResetToken', { email: 'ann@members.test' });
    const letGo = holdResponses('verifyResetToken');
    await open();
    const status = page.getByRole('status').filter({ hasText: 'Verifying reset token...' });
    await expect.element(status).toBeVisible();
    const announced = status.element();
    letGo();
    await expect.element(heading('Set new password')).toBeVisible();
    await expect.element(page.getByText('For ann@members.test')).toBeVisible();
    // Screen readers announce the text only if its element existed before the text changed.
    expect(announced.textContent).toBe('For ann@members.test');
    expect(announced.isConnected).toBe(true);
  });

  test('sets the password, and then shows a link to the login', async () => {
    setResponse('verifyResetToken', { email: 'ann@members.test' });
    setResponse('resetPassword', { message: 'Your password is new.' });
    const letGo = holdResponses('resetPassword');
    await open();
    await fill('secret-123');
    await expect.element(button('Resetting...')).toBeVisible();
    letGo();
    await expect.element(page.getByText('Your password is new.')).toBeVisible();
    await expect.element(link('Continue to login')).toHaveAttribute('href', '/login');
    const [call] = callsTo('resetPassword');
    expect(call?.body).toEqual({ token: 'abc', password: 'secret-123' });
    expect(call?.idempotencyKey).toBeTruthy();
  });

  test.each([
    ['12345', '12345', 'Password must be at least 6 characters long'],
    ['secret-123', 'secret-124', 'Passwords do not match'],
  ])('shows what is wrong with the password %j, repeated as %j', async (first, second, message) => {
    setResponse('verifyResetToken', { email: 'ann@members.test' });
    await open();
    await fill(first, second);
    await expect.element(page.getByText(message, { exact: true })).toBeVisible();
    expect(callsTo('resetPassword')).toEqual([]);
  });

  test('shows why the password was not set, and a retry sends the same idempotency key', async () => {
    setResponse('verifyResetToken', { email: 'ann@members.test' });
    setNetworkFailure('resetPassword');
    await open();
    await fill('secret-123');
    await expect
      .element(page.getByText('Failed to reset password. Please try again.'))
      .toBeVisible();
    setErrorResponse('resetPassword', 'conflict', 'This link was used already.');
    await button('Reset password').click();
    await expect.element(page.getByText('This link was used already.')).toBeVisible();
    const [lost, repeated] = callsTo('resetPassword');
    expect(repeated).toEqual(lost);
  });

  test.each([
    ['/reset-password', 'No reset token provided'],
    ['/reset-password?token=abc', 'Only the newest link works.'],
  ])(
    'shows that the link %s is invalid, because its token is missing or unknown',
    async (url, message) => {
      setErrorResponse('verifyResetToken', 'not_found', 'Only the newest link works.');
      await renderApp(url);
      await expect.element(heading('Invalid Reset Link')).toBeVisible();
      const intro = 'This password reset link is invalid or has expired.';
      await expect.element(page.getByText(intro)).toBeVisible();
      await expect.element(page.getByText(message)).toBeVisible();
      await expect
        .element(link('Request new reset link'))
        .toHaveAttribute('href', '/forgot-password');
      await expect.element(link('Back to login')).toHaveAttribute('href', '/login');
      await expectNoAxeViolations();
    },
  );

  test('lets the member check the link again when the server did not respond', async () => {
    setNetworkFailure('verifyResetToken');
    await open();
    await expect.element(page.getByText("We couldn't check your link.")).toBeVisible();
    await expect.element(heading('Invalid Reset Link')).not.toBeInTheDocument();
    await expect.element(page.getByText('Failed to verify reset token')).toBeVisible();
    setResponse('verifyResetToken', { email: 'ann@members.test' });
    await button('Try Again').click();
    await expect.element(heading('Set new password')).toBeVisible();
    await expect.element(password()).toBeVisible();
  });

  test.each(['unavailable', 'internal', 'too_many_requests', 'forbidden'] as const)(
    "shows the server's message when the check of the link fails with %j, and lets the member check the link again",
    async (code) => {
      setErrorResponse('verifyResetToken', code, 'Please try again in 5 minutes.');
      await open();
      await expect.element(page.getByText('Please try again in 5 minutes.')).toBeVisible();
      await expect.element(page.getByText("We couldn't check your link.")).toBeVisible();
      await expect.element(heading('Invalid Reset Link')).not.toBeInTheDocument();
      setResponse('verifyResetToken', { email: 'ann@members.test' });
      await button('Try Again').click();
      await expect.element(password()).toBeVisible();
    },
  );

  test('shows an error when the server responds to the check of the link or to the reset with 401', async () => {
    setErrorResponse('verifyResetToken', 'unauthorized', 'Unauthorized');
    await open();
    await expect.element(page.getByText("We couldn't check your link.")).toBeVisible();
    setResponse('verifyResetToken', { email: 'ann@members.test' });
    setErrorResponse('resetPassword', 'unauthorized', 'Unauthorized');
    await button('Try Again').click();
    await fill('secret-123');
    await expect.element(page.getByText('Unauthorized', { exact: true })).toBeVisible();
    await expect.element(link('Continue to login')).not.toBeInTheDocument();
  });

  test('sends passwords that the browser filled in without an input event', async () => {
    setResponse('verifyResetToken', { email: 'ann@members.test' });
    setResponse('resetPassword', { message: 'Your password is new.' });
    await open();
    await expect.element(confirmation()).toBeVisible();
    const { form } = confirmation().element() as HTMLInputElement;
    for (const field of [password(), confirmation()])
      (field.element() as HTMLInputElement).value = 'secret-123';
    await expect
      .poll(() => {
        // Submits the form without a click on the button. A click would move the focus out of a field, and the field
        // would then report its value.
        if (callsTo('resetPassword').length === 0) form?.requestSubmit();
        return callsTo('resetPassword')[0]?.body;
      })
      .toEqual({ token: 'abc', password: 'secret-123' });
  });
});

describe('the page /verify-email', () => {
  const open = (token: string) => renderApp(`/verify-email?token=${token}&purpose=verify`);

  test.each(['', '&purpose=change'])(
    'with the query "?token=abc%s", posts the token only after the member confirms the new email address',
    async (purpose) => {
      setResponse('verifyEmail', { message: 'Your email address has been changed.' });
      await renderApp(`/verify-email?token=abc${purpose}`);
      await expect.element(heading('Confirm Your New Email')).toBeVisible();
      await expectNoAxeViolations();
      expect(callsTo('verifyEmail')).toEqual([]);
      await button('Confirm Email Address').click();
      await expect.element(heading('Email Verified')).toBeVisible();
      await expect.element(page.getByText('Your email address has been changed.')).toBeVisible();
      expect(callsTo('verifyEmail').map(({ body }) => body)).toEqual([{ token: 'abc' }]);
    },
  );

  test("posts the token of a link with purpose=verify immediately, and shows the server's message", async () => {
    setResponse('verifyEmail', { message: 'Your email address is verified.' });
    await open('abc');
    await expect.element(heading('Email Verified')).toBeVisible();
    await expect.element(page.getByText('Your email address is verified.')).toBeVisible();
    expect(callsTo('verifyEmail').map(({ body }) => body)).toEqual([{ token: 'abc' }]);
    await expectWays(['Go to BoloBoard', 'Account Settings']);
  });

  test('shows that the link is invalid when the server refuses its token, and lets the member retry after a network error', async () => {
    setErrorResponse('verifyEmail', 'not_found', 'This link has expired.');
    await open('abc');
    await expect.element(heading('Invalid Link')).toBeVisible();
    await expect.element(page.getByText('This link has expired.')).toBeVisible();
    await expectWays(['Account Settings', 'Go to BoloBoard']);
    setNetworkFailure('verifyEmail');
    await open('abd');
    setResponse('verifyEmail', { message: 'Your email address is verified.' });
    await button('Try Again').click();
    await expect.element(heading('Email Verified')).toBeVisible();
  });

  test.each([
    ['too_many_requests', 'Please try again in 5 minutes.'],
    ['internal', "We couldn't verify your email address. Please try again."],
    ['unavailable', "We couldn't verify your email address. Please try again."],
    ['unauthorized', "We couldn't verify your email address. Please try again."],
  ] as const)(
    'shows why the verification failed when the server responds with %j, and lets the member retry with the same token',
    async (code, message) => {
      setErrorResponse('verifyEmail', code, 'Please try again in 5 minutes.');
      await renderApp('/verify-email?token=abc&purpose=change');
      await button('Confirm Email Address').click();
      await expect.element(page.getByText(message, { exact: true })).toBeVisible();
      await expect.element(heading('Verify Your Email')).toBeVisible();
      await expect.element(page.getByText("We couldn't check your link.")).toBeVisible();
      await expect.element(heading('Invalid Link')).not.toBeInTheDocument();
      setResponse('verifyEmail', { message: 'Your email address has been changed.' });
      await button('Try Again').click();
      await expect.element(heading('Email Verified')).toBeVisible();
      expect(callsTo('verifyEmail').at(-1)?.body).toEqual({ token: 'abc' });
    },
  );

  test('shows that there is no network', async () => {
    setNetworkFailure('verifyEmail');
    await open('abc');
    await expect.element(page.getByText(/You seem to be offline/)).toBeVisible();
    await expectWays(['Account Settings', 'Go to BoloBoard']);
  });

  /** Expects that the page has exactly these links, in this order. */
  async function expectWays(labels: readonly string[]): Promise<void> {
    const links = page.getByRole('main').getByRole('link');
    await expect.poll(() => links.elements().map((way) => way.textContent)).toEqual(labels);
    await expect.element(link('Go to BoloBoard')).toHaveAttribute('href', '/');
  }
});

test.each(BOTH_SIZES)(
  'the pages /forgot-password and /reset-password have no accessibility violations while they show an error on a $size',
  async ({ viewport }) => {
    await page.viewport(...viewport);
    setResponse('verifyResetToken', { email: 'ann@members.test' });
    for (const url of ['/forgot-password', '/reset-password?token=abc']) {
      const { unmount } = await renderApp(url);
      await page.getByRole('main').getByRole('button').last().click();
      await expect.element(page.getByText(/is required|at least 6 characters long/)).toBeVisible();
      await expectNoAxeViolations();
      await unmount();
    }
  },
);
