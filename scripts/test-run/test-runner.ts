import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explainFailure } from '../explain-failure.mjs';
import { LOCAL_FOLDER } from '../lib/paths';
import { provideFunctionsBuild, provideWebBuild } from '../stack/builds';
import type { CommandContext } from '../stack/run-command';
import { type QueuedStep, runQueues, scriptStep } from './checks';
import {
  resultFromExitCode,
  failedSuite,
  withDuration,
  type TestStep,
  type SuiteName,
  type SuiteResult,
} from './suite-result';
import { createSuiteStepFactory, installTestTools, type SuiteOptions } from './suite-runners';
import { suiteLine, summarize } from './summary';

export interface TestRunner {
  readonly all: () => Promise<void>;
  /** Runs a suite. `filters` are arguments of the test runner, such as files. */
  readonly suite: (name: SuiteName, filters: readonly string[]) => Promise<void>;
  /** Runs a check that is a script of package.json. */
  readonly check: (script: string) => Promise<void>;
  /** Prints the summary and returns the exit code. */
  readonly finish: () => number;
}

async function build(): Promise<SuiteResult> {
  await Promise.all([provideFunctionsBuild(), provideWebBuild()]);
  return resultFromExitCode('build', 0, '');
}

export function createTestRunner(context: CommandContext): TestRunner {
  const { processes } = context;
  const results: SuiteResult[] = [];
  const hasFailed = (): boolean => results.some(({ failures }) => failures.length > 0);
  const folder = createWorkplace(context, hasFailed);
  const logs = `${folder}/logs`;
  const stepsOf = createSuiteStepFactory({ processes, folder });

  const record = (result: SuiteResult): void => {
    results.push(result);
    console.log(suiteLine(result));
  };

  /**
   * Runs a step and records its result. If the step throws, or if a process of its stack crashes, records a failure.
   * Never throws.
   */
  async function attempt({ name, run }: TestStep): Promise<void> {
    const failure = (error: unknown): SuiteResult => failedSuite(name, explainFailure(error));
    record(await withDuration(() => Promise.race([run(), processes.crashed]).catch(failure)));
  }

  async function suite(name: SuiteName, options: SuiteOptions): Promise<void> {
    const steps = await stepsOf(name, options).catch((error: unknown): TestStep[] => {
      record(failedSuite(name, explainFailure(error)));
      return [];
    });
    for (const step of steps) await attempt(step);
  }

  const check = (script: string, inBackground: boolean): Promise<void> =>
    attempt(scriptStep(processes, { script, logs, inBackground }));

  async function runQueued(next: QueuedStep, inBackground: boolean): Promise<void> {
    if (next === 'build') return attempt({ name: next, run: build });
    if ('script' in next) return check(next.script, inBackground);
    return suite(next.suite, { filters: [], isQuiet: true, inBackground, shard: next.shard });
  }

  async function all(): Promise<void> {
    await attempt({ name: 'tools', run: installTestTools });
    await runQueues(runQueued);
  }

  function finish(): number {
    console.log(`\n${summarize(results)}`);
    return hasFailed() ? 1 : 0;
  }

  return {
    all,
    suite: (name, filters) => suite(name, { filters, isQuiet: false, inBackground: false }),
    check: (script) => check(script, false),
    finish,
  };
}

/** Copies the logs of the test runners and of all stacks into a folder, with a subfolder for each stack. */
function keepLogs(folder: string, kept: string): void {
  cpSync(join(folder, 'logs'), kept, { recursive: true });
  for (const stack of readdirSync(folder)) {
    const logs = join(folder, stack, 'logs');
    if (existsSync(logs)) cpSync(logs, join(kept, stack), { recursive: true });
  }
}

/** Creates a temporary folder for this run. If the run fails, keeps its logs in `.local/test-logs`. */
function createWorkplace({ atEnd }: CommandContext, hasFailed: () => boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'boloboard-test-'));
  mkdirSync(join(folder, 'logs'));
  atEnd(() => {
    const kept = join(LOCAL_FOLDER, 'test-logs');
    rmSync(kept, { recursive: true, force: true });
    if (hasFailed()) keepLogs(folder, kept);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
