import { expect, test } from 'vitest';
import { lintText } from './lint-text.test-support';

const pathErrors = async (file: string, code: string): Promise<number> =>
  (await lintText(file, `export const read = ${code};`)).filter(
    ({ ruleId }) => ruleId === 'no-restricted-syntax',
  ).length;

const REPO = 'functions/src/repos/example.ts';
const RAW = [
  "db.collection('users')",
  "ref.collection('likes')",
  'db.collection(`users/${uid}/usage`)',
  "db.collectionGroup('comments')",
  'db.doc(path)',
  "getFirestore(app).doc('users/ann')",
  'store.doc(`users/${uid}`)',
  "store.doc('jobs/daily')",
  "snapshot.get('email')",
];

test.each(RAW)('ESLint reports an error when a repo contains %s', async (code) => {
  expect(await pathErrors(REPO, code)).toBeGreaterThan(0);
});

test.each([
  'functions/src/app/example.ts',
  'functions/src/services/example.ts',
  'scripts/demo/example.ts',
])('ESLint reports an error when the file %s contains a path of Firestore', async (file) => {
  expect(await pathErrors(file, "db.collection('users')")).toBe(1);
});

test.each([
  [REPO, 'collections.users.doc(db, { uid })'],
  [REPO, "collections.catalogue.in(db).doc('head')"],
  [REPO, 'times.get(id)'],
  ['functions/src/repos/collections/collection.ts', 'db.collection(path)'],
  ['functions/src/repos/example.test.ts', "db.doc('users/ann')"],
  ['functions/test/api/example.ts', "db.collection('users')"],
  ['web/src/services/example.ts', "collection(db, 'items')"],
])('ESLint reports nothing when the file %s contains %s', async (file, code) => {
  expect(await pathErrors(file, code)).toBe(0);
});
