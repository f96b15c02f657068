import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** The project's own configuration, without types: the files linted here exist in memory only. */
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: [
    tseslint.configs.disableTypeChecked,
    { languageOptions: { parserOptions: { projectService: false } } },
  ],
});

async function boundaryErrors(from: string, imported: string): Promise<string[]> {
  const filePath = join(ROOT, from);
  const [result] = await eslint.lintText(`export * from '${imported}';\n`, { filePath });
  const messages = result?.messages ?? [];
  return messages.flatMap(({ ruleId, fatal, message }) =>
    fatal === true || ruleId?.startsWith('boundaries/') === true ? [message] : [],
  );
}

const REFUSED = [
  ['contract/schemas/made-up.ts', '../../functions/src/lib/app-error'],
  ['contract/schemas/made-up.ts', '../../web/src/services/api-client'],
  ['contract/schemas/made-up.ts', 'react'],
  ['contract/rules/made-up.ts', 'node:fs'],
  ['functions/src/http/made-up.ts', '../repos/users-repo'],
  ['functions/src/http/made-up.ts', '../gateways/media/media'],
  ['functions/src/http/made-up.ts', 'firebase-admin/firestore'],
  ['functions/src/http/made-up.ts', 'sharp'],
  ['functions/src/jobs/made-up.ts', '../repos/users-repo'],
  ['functions/src/services/made-up.ts', '../http/handler'],
  ['functions/src/services/made-up.ts', 'firebase-admin/firestore'],
  ['functions/src/services/made-up.ts', 'express'],
  ['functions/src/repos/made-up.ts', '../services/billing/subscriptions'],
  ['functions/src/repos/made-up.ts', '../gateways/media/media'],
  ['functions/src/repos/made-up.ts', 'express'],
  ['functions/src/gateways/made-up.ts', '../repos/users-repo'],
  ['functions/src/domain/made-up.ts', '../repos/users-repo'],
  ['functions/src/domain/made-up.ts', '../lib/app-error'],
  ['functions/src/domain/made-up.ts', 'firebase-admin/firestore'],
  ['functions/src/domain/made-up.ts', 'node:fs'],
  ['functions/src/lib/made-up.ts', '../domain/fold-text'],
  ['functions/src/made-up.ts', './services/billing/subscriptions'],
  ['functions/test/readings/made-up.ts', '../../../scripts/bench/own-cpu'],
  ['functions/src/app/made-up.ts', '../../../web/src/services/api-client'],
  ['web/src/app/made-up.ts', '../../../functions/src/lib/app-error'],
  ['web/src/app/made-up.ts', 'firebase/auth'],
  ['web/src/components/made-up.ts', '@/services/api-client'],
  ['web/src/components/made-up.ts', '@contract/schemas/item'],
  ['web/src/features/accounts/ui/made-up.ts', '@/app/router'],
  ['web/src/features/accounts/ui/made-up.ts', '@/features/billing/api/subscription-status'],
  ['web/src/features/accounts/ui/made-up.ts', 'firebase/auth'],
  ['web/src/features/accounts/ui/made-up.ts', 'reactfire'],
  ['web/src/app/made-up.ts', 'reactfire'],
  ['web/src/features/accounts/api/made-up.ts', '../model/use-register'],
  ['web/src/features/accounts/model/made-up.ts', '../ui/register-form'],
  ['web/src/features/accounts/ui/made-up.ts', 'node:fs'],
  ['web/src/services/made-up.ts', '@/components/button'],
  ['web/src/services/made-up.ts', '@/features/accounts/api/current-user'],
  ['e2e/made-up.ts', '../functions/src/lib/app-error'],
  ['e2e/made-up.ts', '../web/src/services/api-client'],
  ['scripts/made-up.ts', '../web/src/services/api-client'],
  ['scripts/made-up.ts', '../tools/screenshot-evals/drawing/templates'],
  ['functions/test/readings/made-up.ts', '../../../tools/screenshot-evals/drawing/templates'],
  ['tools/screenshot-evals/scoring/made-up.ts', '../drawing/templates'],
  ['functions/src/domain/made-up.test.ts', '../repos/users-repo'],
] as const;

const ALLOWED = [
  ['contract/schemas/made-up.ts', './item'],
  ['contract/schemas/made-up.ts', 'zod/mini'],
  ['functions/src/http/made-up.ts', '../services/billing/subscriptions'],
  ['functions/src/http/made-up.ts', '@contract/endpoints/api'],
  ['functions/src/http/made-up.ts', 'express'],
  ['functions/src/services/made-up.ts', '../repos/users-repo'],
  ['functions/src/services/made-up.ts', '../gateways/media/media'],
  ['functions/src/services/made-up.ts', '../domain/fold-text'],
  ['functions/src/repos/made-up.ts', 'firebase-admin/firestore'],
  ['functions/src/gateways/made-up.ts', 'sharp'],
  ['functions/src/domain/made-up.ts', '@contract/rules/money'],
  ['functions/src/domain/made-up.test.ts', 'node:fs'],
  ['functions/src/app/made-up.ts', '../repos/users-repo'],
  ['functions/test/api/made-up.test.ts', '../../src/repos/users-repo'],
  ['functions/test/readings/made-up.test.ts', '../../../tools/screenshot-evals/scoring/score'],
  ['web/src/app/made-up.ts', '@/features/accounts/api/current-user'],
  ['web/src/features/accounts/ui/made-up.ts', '../model/use-register'],
  ['web/src/features/accounts/model/made-up.ts', '../api/current-user'],
  ['web/src/features/accounts/api/made-up.ts', '@/services/api-client'],
  ['web/src/features/accounts/api/made-up.ts', '@contract/schemas/item'],
  ['web/src/services/made-up.ts', 'firebase/auth'],
  ['web/src/services/made-up.ts', 'reactfire'],
  ['e2e/made-up.ts', '@contract/schemas/item'],
  ['scripts/made-up.ts', '../functions/src/repos/users-repo'],
  ['scripts/made-up.ts', '../tools/screenshot-evals/scoring/score'],
  ['tools/screenshot-evals/drawing/made-up.ts', '../../../scripts/demo/random'],
] as const;

test.each(REFUSED)('%s may not import %s', { timeout: 30_000 }, async (from, imported) => {
  expect(await boundaryErrors(from, imported)).toHaveLength(1);
});

test.each(ALLOWED)('%s may import %s', { timeout: 30_000 }, async (from, imported) => {
  expect(await boundaryErrors(from, imported)).toEqual([]);
});

test('every folder the allowed imports name exists, so that none passes by not being found', () => {
  const relative = ALLOWED.filter(([, imported]) => imported.startsWith('.'));
  const missing = relative.filter(
    ([from, imported]) =>
      !['.ts', '.tsx'].some((ending) => existsSync(join(ROOT, from, '..', imported + ending))),
  );
  expect(missing).toEqual([]);
});
