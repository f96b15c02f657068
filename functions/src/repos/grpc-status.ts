const ALREADY_EXISTS = 6;

/** Whether a write failed because a document that it was to create is there already. */
export function isAlreadyExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS;
}
