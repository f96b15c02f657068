/** The first event starts a process, in 2 s or far longer on a busy machine. */
export const TRIGGER_TIMEOUT_MS = 45_000;
