import type { Suspension } from '../schemas/suspension';

/** Returns the message for a suspended member: why and until when they are suspended. */
export const suspensionText = (
  { until, text }: Pick<Suspension, 'until' | 'text'>,
  dateOf: (end: Date) => string,
): string =>
  until === null
    ? `Your account is suspended. ${text}`
    : `Your account is suspended until ${dateOf(new Date(until))}. ${text}`;
