import { expect } from 'vitest';
import { AppError } from './app-error';

export async function appErrorOf(
  promise: Promise<unknown>,
): Promise<Pick<AppError, 'code' | 'message'>> {
  const error = await promise.then(
    () => expect.fail('The promise did not reject.'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AppError);
  const { code, message } = error as AppError;
  return { code, message };
}
