import { readFileSync } from 'node:fs';
import { ROOT } from '../stack/paths';
import type { Processes } from '../stack/processes';
import { checkResult, type Step, type SuiteName, type SuiteResult } from './suite-result';

type Name = SuiteName | 'build' | `script ${string}`;

/** The steps of `npm test`. Two run at a time, the longest first, so that both cores finish together. */
export const QUEUE: readonly Name[] = [
  'build',
  'script lint:code',
  'api',
  'component',
  'attack',
  'unit',
  'script typecheck',
  'rules',
  'script format:check',
  'readings',
  'script lint:cycles',
  'script lint:dead',
  'script lint:drawing',
  'script budget:check',
  'script lint:locks',
];

/** Runs after the queue, because it needs both cores. */
export const LAST: SuiteName = 'e2e';

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
