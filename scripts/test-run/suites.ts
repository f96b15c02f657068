import { existsSync, readFileSync, rmSync } from 'node:fs';
import { PLAYWRIGHT_CLI, ROOT, VITEST_CLI } from '../lib/paths';
import type { ProcessManager } from '../stack/process-manager';
import { readPlaywrightReport } from './playwright-report';
import {
  failedSuite,
  failureText,
  suiteFileName,
  STEP_LIMIT_MS,
  stepName,
  type Shard,
  type SuiteName,
  type SuiteResult,
} from './suite-result';
import { readVitestReport } from './vitest-report';

export interface SuiteRun {
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly filters: readonly string[];
  /** The part of the suite that runs. By default, the whole suite runs. */
  readonly shard?: Shard | undefined;
  /**
   * Whether the output of the suite goes to a log file and not to the terminal. This is set if other suites run at the
   * same time.
   */
  readonly isQuiet: boolean;
  readonly inBackground: boolean;
}

interface Runner {
  readonly suite: SuiteName;
  readonly args: readonly string[];
  readonly env: SuiteRun['env'];
  readonly report: string;
  readonly read: (suite: string, json: unknown) => SuiteResult;
}

const NO_REPORT = 'The test runner did not write a report.';
const FAILED_OUTSIDE = 'The test runner failed, but no test did.';

/**
 * Runs a test runner and returns the result from the runner's report. If the runner writes no report or exits with an
 * error, the result contains a failure.
 */
async function runRunner(
  processes: ProcessManager,
  { folder, filters, isQuiet, inBackground, shard }: SuiteRun,
  { suite, args: runner, env, report, read }: Runner,
): Promise<SuiteResult> {
  const log = isQuiet ? { log: `${folder}/logs/${suiteFileName(suite, shard)}.log` } : {};
  rmSync(report, { force: true });
  const step = stepName(suite, shard);
  const name = `The ${step} tests`;
  const command = process.execPath;
  const args = [...runner, ...(shard === undefined ? [] : [`--shard=${shard}`]), ...filters];
  const spec = {
    name,
    command,
    args,
    cwd: ROOT,
    env,
    inBackground,
    ...log,
  };
  // A suite that runs alone has no time limit, because somebody may be debugging it.
  const code = await processes.run(spec, isQuiet ? STEP_LIMIT_MS : undefined);
  const output = log.log === undefined ? '' : readFileSync(log.log, 'utf8').slice(-4000);
  if (!existsSync(report)) return failedSuite(step, failureText(code, NO_REPORT, output));
  const result = read(step, JSON.parse(readFileSync(report, 'utf8')));
  if (code === 0 || result.failures.length > 0) return result;
  return {
    ...result,
    failures: [{ title: step, text: failureText(code, FAILED_OUTSIDE, output) }],
  };
}

export function runVitest(
  processes: ProcessManager,
  suite: Exclude<SuiteName, 'e2e'>,
  run: SuiteRun,
): Promise<SuiteResult> {
  const report = `${run.folder}/${suiteFileName(suite, run.shard)}.json`;
  // The reporter 'verbose' prints each test when the test ends. If a suite hangs, its log shows which test hangs.
  const shown = run.isQuiet ? 'verbose' : 'default';
  const reporters = [`--reporter=${shown}`, '--reporter=json', `--outputFile.json=${report}`];
  const config = suite === 'component' ? 'web/vitest.config.ts' : 'vitest.config.ts';
  // The '*' selects both projects of unit tests in `vitest.config.ts`. Every other suite has one project.
  const args = [VITEST_CLI, 'run', '--config', config, '--project', `${suite}*`, ...reporters];
  const runner = {
    suite,
    args,
    env: run.env,
    report,
    read: readVitestReport,
  };
  return runRunner(processes, run, runner);
}

export function runPlaywright(processes: ProcessManager, run: SuiteRun): Promise<SuiteResult> {
  const report = `${run.folder}/${suiteFileName('e2e', run.shard)}.json`;
  // Each part of the suite has a separate folder, because Playwright empties the folder when it starts.
  const output = run.shard ? [`--output=test-results/${suiteFileName('e2e', run.shard)}`] : [];
  const args = [PLAYWRIGHT_CLI, 'test', '--config', 'e2e', '--reporter=list,json', ...output];
  const env = { ...run.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return runRunner(processes, run, {
    suite: 'e2e',
    args,
    env,
    report,
    read: readPlaywrightReport,
  });
}
