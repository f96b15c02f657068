import { setTimeout } from 'node:timers/promises';

/** Waits for the next full second. The times of sign-ins, their cookies and revocations are whole seconds. */
export const waitForNextSecond = (): Promise<void> => setTimeout(1010 - (Date.now() % 1000));
