import { expect } from 'vitest';
import { AppError } from './app-error';

/** What people are told by the AppError that a promise is refused with; fails where it is fulfilled. */
export async function refusalOf(
  promise: Promise<unknown>,
): Promise<Pick<AppError, 'code' | 'message'>> {
  const error = await promise.then(
    () => expect.fail('Nothing was refused.'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AppError);
  const { code, message } = error as AppError;
  return { code, message };
}
