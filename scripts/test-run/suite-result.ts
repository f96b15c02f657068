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
