import { TIMEOUT_EXIT_CODE } from '../stack/process-manager';

export const SUITES = [
  'unit',
  'component',
  'rules',
  'readings',
  'elasticsearch',
  'api',
  'attack',
  'e2e',
] as const;
export type SuiteName = (typeof SUITES)[number];

/** Which part of a suite runs, in the format of the test runners: '1/2' is the first of two parts. */
export type Shard = `${number}/${number}`;

/** Returns the name of a suite, or of a part of a suite, as the report shows it. */
export const stepName = (suite: SuiteName, shard?: Shard): string =>
  shard === undefined ? suite : `${suite} ${shard}`;

/** Returns a name for the files and folders of a suite, or of a part of a suite: for its report, log and data. */
export const suiteFileName = (suite: SuiteName, shard?: Shard): string =>
  stepName(suite, shard).replaceAll(/[ /]/g, '-');

export interface TestFailure {
  readonly title: string;
  readonly text: string;
}

export interface SkippedTest {
  readonly title: string;
  readonly reason: string;
}

export interface SuiteResult {
  readonly name: string;
  readonly passed: number;
  readonly failures: readonly TestFailure[];
  readonly skips: readonly SkippedTest[];
  readonly seconds?: number;
}

export interface TestStep {
  readonly name: string;
  readonly run: () => Promise<SuiteResult>;
}

export async function withDuration(run: () => Promise<SuiteResult>): Promise<SuiteResult> {
  const started = performance.now();
  const result = await run();
  return { ...result, seconds: (performance.now() - started) / 1000 };
}

export function skippedSuite(name: string, reason: string): SuiteResult {
  return { name, passed: 0, failures: [], skips: [{ title: name, reason }] };
}

export function failedSuite(name: string, text: string): SuiteResult {
  return { name, passed: 0, failures: [{ title: name, text }], skips: [] };
}

const LIMIT_MINUTES = 45;
/**
 * A step of `npm test` is stopped after this number of milliseconds. If a step hangs, the run still ends, and its
 * output shows which test hangs.
 */
export const STEP_LIMIT_MS = LIMIT_MINUTES * 60_000;

const STOPPED = `Stopped after ${String(LIMIT_MINUTES)} minutes, because it hung or was too slow.`;

/**
 * Returns the reason why a step failed, and then its output. The exit code tells whether the step was stopped because
 * it took too long.
 */
export const failureText = (code: number, reason: string, output: string): string =>
  [code === TIMEOUT_EXIT_CODE ? STOPPED : reason, output].filter(Boolean).join('\n');

/** Returns the result of a check. A check counts as one test, because nothing but its exit code is known. */
export function resultFromExitCode(name: string, code: number, output: string): SuiteResult {
  if (code !== 0) return failedSuite(name, failureText(code, '', output));
  return { name, passed: 1, failures: [], skips: [] };
}
