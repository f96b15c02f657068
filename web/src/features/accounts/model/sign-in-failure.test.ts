import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '@/services/api-error';
import { signInFailureMessage } from './sign-in-failure';

const firebaseError = (code: string) => Object.assign(new Error(`Firebase: ${code}`), { code });

test('returns the same message for an unknown email and a wrong password', () => {
  const sentence = 'Email or password is incorrect.';
  expect(signInFailureMessage(firebaseError('auth/user-not-found'))).toBe(sentence);
  expect(signInFailureMessage(firebaseError('auth/wrong-password'))).toBe(sentence);
});

test('returns null when the user closes the Google window', () => {
  expect(signInFailureMessage(firebaseError('auth/popup-closed-by-user'))).toBeNull();
});

test("returns the server's message when the server refuses the sign-in", () => {
  const body = { message: 'Slow down.', code: 'too_many_requests', requestId: 'r' };
  expect(signInFailureMessage(new ApiError(429, 'Too Many Requests', body))).toBe('Slow down.');
});

test('returns a message about the network when a request gets no response, and a general message for other errors', () => {
  expect(signInFailureMessage(new NetworkError())).toMatch(/offline/);
  expect(signInFailureMessage(new TypeError('Failed to fetch'))).toMatch(/offline/);
  expect(signInFailureMessage(firebaseError('auth/internal-error'))).toBe(
    "We couldn't sign you in. Please try again.",
  );
});
