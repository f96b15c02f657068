/** Joins class names with spaces. Skips names that are false, null, undefined or ''. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
