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

/** The server's message about an invalid field of a request. */
export interface ServerInputIssue {
  /** The path of the field in the request, such as `['body', 'ebay', 'percent']`. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

interface ZodFormOptions<Values extends FieldValues> extends Pick<UseFormProps<Values>, 'mode'> {
  /**
   * The initial values. Their order is the order of the fields on the screen, because the first invalid field gets the
   * focus.
   */
  readonly defaultValues: Values;
  /** The order of the fields on the screen, if it differs from the order of `defaultValues`. */
  readonly fieldOrder?: readonly Path<Values>[];
  /**
   * Returns the values, with empty texts instead of the values of hidden fields. Runs before the values are checked.
   */
  readonly shownValues?: (values: Values) => Values;
}

export interface ZodForm<Values extends FieldValues, Output> extends UseFormReturn<
  Values,
  unknown,
  Output
> {
  /** Returns the props for the component of a field. */
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
  readonly showIssues: (issues: readonly ServerInputIssue[]) => boolean;
  /**
   * Call this before sending the form. Returns a function that writes the saved values into the fields. Fields that the
   * member has changed after this call keep their text.
   */
  readonly takeOverSaved: () => (saved: Values) => void;
}

interface FieldParts<Values extends FieldValues> extends ReturnType<
  UseFormReturn<Values>['register']
> {
  readonly error: string | undefined;
}

/**
 * A form of react-hook-form. `schema` checks its values, and the form can show the server's errors. Pass the result to
 * `Form`.
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

/**
 * Returns the first message for each of `fields`, in the order of `fields`. A field in a group has a name such as
 * 'ebay.percent'.
 */
export function issuesByField<Name extends string>(
  issues: readonly ServerInputIssue[],
  fields: readonly Name[],
): [Name, string][] {
  return fields.flatMap((name): [Name, string][] => {
    const issue = issues.find(({ path }) => `.${path.join('.')}.`.includes(`.${name}.`));
    return issue ? [[name, issue.message]] : [];
  });
}

/** Returns the names of all fields in `values`, such as 'title' and 'ebay.percent', in the order of `values`. */
export const fieldNames = <Values extends object>(values: Values): Path<Values>[] =>
  Object.entries(values).flatMap(([name, value]) =>
    isGroup(value) ? fieldNames(value).map((inner) => `${name}.${inner}`) : [name],
  ) as Path<Values>[];

/**
 * Call this before a request. Returns a function that takes the saved values in the response, and writes them into the
 * form. Fields that the member changes during the request keep their text.
 */
function takeOverSaved<T extends FieldValues, Output>(
  form: UseFormReturn<T, unknown, Output>,
): (saved: T) => void {
  const sent = structuredClone(form.getValues());
  return (saved) => {
    const shown = mergeSavedValues(form.getValues(), sent, saved);
    for (const name of Object.keys(saved) as Path<T>[]) form.setValue(name, shown[name]);
    form.reset(saved, { keepValues: true, keepErrors: true });
  };
}

/**
 * Returns the values to show after a request. A field whose value differs between `sent` and `now` was changed during
 * the request, and keeps its value in `now`. All other fields get their value in `saved`.
 */
export function mergeSavedValues<T>(now: T, sent: T, saved: T): T {
  if (!isGroup(now) || !isGroup(sent) || !isGroup(saved)) return Object.is(now, sent) ? saved : now;
  const shown = Object.entries(saved).map(([name, value]) => [
    name,
    mergeSavedValues(now[name], sent[name], value),
  ]);
  return Object.fromEntries(shown) as T;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
