import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memberExportSchema } from '@contract/schemas/member-export';
import { initializeApp } from 'firebase-admin/app';
import {
  type DocumentData,
  FieldValue,
  getFirestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { InvalidDocumentError } from './collection';
import { collections, collectionRows } from './collections';

const ROOT = join(import.meta.dirname, '../../../..');
const db = getFirestore(initializeApp({ projectId: 'demo-collections' }, 'collections'));

const indexesSchema = z.object({
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.optional(z.boolean()) }),
  ),
});

const stepsIn = ({ erased }: (typeof collectionRows)[number][1]) =>
  'kept' in erased ? [] : erased.map((it) => (typeof it === 'string' ? it : it.step));

describe('the table of collections', () => {
  it.each(collectionRows)(
    'names the collection %s after the last collection name in its path, so that no two collections share a name',
    (name, row) => {
      expect(row.id).toBe(name);
      expect(row.path).toMatch(new RegExp(`(^|/)${name}/\\{\\w+\\}$`));
    },
  );

  it('has the same times to live (TTL) as firestore.indexes.json', () => {
    const text = readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8');
    const { fieldOverrides } = indexesSchema.parse(JSON.parse(text));
    const deployed = fieldOverrides.filter(({ ttl }) => ttl === true);
    expect(
      collectionRows.flatMap(([id, { ttl }]) => (ttl === null ? [] : [`${id}.${ttl}`])).sort(),
    ).toEqual(deployed.map((it) => `${it.collectionGroup}.${it.fieldPath}`).sort());
  });

  it('has a collection for each part of the export', () => {
    const parts = collectionRows.flatMap(([, { exported }]) =>
      typeof exported === 'string' ? exported : [],
    );
    const others = ['format', 'version', 'exportedAt', 'signIn'];
    expect([...new Set([...parts, ...others])].sort()).toEqual(
      Object.keys(memberExportSchema.shape).sort(),
    );
  });

  it.each(collectionRows.filter(([, { path }]) => path.startsWith('users/{uid}/')))(
    "states that the collection %s belongs to the member in its path, and that the erasure step 'parts' deletes it",
    (_name, row) => {
      expect(row.owner).toEqual({ param: 'uid' });
      expect(stepsIn(row)).toContain('parts');
    },
  );

  it.each(collectionRows.filter(([, { owner }]) => owner !== null))(
    'names an erasure step for the collection %s, or states why its documents stay',
    (_name, row) => {
      const kept = 'kept' in row.erased ? row.erased.kept : '';
      expect(stepsIn(row).length > 0 || kept.length > 10).toBe(true);
    },
  );
});

/** Reads a document through the row's converter, as Firestore would call it. */
function readWith(name: 'sharedLinks' | 'users', stored: DocumentData) {
  const ref = collections[name].doc(db, { uid: 'ann', linkId: 'l1' });
  const { _converter: converter } = ref as unknown as {
    _converter: { fromFirestore(snapshot: QueryDocumentSnapshot): DocumentData };
  };
  const snapshot = { ref, data: () => stored } as unknown as QueryDocumentSnapshot;
  return converter.fromFirestore(snapshot);
}

describe('a row of the table of collections', () => {
  const at = new Timestamp(1_700_000_000, 123_456_000);

  it('creates references from its path', () => {
    const key = { uid: 'ann', notificationId: 'n1', actorId: 'bob' };
    const ref = collections.actors.doc(db, key);
    expect(ref.path).toBe('users/ann/notifications/n1/actors/bob');
    expect(collections.actors.paramsOf(ref)).toEqual(key);
    expect(collections.usage.in(db, { uid: 'ann' }).path).toBe('users/ann/usage');
    expect(collections.items.in(db).path).toBe('items');
    expect(() => collections.usage.in(db, {} as never)).toThrow('users/{uid}/usage needs {uid}');
  });

  it('returns parsed records, and throws an error with the path of the document when a document is invalid', () => {
    const stored = { createdAt: at, expiresAt: at, added: 'by a later version' };
    expect(readWith('sharedLinks', stored)).toEqual({
      createdAt: at.toDate(),
      expiresAt: at.toDate(),
    });
    const read = () => readWith('sharedLinks', { createdAt: at });
    expect(read).toThrow(InvalidDocumentError);
    expect(read).toThrow('users/ann/sharedLinks/l1 is invalid');
  });

  it('has a method `readable` that returns null when a document is invalid or missing, and throws all other errors', () => {
    const invalid = { data: () => readWith('sharedLinks', {}) };
    expect(collections.sharedLinks.readable(invalid as never)).toBeNull();
    expect(collections.sharedLinks.readable({ data: () => undefined })).toBeNull();
    const failing = () => {
      throw new Error('No network');
    };
    expect(() => collections.sharedLinks.readable({ data: failing })).toThrow('No network');
  });

  const stored: DocumentData = { recognitions: 3, userId: 'ann', createdAt: at, count: 'many' };
  const snapshot = { get: (field: string) => stored[field] as unknown };

  it('has a method `pick` that returns fields or their defaults, and throws when a field is invalid', () => {
    expect(collections.usage.pick(snapshot, 'recognitions')).toEqual({ recognitions: 3 });
    expect(collections.likes.pick(snapshot, 'isVerified')).toEqual({ isVerified: false });
    expect(() => collections.usage.pick(snapshot, 'count')).toThrow();
  });

  it('has a method `field` that returns the value of a field, or undefined when the value is invalid', () => {
    expect(collections.usage.field(snapshot, 'count')).toBeUndefined();
    expect(collections.likes.field(snapshot, 'userId')).toBe('ann');
  });

  it('has a method `exactTime` that returns a time with its microseconds, or null when the field has no time', () => {
    expect(collections.likes.exactTime(snapshot, 'createdAt')).toBe(at);
    expect(collections.likes.exactTime(snapshot, 'userId')).toBeNull();
  });

  it('accepts a FieldValue in a write', () => {
    const batch = db.batch();
    const totals = collections.progress.doc(db, { uid: 'ann', progressId: 'totals' });
    expect(() =>
      batch.set(totals, { comments: FieldValue.increment(1) }, { merge: true }),
    ).not.toThrow();
  });
});
