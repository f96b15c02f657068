import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '@/services/api-error';
import { usernameFailureMessage } from './use-set-username';

test.each([
  ['Username already exists', 'This username is already taken. Please choose a different one.'],
  [
    'Invalid username',
    'Please choose a valid username with only letters, numbers, and underscores.',
  ],
  ['Something else', 'Failed to set username. Please try again.'],
])('replaces the server message %j with the text %j', (message, sentence) => {
  expect(usernameFailureMessage(new ApiError(409, 'Conflict', { message }))).toBe(sentence);
});

test('returns the general message when the network fails', () => {
  expect(usernameFailureMessage(new NetworkError())).toBe(
    'Failed to set username. Please try again.',
  );
});

test("returns the server's message when a rate limit was reached", () => {
  const message = 'Please try again in 3 hours.';
  expect(usernameFailureMessage(new ApiError(429, 'Too Many Requests', { message }))).toBe(message);
});
