import { setTimeout } from 'node:timers/promises';

/** Waits for the next full second. Sign-ins, their cookies and revocations have a resolution of one second. */
export const nextSecond = (): Promise<void> => setTimeout(1010 - (Date.now() % 1000));
