import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SuiteResult } from './suite-result';

/**
 * Matches a log line of a function about an error, the first line of an error that Node.js has printed, such as
 * 'TypeError [ERR_INVALID_ARG_TYPE]: …', and a warning of the Firestore emulator.
 */
const ERROR_LINE =
  /"severity":"ERROR"|^(?:Uncaught )?\w*Error(?: \[\w+\])?(?::|$)|^(?:WARNING|SEVERE): /;
const MOST_LINES = 20;
const MOST_CHARACTERS = 1000;

function errorLinesOf(folder: string, file: string): string[] {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  // Shows a line once, because a trigger that fails is repeated and logs the same error again.
  const errors = new Set(lines.filter((line) => ERROR_LINE.test(line)));
  return [...errors].slice(-MOST_LINES).map((line) => `${file}: ${line.slice(0, MOST_CHARACTERS)}`);
}

/**
 * Adds the last errors in the log files of a stack to the last failure of a suite. They can show the cause of a failure
 * that is hard to reproduce. Returns the result unchanged if no test failed or no error was logged.
 */
export function addLoggedErrors(result: SuiteResult, folder: string): SuiteResult {
  const last = result.failures.at(-1);
  if (!last) return result;
  const files = readdirSync(folder).filter((file) => file.endsWith('.log'));
  const lines = files.flatMap((file) => errorLinesOf(folder, file));
  if (lines.length === 0) return result;
  const heading = 'The last errors in the logs of the local product, during any test:';
  const text = [last.text, heading, ...lines].join('\n');
  return { ...result, failures: [...result.failures.slice(0, -1), { ...last, text }] };
}
