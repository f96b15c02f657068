import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyCollection } from '../../src/repos/collections/collection';
import { collectionRows } from '../../src/repos/collections/collections';
import type { ReaderRole } from '../../src/repos/collections/row-rules';
import { ACTORS, type Actor, browserOf, uidOf } from './support/actors';
import { deployedRulesPaths, repositoryPath } from './support/deployed-files';
import { createRulesEnvironment } from './support/environment';
import { STORED_DOCUMENTS } from './support/stored-documents';

const NOBODY: readonly Actor[] = [];

/** States who can read a document by path (`get`), and who can list its whole collection (`list`). */
interface Access {
  readonly get: readonly Actor[];
  readonly list: readonly Actor[];
}

/** The access to items that are not live, and to documents that no row in the table of collections describes. */
const SPECIAL: Readonly<Record<string, Access>> = {
  'items/removed': { get: ['owner', 'admin'], list: ['admin'] },
  'items/hidden': { get: ['owner', 'admin'], list: ['admin'] },
  'items/expired': { get: ['owner', 'admin'], list: ['admin'] },
  'items/incomplete': { get: ['owner', 'admin'], list: ['admin'] },
  'items/removed/comments/c1': { get: NOBODY, list: NOBODY },
  'items/hidden/comments/c1': { get: NOBODY, list: NOBODY },
  'items/expired/comments/c1': { get: NOBODY, list: NOBODY },
  'items/gone/comments/c1': { get: NOBODY, list: NOBODY },
  'items/live/drafts/d1': { get: NOBODY, list: NOBODY },
  'users/owner/notes/n1': { get: NOBODY, list: NOBODY },
  'somethingNew/s1': { get: NOBODY, list: NOBODY },
};

const namesIn = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

const rowOf = (path: string) =>
  collectionRows.find(([, row]) =>
    new RegExp(`^${namesIn(row.path).replaceAll('{}', '[^/]+')}$`).test(path),
  );

/** Returns the uids of the document's owners. An owner field such as 'a.b' is the field `b` of the object `a`. */
function ownersOf(path: string, row: AnyCollection): unknown[] {
  const { owner } = row;
  if (owner === null) return [];
  if ('param' in owner) return [row.paramsOf({ path })[owner.param]];
  const read = (stored: unknown, name: string) =>
    (stored as Record<string, unknown> | null)?.[name];
  return owner.fields.map((field) =>
    field.split('.').reduce<unknown>(read, STORED_DOCUMENTS[path] ?? null),
  );
}

/**
 * Returns who can read a document according to its row in the table of collections. Owners can list a collection only
 * if it is entirely their own, because a list contains the whole collection.
 */
function accessOf(path: string, row: AnyCollection): Access {
  const isOwner = (actor: Actor) => ownersOf(path, row).includes(uidOf(actor));
  const isOwnCollection = row.owner !== null && 'param' in row.owner;
  const may: Readonly<Record<ReaderRole, (actor: Actor) => boolean>> = {
    everyone: () => true,
    owner: isOwner,
    premium: (actor) => actor === 'premium' && isOwner(actor),
    admin: (actor) => actor === 'admin',
  };
  const allowed = (readers: readonly ReaderRole[]) =>
    ACTORS.filter((actor) => readers.some((reader) => may[reader](actor)));
  const { get, list } = row.readableBy;
  const listing = list.filter((reader) => isOwnCollection || reader !== 'owner');
  return { get: allowed(get), list: allowed(listing) };
}

const ACCESS: Readonly<Record<string, Access>> = Object.fromEntries(
  Object.keys(STORED_DOCUMENTS).map((path) => {
    const row = rowOf(path)?.[1];
    const access = SPECIAL[path] ?? (row && accessOf(path, row));
    if (!access) throw new Error(`${path} has no row in the table of collections`);
    return [path, access];
  }),
);

/** Returns the paths of all `match` statements below the root. */
function matchedPaths(rules: string): string[] {
  const [paths, open]: [string[], string[]] = [[], []];
  for (const [token, path] of rules.replaceAll(/\/\/.*$/gm, '').matchAll(/match (\S+) \{|[{}]/g)) {
    if (token === '}') open.pop();
    else open.push(path ?? '');
    if (path !== undefined) paths.push(open.join(''));
  }
  const root = '/databases/{database}/documents/';
  return paths.flatMap((path) => (path.startsWith(root) ? path.slice(root.length) : []));
}

const settle = (promise: Promise<unknown>, allowed: boolean) =>
  allowed ? assertSucceeds(promise) : assertFails(promise);

describe('firestore.rules', () => {
  let environment: RulesTestEnvironment;
  const browsers = new Map<Actor, RulesTestContext>();

  beforeAll(async () => {
    environment = await createRulesEnvironment('matrix');
    for (const actor of ACTORS) browsers.set(actor, browserOf(environment, actor));
  });
  afterAll(() => environment.cleanup());

  const docAs = (actor: Actor, path: string) => {
    const browser = browsers.get(actor);
    if (!browser) throw new Error(`No browser for ${actor}`);
    return browser.firestore().doc(path);
  };

  it('are tested with a document of each collection in the table of collections', () => {
    const tested = Object.keys(STORED_DOCUMENTS).flatMap((path) => rowOf(path)?.[0] ?? []);
    expect([...new Set(tested)].sort()).toEqual(collectionRows.map(([name]) => name).sort());
  });

  it('match only collections in the table of collections, and deny all other documents in the last rule', async () => {
    const { firestore } = await deployedRulesPaths();
    const matched = matchedPaths(readFileSync(repositoryPath(firestore), 'utf8'));
    const known = collectionRows.map(([, { path }]) => namesIn(path));
    expect(matched.pop()).toBe('{document=**}');
    expect(matched.length).toBeGreaterThan(15);
    expect(matched.filter((path) => !known.includes(namesIn(path)))).toEqual([]);
  });

  describe.each(Object.entries(ACCESS))('the document %s', (path, access) => {
    describe.each(ACTORS)('the actor %s', (actor) => {
      it(
        access.get.includes(actor) ? 'can get the document' : 'cannot get the document',
        async () => {
          await settle(docAs(actor, path).get(), access.get.includes(actor));
        },
      );

      it(
        access.list.includes(actor) ? 'can list its collection' : 'cannot list its collection',
        async () => {
          await settle(docAs(actor, path).parent.get(), access.list.includes(actor));
        },
      );

      it('cannot create another document in the same collection', async () => {
        await assertFails(docAs(actor, `${path}-new`).set({ ownerId: actor, userId: actor }));
      });

      it('cannot update or replace the document', async () => {
        await assertFails(docAs(actor, path).update({ title: 'changed' }));
        await assertFails(docAs(actor, path).set({ ...STORED_DOCUMENTS[path], likesCount: 999 }));
      });

      it('cannot delete the document', async () => {
        await assertFails(docAs(actor, path).delete());
      });
    });
  });

  it('leave all documents unchanged when all actors have tried to write them', async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      for (const [path, fields] of Object.entries(STORED_DOCUMENTS)) {
        const stored = await context.firestore().doc(path).get();
        expect(Object.keys(stored.data() ?? {}).sort(), path).toEqual(Object.keys(fields).sort());
        const created = await context.firestore().doc(`${path}-new`).get();
        expect(created.exists, `${path}-new`).toBe(false);
      }
    });
  });
});
