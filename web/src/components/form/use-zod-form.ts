import { zodResolver } from '@hookform/resolvers/zod';
import { type SyntheticEvent, useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { fieldNames, type InputIssue, issuesByField } from './issues-by-field';
import { takeOverSaved } from './take-over-saved';

interface ZodFormOptions<Values extends FieldValues> extends Pick<UseFormProps<Values>, 'mode'> {
  /**
   * The initial values. Their order is the order of the fields on the screen, because the first invalid field gets the
   * focus.
   */
  readonly defaultValues: Values;
  /** The order of the fields on the screen, if it differs from the order of `defaultValues`. */
  readonly fieldOrder?: readonly Path<Values>[];
  /** Returns the values with empty texts for hidden fields. Runs before the values are checked. */
  readonly shownValues?: (values: Values) => Values;
}

export interface ZodForm<Values extends FieldValues, Output> extends UseFormReturn<
  Values,
  unknown,
  Output
> {
  /** Returns the props of a field's component. */
  readonly field: (name: Path<Values>) => FieldParts<Values>;
  /**
   * Returns the handler for `<Form onSubmit>`. It calls `send` with the parsed values. If a value is invalid, it calls
   * `refused` instead, or focuses the first invalid field if `refused` is not given. It ignores further submits until
   * the promise of `send` settles.
   */
  readonly submit: (
    send: (output: Output) => unknown,
    refused?: (errors: FieldErrors<Values>) => void,
  ) => (event?: SyntheticEvent) => void;
  readonly focusFirst: (errors: FieldErrors<Values>) => void;
  /** Shows an error message at a field, and focuses the field. */
  readonly showError: (name: Path<Values>, message: string) => void;
  /**
   * Shows the server's messages at their fields, and focuses the first of these fields. Returns whether a message
   * belonged to a field.
   */
  readonly showIssues: (issues: readonly InputIssue[]) => boolean;
  /**
   * Call this before sending the form. Returns a function that writes the saved values into the fields. Fields that the
   * member has changed since then keep their text.
   */
  readonly takeOverSaved: () => (saved: Values) => void;
}

interface FieldParts<Values extends FieldValues> extends ReturnType<
  UseFormReturn<Values>['register']
> {
  readonly error: string | undefined;
}

/**
 * A form of react-hook-form that is checked with `schema`, and that can show the server's errors. Pass it to `Form`.
 */
export function useZodForm<Values extends FieldValues, Output>(
  schema: z.core.$ZodType<Output>,
  options: ZodFormOptions<Values>,
): ZodForm<Values, Output> {
  const { fieldOrder, shownValues = (values: Values) => values, mode, defaultValues } = options;
  const check = zodResolver(schema as never) as unknown as Resolver<Values, unknown, Output>;
  const form = useForm<Values, unknown, Output>({
    ...(mode && { mode }),
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: (values, context, checking) => check(shownValues(values), context, checking),
    shouldFocusError: false,
  });
  const isRunning = useRef(false);
  const order = fieldOrder ?? fieldNames(defaultValues);
  const showError = (name: Path<Values>, message: string) => {
    form.setError(name, { type: 'server', message });
    form.setFocus(name);
  };
  const focusFirst = (errors: FieldErrors<Values>) => {
    const first = order.find((name) => errorAt(errors, name) !== undefined);
    if (first !== undefined) form.setFocus(first);
  };
  return {
    ...form,
    focusFirst,
    field: (name) => ({
      ...form.register(name),
      error: errorAt(form.formState.errors, name)?.message,
    }),
    submit: (send, refused) => (event) => {
      event?.preventDefault();
      if (isRunning.current) return;
      isRunning.current = true;
      const run = form.handleSubmit(
        async (output) => {
          await send(output);
        },
        (errors) => (refused ?? focusFirst)(errors),
      );
      const settle = () => (isRunning.current = false);
      void run(event).finally(settle);
    },
    showError,
    showIssues: (issues) => {
      const found = issuesByField(issues, order);
      for (const [name, message] of found) form.setError(name, { type: 'server', message });
      const [first] = found;
      if (first) form.setFocus(first[0]);
      return first !== undefined;
    },
    takeOverSaved: () => takeOverSaved(form),
  };
}

function errorAt(errors: object, name: string): { readonly message?: string } | undefined {
  const found: unknown = get(errors, name);
  return found as { readonly message?: string } | undefined;
}
