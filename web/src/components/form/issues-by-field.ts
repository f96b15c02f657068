import type { Path } from 'react-hook-form';

/** The server's message about an invalid field of a request. */
export interface InputIssue {
  /** For example `['body', 'ebay', 'percent']`. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/**
 * Returns the first message for each of `fields`, in their order. The name of a field in a group is such as
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

/** Returns the names of all fields in `values`, such as 'title' and 'ebay.percent', in their order. */
export const fieldNames = <Values extends object>(values: Values): Path<Values>[] =>
  Object.entries(values).flatMap(([name, value]) =>
    isGroup(value) ? fieldNames(value).map((inner) => `${name}.${inner}`) : [name],
  ) as Path<Values>[];

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
