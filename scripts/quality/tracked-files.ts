import { execFileSync } from 'node:child_process';
import { ROOT } from '../lib/paths';

function listed(...args: readonly string[]): string[] {
  const output = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return output.split('\n').filter((line) => line !== '');
}

/** Returns the files under version control that match these patterns, relative to ROOT. A pattern can be a folder. */
export const trackedFiles = (...patterns: readonly string[]): string[] =>
  listed('ls-files', ...patterns);

/** Returns the files that were changed, added or removed since `commit`, relative to ROOT. */
export const changedFiles = (commit: string): string[] => [
  ...listed('diff', '--name-only', commit, '--'),
  ...listed('ls-files', '--others', '--exclude-standard'),
];
