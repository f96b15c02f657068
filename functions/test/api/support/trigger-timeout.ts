/**
 * The time to wait for a trigger. The event that starts the trigger waits until the triggers of earlier events have
 * run, which takes much longer on a busy machine.
 */
export const TRIGGER_TIMEOUT_MS = 120_000;
