export type SuiteName = 'unit' | 'component' | 'rules' | 'readings' | 'api' | 'e2e';

export interface Failure {
  readonly title: string;
  /** All that is known of it: messages, or a check's output. */
  readonly text: string;
}

export interface Skip {
  readonly title: string;
  readonly reason: string;
}

/** How one suite or check went. */
export interface SuiteResult {
  readonly name: string;
  readonly passed: number;
  readonly failures: readonly Failure[];
  readonly skips: readonly Skip[];
  /** How long it took. */
  readonly seconds?: number;
}

/** A part of a run that is reported by itself. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<SuiteResult>;
}

/** Takes the time of a suite or check. */
export async function timed(run: () => Promise<SuiteResult>): Promise<SuiteResult> {
  const started = performance.now();
  const result = await run();
  return { ...result, seconds: (performance.now() - started) / 1000 };
}

/** A suite that is left out, with the reason. */
export function leftOut(name: string, reason: string): SuiteResult {
  return { name, passed: 0, failures: [], skips: [{ title: name, reason }] };
}

/** A suite that could not run at all counts as one failure. */
export function couldNotRun(name: string, text: string): SuiteResult {
  return { name, passed: 0, failures: [{ title: name, text }], skips: [] };
}

/** A check that answers by its exit code alone counts as one. */
export function checkResult(name: string, code: number, output: string): SuiteResult {
  if (code !== 0) return couldNotRun(name, output);
  return { name, passed: 1, failures: [], skips: [] };
}
