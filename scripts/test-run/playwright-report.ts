import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { shortenPageSnapshot } from './page-snapshot';
import type { TestFailure, SkippedTest, SuiteResult } from './suite-result';

const errorSchema = z.object({ message: z.optional(z.string()) });

/** An attachment of a test. Its path is absolute, or undefined if the attachment has no file. */
const attachmentSchema = z.object({ name: z.string(), path: z.optional(z.string()) });

const testSchema = z.object({
  projectName: z.string(),
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  annotations: z.array(z.object({ type: z.string(), description: z.optional(z.string()) })),
  results: z.array(
    z.object({ errors: z.array(errorSchema), attachments: z.array(attachmentSchema) }),
  ),
});

const specSchema = z.object({ title: z.string(), file: z.string(), tests: z.array(testSchema) });

const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.optional(z.array(suiteSchema));
  },
});

const reportSchema = z.object({ suites: z.array(suiteSchema), errors: z.array(errorSchema) });

type Suite = z.infer<typeof suiteSchema>;
type Test = z.infer<typeof testSchema> & { readonly title: string };

function testsOf(suite: Suite): Test[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      ...test,
      title: `${spec.file} [${test.projectName}] ${spec.title}`,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)];
}

/**
 * Returns a text about a failed test. It begins with what the page showed, because a rare failure is hard to reproduce.
 * It ends with the errors, so that a reader finds the errors at the end of a long output.
 */
function failureOf({ title, results }: Test): TestFailure {
  const errors = results.flatMap((result) => result.errors);
  const pages = results.flatMap(({ attachments }) => attachments).flatMap(shownPage);
  return { title, text: [...pages, ...errors.map(({ message }) => message ?? '')].join('\n') };
}

/**
 * Returns a description of the page as a screen reader sees it, from the attachment 'error-context' of a failed test.
 * Returns an empty list for any other attachment.
 */
function shownPage({ name, path }: z.infer<typeof attachmentSchema>): string[] {
  if (name !== 'error-context' || path === undefined || !existsSync(path)) return [];
  const [, page] = /```yaml\n([^]*?)\n```/.exec(readFileSync(path, 'utf8')) ?? [];
  return page === undefined ? [] : ['The page:', shortenPageSnapshot(page)];
}

function skipOf({ title, annotations }: Test): SkippedTest {
  const reasons = annotations.map(({ description }) => description).filter(Boolean);
  return { title, reason: reasons.join('; ') || 'no reason given' };
}

export function readPlaywrightReport(name: string, json: unknown): SuiteResult {
  const report = reportSchema.parse(json);
  const tests = report.suites.flatMap(testsOf);
  const broken = report.errors.map(({ message }) => ({ title: name, text: message ?? '' }));
  return {
    name,
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: [
      ...broken,
      ...tests.filter(({ status }) => ['unexpected', 'flaky'].includes(status)).map(failureOf),
    ],
    skips: tests.filter(({ status }) => status === 'skipped').map(skipOf),
  };
}
