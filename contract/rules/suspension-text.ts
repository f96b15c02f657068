import type { Suspension } from '../schemas/suspension';

/** Returns the message for a suspended member. It states the reason and the end of the suspension. */
export const suspensionText = (
  { until, text }: Pick<Suspension, 'until' | 'text'>,
  dateOf: (end: Date) => string,
): string =>
  until === null
    ? `Your account is suspended. ${text}`
    : `Your account is suspended until ${dateOf(new Date(until))}. ${text}`;
