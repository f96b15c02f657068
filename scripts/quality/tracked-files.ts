import { execFileSync } from 'node:child_process';
import { ROOT } from '../stack/paths';

/** Returns the files under version control that match the patterns or are in the folders, relative to ROOT. */
export function trackedFiles(...patterns: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' });
  return listed.trim().split('\n');
}
