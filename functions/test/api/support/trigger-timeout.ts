/** The time to wait for a trigger. Events queue behind those of earlier tests, and are much slower under load. */
export const TRIGGER_TIMEOUT_MS = 120_000;
