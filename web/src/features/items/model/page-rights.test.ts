import { PAGE_RIGHTS_MESSAGES } from '@contract/schemas/pagination';
import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '@/services/api-error';
import { missingRight, missingRightFromError } from './page-rights';

test.each([
  ['visitor', 1, null],
  ['visitor', 2, 'sign-in'],
  ['free', 4, null],
  ['free', 5, 'premium'],
  ['premium', 5000, null],
  [null, 5000, null],
] as const)('for the viewer %s on page %i, missingRight returns %s', (viewer, page, right) => {
  expect(missingRight(viewer, page)).toBe(right);
});

test('missingRightFromError returns the right that matches the error code of a refusal, and null for any other error', () => {
  const refusal = (code: string, message: string) =>
    new ApiError(403, 'Forbidden', { code, message, requestId: 'r' });
  expect(missingRightFromError(refusal('sign_in_required', PAGE_RIGHTS_MESSAGES.visitor))).toBe(
    'sign-in',
  );
  expect(missingRightFromError(refusal('premium_required', PAGE_RIGHTS_MESSAGES.free))).toBe(
    'premium',
  );
  expect(missingRightFromError(refusal('forbidden', 'No'))).toBeNull();
  expect(missingRightFromError(new NetworkError())).toBeNull();
});
