import { setTimeout } from 'node:timers/promises';

/**
 * Waits for the next full second, because Firebase stores the times of sign-ins, cookies and revocations in whole
 * seconds.
 */
export const waitForNextSecond = (): Promise<void> => setTimeout(1010 - (Date.now() % 1000));
