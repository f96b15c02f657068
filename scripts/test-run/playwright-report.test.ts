import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywrightReport } from './playwright-report';

const failedReport = (attachments: readonly object[]) => ({
  suites: [
    {
      specs: [
        {
          title: 'shares a sale',
          file: 'sharing.spec.ts',
          tests: [
            {
              projectName: 'phone',
              status: 'unexpected',
              annotations: [],
              results: [{ errors: [{ message: 'No toast' }], attachments }],
            },
          ],
        },
      ],
    },
  ],
  errors: [],
});

test('readPlaywrightReport includes in the text of a failure what the page showed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'boloboard-report-'));
  const context = path.join(folder, 'error-context.md');
  await writeFile(
    context,
    '# Page snapshot\n\n```yaml\n- button "Save for Later"\n```\n\n# Test source\n',
  );
  const attachments = [{ name: 'trace' }, { name: 'error-context', path: context }];
  const [failure] = readPlaywrightReport('e2e', failedReport(attachments)).failures;
  await rm(folder, { recursive: true });
  expect(failure).toEqual({
    title: 'sharing.spec.ts [phone] shares a sale',
    text: 'The page:\n- button "Save for Later"\nNo toast',
  });
});
