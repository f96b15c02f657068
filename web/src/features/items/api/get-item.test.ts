import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '@/services/api-error';
import { isMissing } from './get-item';

test.each([
  ['an id of no item', new ApiError(404, 'Not Found', null), true],
  ['what cannot be an id', new ApiError(400, 'Bad Request', null), true],
  ['a fault of the server', new ApiError(500, 'Internal Server Error', null), false],
  ['a lost network', new NetworkError(), false],
  ['no failure', null, false],
] as const)('%s', (_what, error, missing) => {
  expect(isMissing(error)).toBe(missing);
});
