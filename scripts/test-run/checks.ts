import { readFileSync } from 'node:fs';
import { ROOT } from '../stack/paths';
import type { Processes } from '../stack/processes';
import { checkResult, type Step, type SuiteName, type SuiteResult } from './suite-result';

type Name = SuiteName | 'build' | `script ${string}`;

/**
 * All that `npm test` runs, in lanes that run beside each other: a machine with two cores is busy with
 * both, and no lane waits for long. `script` names one of package.json's, which counts as one.
 */
export const LANES: readonly (readonly Name[])[] = [
  ['script lint:code', 'script typecheck', 'unit', 'component', 'readings'],
  [
    'build',
    'script budget',
    'rules',
    'api',
    'script format:check',
    'script lint:cycles',
    'script lint:dead',
    'script lint:locks',
    'script lint:drawing',
  ],
];

/** Runs after the lanes, since it takes both cores and prints its tests as they end. */
export const LAST: SuiteName = 'e2e';

/** Makes a step of one of package.json's scripts. */
export function scriptStep(processes: Processes, script: string, logs: string): Step {
  const log = `${logs}/${script.replaceAll(':', '-')}.log`;
  const args = ['run', '--silent', script];
  const run = async (): Promise<SuiteResult> => {
    const name = `The check ${script}`;
    const code = await processes.run({ name, command: 'npm', args, cwd: ROOT, log });
    return checkResult(script, code, readFileSync(log, 'utf8'));
  };
  return { name: script, run };
}
