import { spawn, type ChildProcess } from 'node:child_process';
import { Problem } from './problem';

/** Resolves to a program's exit code, null where a signal ended it; rejects where it cannot start. */
export function exitCode(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

/** Runs a program in a folder, its output on ours; a failure is a Problem with the given sentence. */
export async function run(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly failure: string },
): Promise<void> {
  const child = spawn(program, args, { cwd: options.cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if ((await exitCode(child)) !== 0) throw new Problem(options.failure);
}
