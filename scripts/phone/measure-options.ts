import { Problem } from '../lib/problem';
import { ROLES, type Role } from './measured-pages';

/** Returns the number of runs in `--runs`. Throws a Problem if `--runs` is no whole number above 0. */
export function parseRunCount(text: string): number {
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Problem('--runs must be a whole number from 1.');
  return runs;
}

/** Returns the roles that `--as` names. Throws a Problem if a name is no role. */
export function parseRoles(names: readonly string[]): readonly Role[] {
  const unknown = names.find((name) => !ROLES.some((role) => role === name));
  if (unknown !== undefined)
    throw new Problem(`--as ${unknown} is no role. Choose one of ${ROLES.join(', ')}.`);
  return ROLES.filter((role) => names.includes(role));
}
