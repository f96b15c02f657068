import { readFileSync } from 'node:fs';
import { ROOT } from '../stack/paths';
import type { Processes } from '../stack/processes';
import { checkResult, type Step, type SuiteName, type SuiteResult } from './suite-result';

type Name = SuiteName | 'build' | `script ${string}`;

/**
 * What `npm test` runs, two at a time, since a small machine has two cores. The longest come first, so
 * that both cores finish at about the same time. `script` names one of package.json's, which counts as one.
 */
export const QUEUE: readonly Name[] = [
  'build',
  'script lint:code',
  'api',
  'component',
  'unit',
  'script typecheck',
  'rules',
  'script format:check',
  'readings',
  'script lint:cycles',
  'script lint:dead',
  'script lint:drawing',
  'script budget',
  'script lint:locks',
];

/** Runs after the queue, since it takes both cores and prints its tests as they end. */
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
