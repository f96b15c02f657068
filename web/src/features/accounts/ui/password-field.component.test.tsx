import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse } from '@test/fake-api';
import { remainingLayoutFaults } from '@test/layout';
import { memberLike } from '@test/members';
import { renderPart } from '@test/render';
import { setTextSize } from '@test/viewports';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConfirmIdentity } from './confirm-identity';
import { PasswordField } from './password-field';
import { PasswordSection } from './password-section';
import { RegisterForm } from './register-form';
import { ResetPasswordForm } from './reset-password-form';
import { SignInForm } from './sign-in-form';

const field = () => page.getByLabelText('Current Password');
const show = (label = 'Current Password') =>
  page.getByRole('button', { name: `Show ${label}`, exact: true });

async function renderField(onSubmit = () => undefined): Promise<void> {
  await renderPart(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        name="password"
        error="Password is required"
      />
      <button>Send</button>
    </form>,
  );
}

test('shows and hides the password when its button is clicked, and keeps the focus and the autofill of the field', async () => {
  await renderField();
  await field().fill('Secret-123');
  await expect.element(field()).toHaveAttribute('type', 'password');
  await expect.element(show()).toHaveAttribute('aria-pressed', 'false');
  await show().click();
  await expect.element(field()).toHaveAttribute('type', 'text');
  await expect.element(field()).toHaveAttribute('autocapitalize', 'none');
  await expect.element(field()).toHaveAttribute('autocomplete', 'current-password');
  await expect.element(show()).toHaveAttribute('aria-pressed', 'true');
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveValue('Secret-123');
  await expectNoAxeViolations();
  await show().click();
  await expect.element(field()).toHaveAttribute('type', 'password');
});

test('Tab in the field focuses the button that shows the password, and Enter on this button does not submit the form', async () => {
  const onSubmit = vi.fn();
  await renderField(onSubmit);
  await field().click();
  await userEvent.keyboard('{Tab}');
  await expect.element(show()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveAttribute('type', 'text');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('hides the password when the form is submitted', async () => {
  let type = '';
  await renderField(() => {
    requestAnimationFrame(() => (type = field().element().getAttribute('type') ?? ''));
    return undefined;
  });
  await show().click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => type).toBe('password');
  await expect.element(show()).toHaveAttribute('aria-pressed', 'false');
});

test('has a button of at least 44 × 44 px, and fits on the smallest phone when the text is twice as large', async () => {
  await page.viewport(320, 640);
  setTextSize('200%');
  await renderField();
  expect(await remainingLayoutFaults()).toEqual([]);
  setTextSize('100%');
  const { width, height } = show().element().getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(44);
  expect(height).toBeGreaterThanOrEqual(44);
});

const FORMS: readonly (readonly [string, ReactNode, readonly string[]])[] = [
  ['signing in', <SignInForm next="/" />, ['Password']],
  ['registering', <RegisterForm next="/" />, ['Password', 'Confirm Password']],
  [
    'resetting the password',
    <ResetPasswordForm token="abc" email="ann@members.test" />,
    ['New password', 'Confirm new password'],
  ],
  [
    'confirming an identity',
    <ConfirmIdentity
      submitLabel="Go On"
      busyLabel="Going On..."
      onConfirmed={() => Promise.resolve()}
    />,
    ['Current Password'],
  ],
];

test.each(FORMS)(
  'each password field of the form for %s has a button that shows the password',
  async (_form, part, labels) => {
    respondWithAccount();
    await renderPart(part);
    for (const label of labels) await expect.element(show(label)).toBeVisible();
  },
);

test('each password field in the settings has a button that shows the password', async () => {
  respondWithAccount();
  await renderPart(<PasswordSection />);
  await page.getByRole('button', { name: 'Change Password' }).click();
  for (const label of ['New password', 'Confirm new password', 'Current Password'])
    await expect.element(show(label)).toBeVisible();
});

function respondWithAccount(): void {
  const { email } = memberLike();
  setResponse('getAccount', { email, isEmailVerified: true, hasPassword: true, hasGoogle: false });
}
