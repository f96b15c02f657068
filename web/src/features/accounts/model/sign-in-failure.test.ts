import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '@/services/api-error';
import { signInFailure } from './sign-in-failure';

const firebaseError = (code: string) => Object.assign(new Error(`Firebase: ${code}`), { code });

test('does not tell whether the email or the password was wrong', () => {
  const sentence = 'Email or password is incorrect.';
  expect(signInFailure(firebaseError('auth/user-not-found'))).toBe(sentence);
  expect(signInFailure(firebaseError('auth/wrong-password'))).toBe(sentence);
});

test('says nothing to somebody who closed the window', () => {
  expect(signInFailure(firebaseError('auth/popup-closed-by-user'))).toBeNull();
});

test("passes on the server's sentence", () => {
  const body = { message: 'Slow down.', code: 'too_many_requests', requestId: 'r' };
  expect(signInFailure(new ApiError(429, 'Too Many Requests', body))).toBe('Slow down.');
});

test('names a missing network, and is general about anything else', () => {
  expect(signInFailure(new NetworkError())).toMatch(/offline/);
  expect(signInFailure(new TypeError('Failed to fetch'))).toMatch(/offline/);
  expect(signInFailure(firebaseError('auth/internal-error'))).toBe(
    'Signing in failed. Please try again.',
  );
});
