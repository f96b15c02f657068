const INVALID_ARGUMENT = 3;
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;

const hasStatus = (error: unknown, status: number) =>
  error instanceof Error && 'code' in error && error.code === status;

export function isNotFound(error: unknown): boolean {
  return hasStatus(error, NOT_FOUND);
}

export function isAlreadyExists(error: unknown): boolean {
  return hasStatus(error, ALREADY_EXISTS);
}

/** Whether a write with `lastUpdateTime` failed because the document changed or was deleted. */
export function isPreconditionFailure(error: unknown): boolean {
  return hasStatus(error, FAILED_PRECONDITION) || hasStatus(error, NOT_FOUND);
}

/**
 * Throws the error of a transaction again. If another commit has ended the transaction, the emulator reports 'invalid
 * argument' at the next read. In this case, throws 'aborted' instead, because the client then retries the transaction.
 */
export function rethrowTransactionError(error: unknown): never {
  if (hasStatus(error, INVALID_ARGUMENT) && /transaction is invalid or closed/i.test(String(error)))
    throw Object.assign(new Error('The transaction was aborted', { cause: error }), {
      code: ABORTED,
    });
  throw error;
}
