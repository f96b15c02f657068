import { readFileSync } from 'node:fs';
import { ROOT } from '../stack/paths';
import type { Processes } from '../stack/processes';
import {
  checkResult,
  STEP_LIMIT_MS,
  type Shard,
  type TestStep,
  type SuiteName,
  type SuiteResult,
} from './suite-result';

/** A step of a queue: the build, a suite or a part of a suite, or a script of package.json. */
export type QueuedStep =
  'build' | { readonly suite: SuiteName; readonly shard?: Shard } | { readonly script: string };

/** How many steps of `QUEUE` run at the same time. With three, both cores would be so busy that tests of triggers time out. */
const LANES = 2;

/**
 * The steps that run at normal priority in two lanes. Long steps come first, so that the lanes finish together. Long suites run in parts, so
 * that none runs alone at the end. Each part of the API suite stores half of the documents, which the Firestore emulator scans for each query.
 */
export const QUEUE: readonly QueuedStep[] = [
  'build',
  { suite: 'component', shard: '1/2' },
  { suite: 'e2e' },
  { suite: 'api', shard: '1/2' },
  { suite: 'component', shard: '2/2' },
  { suite: 'api', shard: '2/2' },
  { suite: 'attack' },
  { suite: 'elasticsearch' },
];

/**
 * The other steps of `npm test`. They run one at a time at low priority, and use the CPU time that the lanes leave idle, about a sixth. A lane
 * that finishes early takes some of them. None of them waits for a trigger or a browser.
 */
export const BACKGROUND_QUEUE: readonly QueuedStep[] = [
  { suite: 'unit' },
  { suite: 'readings' },
  { suite: 'rules' },
  { script: 'lint:code' },
  { script: 'format:check' },
  { script: 'typecheck' },
  { script: 'lint:types' },
  { script: 'lint:cycles' },
  { script: 'lint:dead' },
  { script: 'lint:docs' },
  { script: 'lint:locks' },
  { script: 'budget:check' },
];

type Run = (next: QueuedStep, inBackground: boolean) => Promise<void>;

async function runAll(waiting: QueuedStep[], run: Run, inBackground: boolean): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) await run(next, inBackground);
}

/**
 * Runs each step of both queues once. `run` must not throw. When the background queue is empty, its lane takes steps of `QUEUE` as a third
 * lane, because the remaining steps mostly wait for emulators.
 */
export async function runQueues(run: Run): Promise<void> {
  const waiting = [...QUEUE];
  const background = [...BACKGROUND_QUEUE];
  const lane = async (): Promise<void> => {
    await runAll(waiting, run, false);
    await runAll(background, run, false);
  };
  const lastLane = async (): Promise<void> => {
    await runAll(background, run, true);
    await runAll(waiting, run, false);
  };
  await Promise.all([...Array.from({ length: LANES }, lane), lastLane()]);
}

interface ScriptSpec {
  readonly script: string;
  /** The folder for the logs. */
  readonly logs: string;
  readonly inBackground: boolean;
}

export function scriptStep(
  processes: Processes,
  { script, logs, inBackground }: ScriptSpec,
): TestStep {
  const log = `${logs}/${script.replaceAll(':', '-')}.log`;
  const args = ['run', '--silent', script];
  const run = async (): Promise<SuiteResult> => {
    const name = `The check ${script}`;
    const spec = {
      name,
      command: 'npm',
      args,
      cwd: ROOT,
      log,
      inBackground,
    };
    const code = await processes.run(spec, STEP_LIMIT_MS);
    return checkResult(script, code, readFileSync(log, 'utf8'));
  };
  return { name: script, run };
}
