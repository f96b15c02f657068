import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Call this before a request. Returns a function that takes the saved values of the response, and writes them into the
 * form. Fields that the member changes during the request keep their text.
 */
export function takeOverSaved<T extends FieldValues, Output>(
  form: UseFormReturn<T, unknown, Output>,
): (saved: T) => void {
  const sent = structuredClone(form.getValues());
  return (saved) => {
    const shown = savedUnlessTyped(form.getValues(), sent, saved);
    for (const name of Object.keys(saved) as Path<T>[]) form.setValue(name, shown[name]);
    form.reset(saved, { keepValues: true, keepErrors: true });
  };
}

/**
 * Returns the saved values, except for fields that the member has changed since `sent`: they keep their value in `now`.
 */
export function savedUnlessTyped<T>(now: T, sent: T, saved: T): T {
  if (!isGroup(now) || !isGroup(sent) || !isGroup(saved)) return Object.is(now, sent) ? saved : now;
  const shown = Object.entries(saved).map(([name, value]) => [
    name,
    savedUnlessTyped(now[name], sent[name], value),
  ]);
  return Object.fromEntries(shown) as T;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
