import type { Path } from 'react-hook-form';

/** The server's message about an invalid field of a request. */
export interface InputIssue {
  /** The path of the field in the request, such as `['body', 'ebay', 'percent']`. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/**
 * Returns the first message for each of `fields`, in the order of `fields`. A field in a group has a name such as
 * 'ebay.percent'.
 */
export function issuesByField<Name extends string>(
  issues: readonly InputIssue[],
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

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
