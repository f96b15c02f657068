import { expect, test } from 'vitest';
import { affectedTests } from './affected-tests';

const TESTS = [
  'contract/rules/price.test.ts',
  'web/src/features/likes/model/likes.test.ts',
  'web/test/likes/likes.component.test.tsx',
  'functions/test/rules/rules.test.ts',
  'functions/test/readings/readings.test.ts',
  'functions/test/api/likes/likes.test.ts',
  'functions/test/api/races/likes.test.ts',
  'functions/test/api/comments/comments.test.ts',
  'functions/test/attack/likes.test.ts',
  'e2e/likes/likes.spec.ts',
  'e2e/comments/comments.spec.ts',
  'scripts/quality/doc-links.test.ts',
];

const GRAPH = [
  { source: 'contract/rules/price.ts', dependents: ['contract/rules/price.test.ts'] },
  {
    source: 'functions/src/repos/likes-repo.ts',
    dependents: ['functions/src/services/likes/likes.ts', 'functions/src/app/repos.ts'],
  },
  {
    source: 'functions/src/services/likes/likes.ts',
    dependents: ['functions/src/app/shared-services.ts'],
  },
  { source: 'functions/src/app/repos.ts', dependents: ['functions/src/app/shared-services.ts'] },
  {
    source: 'web/src/features/likes/model/likes.ts',
    dependents: [
      'web/src/features/likes/model/likes.test.ts',
      'web/src/features/likes/ui/like-button.tsx',
    ],
  },
  {
    source: 'web/src/features/likes/ui/like-button.tsx',
    dependents: ['web/src/app/router.tsx'],
  },
  { source: 'web/src/app/router.tsx', dependents: ['web/test/likes/likes.component.test.tsx'] },
];

const after = (...changed: string[]) => affectedTests(changed, TESTS, GRAPH);

test('affectedTests returns the API, attack and browser tests of the areas of the product that use a changed server file', () => {
  expect(after('functions/src/repos/likes-repo.ts')).toEqual({
    api: ['functions/test/api/likes/likes.test.ts', 'functions/test/api/races/likes.test.ts'],
    attack: ['functions/test/attack/likes.test.ts'],
    e2e: ['e2e/likes/likes.spec.ts'],
  });
});

test('affectedTests returns the tests that import a changed web file, directly or indirectly, and the browser tests of its area', () => {
  expect(after('web/src/features/likes/model/likes.ts')).toMatchObject({
    unit: ['web/src/features/likes/model/likes.test.ts'],
    component: ['web/test/likes/likes.component.test.tsx'],
    e2e: ['e2e/likes/likes.spec.ts'],
  });
});

test('affectedTests returns all API, attack and browser tests when the changed server file belongs to no area of the product', () => {
  const { api, attack, e2e, rules } = after('functions/src/app/shared-services.ts');
  expect([api, attack, e2e, rules].map((tests) => tests?.length)).toEqual([3, 1, 2, undefined]);
});

test('affectedTests returns only the changed test file when no other file changed', () => {
  expect(after('e2e/likes/likes.spec.ts')).toEqual({ e2e: ['e2e/likes/likes.spec.ts'] });
});

test('affectedTests returns the tests in scripts/quality when a document changed', () => {
  expect(after('docs/product.md')).toEqual({ unit: ['scripts/quality/doc-links.test.ts'] });
});

test.each(['package.json', 'firestore.rules', '.ci/run'])(
  'affectedTests returns all tests when %s changed',
  (file) => {
    expect(Object.values(after(file)).flat().sort()).toEqual([...TESTS].sort());
  },
);
