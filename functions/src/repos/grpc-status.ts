const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

const hasCode = (error: unknown, code: number): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

export const isAlreadyExists = (error: unknown): boolean => hasCode(error, ALREADY_EXISTS);

export const isFailedPrecondition = (error: unknown): boolean =>
  hasCode(error, FAILED_PRECONDITION);
