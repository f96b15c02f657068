const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

const hasStatus = (error: unknown, status: number) =>
  error instanceof Error && 'code' in error && error.code === status;

export function isNotFound(error: unknown): boolean {
  return hasStatus(error, NOT_FOUND);
}

export function isAlreadyExists(error: unknown): boolean {
  return hasStatus(error, ALREADY_EXISTS);
}

/** Whether a write with `lastUpdateTime` failed because the document changed or was deleted. */
export function isChanged(error: unknown): boolean {
  return hasStatus(error, FAILED_PRECONDITION) || hasStatus(error, NOT_FOUND);
}
