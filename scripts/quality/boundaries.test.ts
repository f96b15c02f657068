import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lintText, ROOT } from './lint-text.test-support';

const boundaryErrors = async (from: string, imported: string): Promise<string[]> =>
  (await lintText(from, `export * from '${imported}';`)).flatMap(({ ruleId, message }) =>
    ruleId?.startsWith('boundaries/') === true ? [message] : [],
  );

const FORBIDDEN = [
  ['contract/schemas/example.ts', '../../functions/src/lib/app-error'],
  ['contract/schemas/example.ts', '../../web/src/services/api-client'],
  ['contract/schemas/example.ts', 'react'],
  ['contract/rules/example.ts', 'node:fs'],
  ['functions/src/http/example.ts', '../repos/users-repo'],
  ['functions/src/http/example.ts', '../gateways/media/media'],
  ['functions/src/http/example.ts', 'firebase-admin/firestore'],
  ['functions/src/http/example.ts', 'sharp'],
  ['functions/src/services/example.ts', '../http/handler'],
  ['functions/src/services/example.ts', 'firebase-admin/firestore'],
  ['functions/src/services/example.ts', 'express'],
  ['functions/src/repos/example.ts', '../services/billing/subscription-status-reader'],
  ['functions/src/repos/example.ts', '../gateways/media/media'],
  ['functions/src/repos/example.ts', 'express'],
  ['functions/src/gateways/example.ts', '../repos/users-repo'],
  ['functions/src/domain/example.ts', '../repos/users-repo'],
  ['functions/src/domain/example.ts', '../lib/app-error'],
  ['functions/src/domain/example.ts', 'firebase-admin/firestore'],
  ['functions/src/domain/example.ts', 'node:fs'],
  ['functions/src/lib/example.ts', '../domain/fold-text'],
  ['functions/src/example.ts', './services/billing/subscription-status-reader'],
  ['functions/test/readings/example.ts', '../../../scripts/bench/own-cpu'],
  ['functions/src/app/example.ts', '../../../web/src/services/api-client'],
  ['web/src/app/example.ts', '../../../functions/src/lib/app-error'],
  ['web/src/app/example.ts', 'firebase/auth'],
  ['web/src/components/example.ts', '@/services/api-client'],
  ['web/src/components/example.ts', '@contract/schemas/item'],
  ['web/src/features/accounts/ui/example.ts', '@/app/router'],
  ['web/src/features/accounts/ui/example.ts', '@/features/billing/api/subscription-status'],
  ['web/src/features/accounts/ui/example.ts', 'firebase/auth'],
  ['web/src/features/accounts/ui/example.ts', 'reactfire'],
  ['web/src/app/example.ts', 'reactfire'],
  ['web/src/features/accounts/api/example.ts', '../model/use-register'],
  ['web/src/features/accounts/model/example.ts', '../ui/register-form'],
  ['web/src/features/accounts/ui/example.ts', 'node:fs'],
  ['web/src/services/example.ts', '@/components/button'],
  ['web/src/services/example.ts', '@/features/accounts/api/current-user'],
  ['e2e/example.ts', '../functions/src/lib/app-error'],
  ['e2e/example.ts', '../web/src/services/api-client'],
  ['scripts/example.ts', '../web/src/services/api-client'],
  ['scripts/example.ts', '../tools/screenshot-evals/drawing/templates'],
  ['scripts/example.ts', '../tools/screenshot-evals/scoring/score'],
  ['functions/test/readings/example.ts', '../../../tools/screenshot-evals/drawing/templates'],
  ['tools/screenshot-evals/scoring/example.ts', '../drawing/templates'],
  ['functions/src/domain/example.test.ts', '../repos/users-repo'],
] as const;

const ALLOWED = [
  ['contract/schemas/example.ts', './item'],
  ['contract/schemas/example.ts', 'zod/mini'],
  ['functions/src/http/example.ts', '../services/billing/subscription-status-reader'],
  ['functions/src/http/example.ts', '@contract/endpoints/api'],
  ['functions/src/http/example.ts', 'express'],
  ['functions/src/services/example.ts', '../repos/users-repo'],
  ['functions/src/services/example.ts', '../gateways/media/media'],
  ['functions/src/services/example.ts', '../domain/fold-text'],
  ['functions/src/repos/example.ts', 'firebase-admin/firestore'],
  ['functions/src/gateways/example.ts', 'sharp'],
  ['functions/src/domain/example.ts', '@contract/schemas/money'],
  ['functions/src/domain/example.test.ts', 'node:fs'],
  ['functions/src/app/example.ts', '../repos/users-repo'],
  ['functions/test/api/example.test.ts', '../../src/repos/users-repo'],
  ['functions/test/readings/example.test.ts', '../../../tools/screenshot-evals/scoring/score'],
  ['functions/test/elasticsearch/outages/example.ts', '../../../../scripts/stack/process-manager'],
  ['web/src/app/example.ts', '@/features/accounts/api/current-user'],
  ['web/src/features/accounts/ui/example.ts', '../model/use-register'],
  ['web/src/features/accounts/model/example.ts', '../api/current-user'],
  ['web/src/features/accounts/api/example.ts', '@/services/api-client'],
  ['web/src/features/accounts/api/example.ts', '@contract/schemas/item'],
  ['web/src/services/example.ts', 'firebase/auth'],
  ['web/src/services/example.ts', 'reactfire'],
  ['e2e/example.ts', '@contract/schemas/item'],
  ['scripts/example.ts', '../functions/src/repos/users-repo'],
  ['tools/screenshot-evals/scoring/example.ts', '../../../scripts/lib/paths'],
  ['tools/screenshot-evals/drawing/example.ts', '../../../scripts/demo/random'],
] as const;

test.each(FORBIDDEN)('ESLint reports an error when %s imports %s', async (from, imported) => {
  expect(await boundaryErrors(from, imported)).toHaveLength(1);
});

test.each(ALLOWED)('ESLint reports nothing when %s imports %s', async (from, imported) => {
  expect(await boundaryErrors(from, imported)).toEqual([]);
});

test('each relative import in ALLOWED names a file that exists', () => {
  const relative = ALLOWED.filter(([, imported]) => imported.startsWith('.'));
  const missing = relative.filter(
    ([from, imported]) =>
      !['.ts', '.tsx'].some((ending) => existsSync(join(ROOT, from, '..', imported + ending))),
  );
  expect(missing).toEqual([]);
});
