import { spawn } from 'node:child_process';
import { Problem } from '../stack/problem';

/** Runs a program in a folder, its output on ours; a failure is a Problem with the given sentence. */
export async function run(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly failure: string },
): Promise<void> {
  const child = spawn(program, args, { cwd: options.cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Problem(options.failure);
}
