import { readFileSync } from 'node:fs';
import { ROOT } from '../stack/paths';
import type { Processes } from '../stack/processes';
import { checkResult, type Step, type SuiteName, type SuiteResult } from './suite-result';

type Name = SuiteName | 'build' | `script ${string}`;

/** Steps that run at a time. With three, two cores are always busy, and tests of triggers exceed their time. */
export const LANES = 2;

/** The steps of `npm test`, the longest first, so that all lanes finish together. */
export const QUEUE: readonly Name[] = [
  'build',
  'e2e',
  'component',
  'api',
  'attack',
  'unit',
  'script lint:code',
  'rules',
  'script format:check',
  'readings',
  'script typecheck',
  'script lint:types',
  'script lint:cycles',
  'script lint:dead',
  'script lint:drawing',
  'script budget:check',
  'script lint:locks',
];

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
