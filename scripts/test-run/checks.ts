import { readFileSync } from 'node:fs';
import { ROOT } from '../stack/paths';
import type { Processes } from '../stack/processes';
import {
  checkResult,
  type Shard,
  type Step,
  type SuiteName,
  type SuiteResult,
} from './suite-result';

/** A step of the queue: the build, a suite or a part of one, or a script of package.json. */
type Queued =
  'build' | { readonly suite: SuiteName; readonly shard?: Shard } | { readonly script: string };

/** Steps that run at a time. With three, two cores are always busy, and tests of triggers exceed their time. */
export const LANES = 2;

/**
 * The steps of `npm test`, long ones first, so that all lanes finish together. The browser suite and the API suite run in
 * two parts, or a long suite would run alone at the end. Each part of the API suite has half of the documents, which the
 * Firestore emulator goes over for each query.
 */
export const QUEUE: readonly Queued[] = [
  'build',
  { suite: 'component' },
  { suite: 'e2e', shard: '1/2' },
  { suite: 'api', shard: '1/2' },
  { suite: 'api', shard: '2/2' },
  { suite: 'e2e', shard: '2/2' },
  { suite: 'attack' },
  { suite: 'unit' },
  { script: 'lint:code' },
  { suite: 'rules' },
  { script: 'format:check' },
  { suite: 'readings' },
  { script: 'typecheck' },
  { script: 'lint:types' },
  { script: 'lint:cycles' },
  { script: 'lint:dead' },
  { script: 'lint:drawing' },
  { script: 'budget:check' },
  { script: 'lint:locks' },
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
