import { existsSync, readFileSync, rmSync } from 'node:fs';
import { PLAYWRIGHT_CLI, ROOT, VITEST_CLI } from '../stack/paths';
import type { Processes } from '../stack/processes';
import { readPlaywrightReport } from './playwright-report';
import { couldNotRun, type SuiteName, type SuiteResult } from './suite-result';
import { readVitestReport } from './vitest-report';

export interface SuiteRun {
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly filters: readonly string[];
  /** Whether the output goes to a log, because other suites run at the same time. */
  readonly isQuiet: boolean;
}

interface Runner {
  readonly suite: SuiteName;
  readonly args: readonly string[];
  readonly env: SuiteRun['env'];
  readonly read: (suite: string, json: unknown) => SuiteResult;
}

const NO_REPORT = 'The test runner did not write a report.';
const FAILED_OUTSIDE = 'The test runner failed, but no test did.';

/** Runs a test runner. Also reports a failure if it writes no report or exits with an error. */
async function runRunner(
  processes: Processes,
  { folder, isQuiet }: SuiteRun,
  report: string,
  { suite, args, env, read }: Runner,
): Promise<SuiteResult> {
  const log = isQuiet ? { log: `${folder}/logs/${suite}.log` } : {};
  rmSync(report, { force: true });
  const name = `The ${suite} tests`;
  const command = process.execPath;
  const code = await processes.run({ name, command, args, cwd: ROOT, env, ...log });
  const output = log.log === undefined ? '' : `\n${readFileSync(log.log, 'utf8').slice(-4000)}`;
  if (!existsSync(report)) return couldNotRun(suite, NO_REPORT + output);
  const result = read(suite, JSON.parse(readFileSync(report, 'utf8')));
  if (code === 0 || result.failures.length > 0) return result;
  return { ...result, failures: [{ title: suite, text: FAILED_OUTSIDE + output }] };
}

export function runVitest(
  processes: Processes,
  suite: Exclude<SuiteName, 'e2e'>,
  run: SuiteRun,
): Promise<SuiteResult> {
  const report = `${run.folder}/${suite}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // The unit tests are two projects of `vitest.config.ts`.
  const args = [VITEST_CLI, 'run', '--project', `${suite}*`, ...reporters, ...run.filters];
  return runRunner(processes, run, report, { suite, args, env: run.env, read: readVitestReport });
}

export function runPlaywright(processes: Processes, run: SuiteRun): Promise<SuiteResult> {
  const report = `${run.folder}/e2e.json`;
  const args = [PLAYWRIGHT_CLI, 'test', '--config', 'e2e', '--reporter=list,json', ...run.filters];
  const env = { ...run.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return runRunner(processes, run, report, { suite: 'e2e', args, env, read: readPlaywrightReport });
}
