import type { Suspension } from '../schemas/suspension';

/** Returns what a suspended member reads: until when, and why. */
export const suspensionText = (
  { until, text }: Pick<Suspension, 'until' | 'text'>,
  dateOf: (end: Date) => string,
): string =>
  until === null
    ? `Your account is suspended. ${text}`
    : `Your account is suspended until ${dateOf(new Date(until))}. ${text}`;
