/** Events wait for those of earlier tests, and take far longer on a busy machine. */
export const TRIGGER_TIMEOUT_MS = 45_000;
