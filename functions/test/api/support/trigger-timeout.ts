/**
 * The time to wait for a trigger. The event that starts the trigger waits behind the events of earlier tests, much
 * longer on a busy machine.
 */
export const TRIGGER_TIMEOUT_MS = 120_000;
