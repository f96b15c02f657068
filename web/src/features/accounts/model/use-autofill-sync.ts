import { type RefObject, useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

const DELAY_MS = 100;

/** Copies values that the browser autofilled without an event into the form, from the fields in `element`, 100 ms after it mounts. */
export function useAutofillSync<T extends FieldValues>(
  { getValues, setValue }: UseFormReturn<T>,
  element: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const inputs = element.current?.querySelectorAll<HTMLInputElement>('input[name]');
      for (const input of inputs ?? []) {
        const name = input.name as Path<T>;
        if (input.value !== '' && input.value !== getValues(name))
          setValue(name, input.value as PathValue<T, Path<T>>);
      }
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [element, getValues, setValue]);
}
