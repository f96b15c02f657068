import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '@/services/api-error';
import { isItemMissing } from './get-item';

test.each([
  [true, 'the id is unknown', new ApiError(404, 'Not Found', null)],
  [true, 'the id is invalid', new ApiError(400, 'Bad Request', null)],
  [false, 'the server fails', new ApiError(500, 'Internal Server Error', null)],
  [false, 'the network fails', new NetworkError()],
  [false, 'there is no error', null],
] as const)('isItemMissing returns %s when %s', (missing, _case, error) => {
  expect(isItemMissing(error)).toBe(missing);
});
