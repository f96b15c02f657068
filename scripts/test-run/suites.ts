import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PLAYWRIGHT_CLI, ROOT, VITEST_CLI } from '../stack/paths';
import type { Processes } from '../stack/processes';
import { readPlaywrightReport } from './playwright-report';
import { couldNotRun, type SuiteResult } from './suite-result';
import { readVitestReport } from './vitest-report';

export type SuiteName = 'unit' | 'component' | 'rules' | 'readings' | 'api' | 'e2e';

export interface SuiteRun {
  readonly env: Readonly<Record<string, string>>;
  /** The folder for reports. */
  readonly reports: string;
  /** What the person added to the command, such as a file to run. */
  readonly filters: readonly string[];
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** A runner that fails without a failed test still fails: of nothing found, or an error outside tests. */
function judge(result: SuiteResult, code: number): SuiteResult {
  if (code === 0 || result.failures.length > 0) return result;
  const text = 'The test runner failed outside of any test; see what it printed above.';
  return { ...result, failures: [{ title: result.name, text }] };
}

export async function runVitest(
  processes: Processes,
  project: Exclude<SuiteName, 'e2e'>,
  { env, reports, filters }: SuiteRun,
): Promise<SuiteResult> {
  const report = join(reports, `${project}.json`);
  rmSync(report, { force: true });
  const code = await processes.run({
    name: `The ${project} tests`,
    command: process.execPath,
    args: [
      VITEST_CLI,
      ...['run', '--project', project, '--reporter=default', '--reporter=json'],
      `--outputFile.json=${report}`,
      ...filters,
    ],
    cwd: ROOT,
    env,
  });
  const json = readReport(report);
  if (json === null)
    return couldNotRun(project, 'vitest wrote no report; see what it printed above.');
  return judge(readVitestReport(project, json), code);
}

export async function runPlaywright(
  processes: Processes,
  { env, reports, filters }: SuiteRun,
): Promise<SuiteResult> {
  const report = join(reports, 'e2e.json');
  const code = await processes.run({
    name: 'The browser tests',
    command: process.execPath,
    args: [PLAYWRIGHT_CLI, 'test', '--config', 'e2e', '--reporter=list,json', ...filters],
    cwd: ROOT,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const json = readReport(report);
  if (json === null)
    return couldNotRun('e2e', 'Playwright wrote no report; see what it printed above.');
  return judge(readPlaywrightReport('e2e', json), code);
}
