import { join } from 'node:path';
import { explainFailure } from '../explain-failure.mjs';
import { provideFunctionsBuild, provideWebBuild } from '../stack/builds';
import type { CommandContext } from '../stack/run-command';
import { BUILD_CHECKS, runChecks, STATIC_CHECKS } from './checks';
import { couldNotRun, timed, type SuiteResult } from './suite-result';
import { createSuites, type Step } from './suite-runners';
import type { SuiteName } from './suites';
import { suiteLine, summarize } from './summary';
import { createWorkplace } from './workplace';

export interface TestRun {
  /** Every check that is not a test suite, and the builds. */
  readonly checks: () => Promise<void>;
  readonly suite: (name: SuiteName) => Promise<void>;
  /** Prints the summary; returns the exit code. */
  readonly finish: () => number;
}

async function build(): Promise<SuiteResult> {
  await Promise.all([provideFunctionsBuild(), provideWebBuild()]);
  return { name: 'build', passed: 1, failures: [], skips: [] };
}

/** Collects the results of one run of the tests, on a stack of its own. */
export function createTestRun(context: CommandContext, filters: readonly string[]): TestRun {
  const { processes } = context;
  const results: SuiteResult[] = [];
  const hasFailed = (): boolean => results.some(({ failures }) => failures.length > 0);
  const folder = createWorkplace(context, hasFailed);
  const suites = createSuites({ processes, folder, filters });
  const logs = join(folder, 'logs');

  const record = (result: SuiteResult): void => {
    results.push(result);
    console.log(suiteLine(result));
  };

  /** A step that throws, or loses a part of its stack, is a failure and does not end the run. */
  async function attempt({ name, run }: Step): Promise<void> {
    record(
      await timed(() =>
        Promise.race([run(), processes.crashed]).catch((error: unknown) =>
          couldNotRun(name, explainFailure(error)),
        ),
      ),
    );
  }

  async function suite(name: SuiteName): Promise<void> {
    const steps = await suites[name]().catch((error: unknown): Step[] => {
      record(couldNotRun(name, explainFailure(error)));
      return [];
    });
    for (const step of steps) await attempt(step);
  }

  async function checks(): Promise<void> {
    await runChecks(processes, STATIC_CHECKS, logs, record);
    await attempt({ name: 'build', run: build });
    await runChecks(processes, BUILD_CHECKS, logs, record);
  }

  function finish(): number {
    console.log(`\n${summarize(results)}`);
    return hasFailed() ? 1 : 0;
  }

  return { checks, suite, finish };
}
