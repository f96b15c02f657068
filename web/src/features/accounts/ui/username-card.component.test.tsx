import { setResponse, callsTo, setNetworkFailure, setErrorResponse } from '@test/fake-api';
import { memberLike } from '@test/members';
import { renderPart } from '@test/render';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { UsernameCard } from './username-card';

const field = () => page.getByLabelText('Username *');
const button = () => page.getByRole('button', { name: 'Set Username' });

async function claim(username: string): Promise<void> {
  await field().fill(username);
  await button().click();
}

test.each([
  ['Username must be at least 3 characters', 'ab'],
  ['Username must be less than 20 characters', 'a'.repeat(21)],
  ['Username can only contain letters, numbers, and underscores', 'ann sells'],
  ['Username cannot start or end with underscores', 'ann_'],
])(
  "shows '%s' and keeps the input when a member submits the invalid username '%s'",
  async (message, username) => {
    await renderPart(<UsernameCard />);
    await claim(username);
    await expect.element(field()).toHaveAccessibleDescription(new RegExp(message));
    await expect.element(field()).toHaveValue(username);
    expect(callsTo('setUsername')).toEqual([]);
  },
);

test('shows an error when the username is taken', async () => {
  setErrorResponse('setUsername', 'username_taken', 'Username already exists');
  await renderPart(<UsernameCard />);
  await claim('ann_sells');
  await expect
    .element(field())
    .toHaveAccessibleDescription(
      /This username is already taken\. Please choose a different one\./,
    );
  await expect.element(field()).toHaveFocus();
});

test('shows an error at the username field when the server refuses the username', async () => {
  setErrorResponse('setUsername', 'bad_request', 'Invalid username');
  await renderPart(<UsernameCard />);
  await claim('admin');
  await expect
    .element(field())
    .toHaveAccessibleDescription(
      /Please choose a valid username with only letters, numbers, and underscores\./,
    );
  await expect.element(field()).toHaveFocus();
});

test('keeps the typed username when the network fails, and saves it on the next attempt', async () => {
  setNetworkFailure('setUsername');
  await renderPart(<UsernameCard />);
  await claim('ann_sells');
  await expect
    .element(field())
    .toHaveAccessibleDescription(/Failed to set username\. Please try again\./);
  await expect.element(field()).toHaveValue('ann_sells');
  setResponse('setUsername');
  setResponse('getCurrentUser', memberLike({ username: 'ann_sells' }));
  await button().click();
  await expect.element(page.getByText('Username Set!', { exact: true })).toBeVisible();
  expect(callsTo('setUsername').at(-1)?.body).toEqual({ username: 'ann_sells' });
});

test('goes to /login when the session has expired', async () => {
  setErrorResponse('setUsername', 'unauthorized', 'Unauthorized');
  setErrorResponse('getCurrentUser', 'unauthorized', 'Unauthorized');
  const { location } = await renderPart(<UsernameCard />);
  await claim('ann_sells');
  await expect.element(page.getByText('Unauthorized', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Username Set!')).not.toBeInTheDocument();
  await expect.poll(location).toBe('/login');
});
