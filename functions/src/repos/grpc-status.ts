const ALREADY_EXISTS = 6;

/** Returns whether a write failed because the document to create already exists. */
export function isAlreadyExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS;
}
