import { readFileSync } from 'node:fs';
import { ROOT } from '../lib/paths';
import type { ProcessManager } from '../stack/process-manager';
import {
  resultFromExitCode,
  STEP_LIMIT_MS,
  type Shard,
  type TestStep,
  type SuiteName,
  type SuiteResult,
} from './suite-result';

/** A step of `npm test`: the build, a suite of tests or a part of it, or a script of package.json. */
export type QueuedStep =
  'build' | { readonly suite: SuiteName; readonly shard?: Shard } | { readonly script: string };

/**
 * The number of lanes. Each lane runs one step of `FOREGROUND_QUEUE` at a time. With three lanes, both CPU cores would
 * be so busy that tests of triggers time out.
 */
const LANES = 2;

/**
 * The steps that run at normal priority, two at a time (in two lanes). Long steps come first, so that both lanes end at
 * about the same time. Long suites are divided into parts, so that no suite runs alone at the end. Each part of the API
 * suite has its own Firestore emulator with half of the documents, which makes queries faster, because the emulator
 * scans all documents.
 */
export const FOREGROUND_QUEUE: readonly QueuedStep[] = [
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
 * The remaining steps of `npm test`. They run one at a time at low priority, in the CPU time that the two lanes leave
 * idle, which is about a sixth. When `FOREGROUND_QUEUE` is empty, its two lanes also take steps from this queue. None
 * of the steps in this queue waits for a trigger or a browser.
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
 * Runs each step of both queues once. `run` must not throw. When `BACKGROUND_QUEUE` is empty, its lane also takes steps
 * from `FOREGROUND_QUEUE`, so the last steps of `FOREGROUND_QUEUE` can run three at a time. They do not make the CPU
 * cores too busy, because they mostly wait for emulators.
 */
export async function runQueues(run: Run): Promise<void> {
  const waiting = [...FOREGROUND_QUEUE];
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
  /** The path of the folder for the logs of the run. */
  readonly logs: string;
  readonly inBackground: boolean;
}

export function scriptStep(
  processes: ProcessManager,
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
    return resultFromExitCode(script, code, readFileSync(log, 'utf8'));
  };
  return { name: script, run };
}
