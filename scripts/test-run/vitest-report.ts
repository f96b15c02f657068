import * as z from 'zod/mini';
import type { TestFailure, SkippedTest, SuiteResult } from './suite-result';

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.optional(z.nullable(z.array(z.string()))),
          meta: z.optional(z.object({ skipReason: z.optional(z.string()) })),
        }),
      ),
    }),
  ),
});

type FileReport = z.infer<typeof reportSchema>['testResults'][number];

function fileFailures({ name, status, message, assertionResults }: FileReport): TestFailure[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // Vitest reports no failed test if a test file does not load or if a hook fails. In this case, the file itself counts
  // as the failure.
  if (status === 'failed' && failed.length === 0) return [{ title: name, text: message ?? '' }];
  return failed.map(({ fullName, failureMessages }) => ({
    title: `${name}: ${fullName}`,
    text: failureMessages?.join('\n') ?? '',
  }));
}

function fileSkips({ name, assertionResults }: FileReport): SkippedTest[] {
  return assertionResults
    .filter(({ status }) => !['passed', 'failed'].includes(status))
    .map(({ fullName, status, meta }) => ({
      title: `${name}: ${fullName}`,
      reason: meta?.skipReason ?? status,
    }));
}

export function readVitestReport(name: string, json: unknown): SuiteResult {
  const files = reportSchema.parse(json).testResults;
  const tests = files.flatMap((file) => file.assertionResults);
  return {
    name,
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: files.flatMap(fileFailures),
    skips: files.flatMap(fileSkips),
  };
}
