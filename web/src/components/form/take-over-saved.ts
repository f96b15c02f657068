import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Returns a function that puts what the server saved into the fields that still hold what they hold now. What is typed
 * while the request runs stays.
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

/** Returns `saved`, with the value `now` in the fields whose value is not what was `sent`. */
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
