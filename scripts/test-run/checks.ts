import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stack/paths';
import type { Processes } from '../stack/processes';
import { checkResult, timed, type SuiteResult } from './suite-result';

/** Checks that only read sources, by their names in package.json; two run at a time. */
export const STATIC_CHECKS = [
  'typecheck',
  'lint:code',
  'format:check',
  'lint:cycles',
  'lint:dead',
  'lint:locks',
  'lint:drawing',
] as const;

/** Checks of what is built; they need the builds. */
export const BUILD_CHECKS = ['budget'] as const;

/** Runs one of package.json's scripts; it counts as one, whatever it prints. */
export async function runCheck(
  processes: Processes,
  script: string,
  logs: string,
): Promise<SuiteResult> {
  const log = join(logs, `${script.replaceAll(':', '-')}.log`);
  const code = await processes.run({
    name: `The check ${script}`,
    command: 'npm',
    args: ['run', '--silent', script],
    cwd: ROOT,
    log,
  });
  return checkResult(script, code, readFileSync(log, 'utf8'));
}

/** Runs all, two at a time, since a small machine has two cores. */
export async function runChecks(
  processes: Processes,
  scripts: readonly string[],
  logs: string,
  onResult: (result: SuiteResult) => void,
): Promise<void> {
  const waiting = [...scripts];
  const worker = async (): Promise<void> => {
    for (let script = waiting.shift(); script; script = waiting.shift()) {
      const name = script;
      onResult(await timed(() => runCheck(processes, name, logs)));
    }
  };
  await Promise.all([worker(), worker()]);
}
