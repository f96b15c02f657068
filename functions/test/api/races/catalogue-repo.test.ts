import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { createJsonLogger } from '../../../src/lib/json-logger';
import { type Catalogue, createCatalogueRepo } from '../../../src/repos/catalogue-repo';
import { createOwnDatabase } from '../../support/own-database';

const SYNCED_TO = 1_795_000_000_123_456;
const small = (text: string): Catalogue => ({ lines: [text], syncedTo: SYNCED_TO });
const noise = (lines: number): Catalogue => ({
  lines: Array.from({ length: lines }, () => randomBytes(200).toString('base64')),
  syncedTo: SYNCED_TO,
});
/** Returns a catalogue of random bytes. They cannot be compressed, so the catalogue takes several chunks. */
const big = () => noise(60);
const CHUNK_BYTES = 4000;

let db: Firestore;
let logged: string[];
beforeEach(() => {
  db = createOwnDatabase();
  logged = [];
});

const repoOn = (database: Firestore) =>
  createCatalogueRepo({ db: database, log, chunkBytes: CHUNK_BYTES });
const log = createJsonLogger((line) => logged.push(line));

const documentIds = async () =>
  (await db.collection('catalogue').listDocuments()).map(({ id }) => id);

function interruptedAtChunks(meanwhile: () => Promise<void>): Firestore {
  let interrupted = false;
  const getAll: Firestore['getAll'] = async (...given) => {
    const readsHead = given.some((ref) => 'id' in ref && ref.id === 'head');
    if (!readsHead && !interrupted) {
      interrupted = true;
      await meanwhile();
    }
    return db.getAll(...given);
  };
  return Object.assign(Object.create(db) as Firestore, { getAll });
}

function interruptedAtTransactions(meanwhile: () => Promise<void>): Firestore {
  const runTransaction: Firestore['runTransaction'] = async (...given) => {
    await meanwhile();
    return db.runTransaction(...given);
  };
  return Object.assign(Object.create(db) as Firestore, { runTransaction });
}

describe('the catalogue repo', () => {
  it('returns null when nothing is stored', async () => {
    expect(await repoOn(db).load()).toBeNull();
    expect(logged).toEqual([]);
  });

  it.each([
    ['no lines', { lines: [], syncedTo: SYNCED_TO }],
    ['one line', small('["Lämp \u{1F9E6}"]')],
    ['several chunks', big()],
  ])('loads a stored catalogue with %s', async (_name, catalogue) => {
    await repoOn(db).replace(catalogue);
    expect(await repoOn(db).load()).toEqual(catalogue);
  });

  it('splits a large catalogue to stay below the document size limit', async () => {
    const catalogue = noise(9000);
    await createCatalogueRepo({ db, log }).replace(catalogue);
    expect(await documentIds()).toHaveLength(2);
    expect(await createCatalogueRepo({ db, log }).load()).toEqual(catalogue);
  });

  it('keeps the chunks of the last two generations of the catalogue', async () => {
    for (let generation = 0; generation < 4; generation += 1) await repoOn(db).replace(big());
    const chunks = (await documentIds()).filter((id) => id !== 'head');
    const generations = new Set(chunks.map((id) => id.slice(0, id.lastIndexOf('-'))));
    expect(generations.size).toBe(2);
  });

  it('loads the newest catalogue when the chunks of the catalogue that it is loading are deleted', async () => {
    await repoOn(db).replace(big());
    const last = big();
    const reader = interruptedAtChunks(async () => {
      for (const catalogue of [big(), last]) await repoOn(db).replace(catalogue);
    });
    expect(await repoOn(reader).load()).toEqual(last);
    expect(logged).toEqual([]);
  });

  it('always loads a complete catalogue when reads and writes overlap', async () => {
    const catalogues = Array.from({ length: 4 }, big);
    const writing = Promise.all(catalogues.map((catalogue) => repoOn(db).replace(catalogue)));
    const loads = Promise.all(Array.from({ length: 6 }, () => repoOn(db).load()));
    await writing;
    const found = [...(await loads), await repoOn(db).load()];
    expect(
      found.every(
        (one) =>
          one === null ||
          catalogues.some(
            (other) => other.lines[0] === one.lines[0] && other.lines.length === one.lines.length,
          ),
      ),
    ).toBe(true);
    expect(found.at(-1)).not.toBeNull();
    expect(logged).toEqual([]);
  });

  it('keeps the newer catalogue when the write of an older catalogue ends later', async () => {
    await repoOn(db).replace(small('first'));
    const slow = interruptedAtTransactions(() => repoOn(db).replace(small('later')));
    await repoOn(slow).replace(small('earlier'));
    expect(await repoOn(db).load()).toEqual(small('later'));
  });

  describe('the load of an unreadable catalogue', () => {
    const head = () => db.doc('catalogue/head');

    it.each([
      ['its bytes are cut off', (lines: Buffer) => ({ lines: lines.subarray(0, 40) })],
      ['lines are missing', () => ({ items: 7 })],
      ['a chunk is missing', () => ({ chunks: 30 })],
      ['its head is invalid', () => ({ syncedTo: 'yesterday' })],
    ])('returns null and logs an error when %s', async (_name, changes) => {
      await repoOn(db).replace(big());
      await head().update(changes((await head().get()).get('lines') as Buffer));
      expect(await repoOn(db).load()).toBeNull();
      expect(logged).toHaveLength(1);
      expect(logged[0]).toContain('catalogue_load_failed');
    });

    it('returns null and logs no error when the catalogue was written in another format', async () => {
      await repoOn(db).replace(small('a line'));
      await head().update({ format: 0 });
      expect(await repoOn(db).load()).toBeNull();
      expect(logged).toEqual([]);
    });
  });

  it('deletes all generations of the catalogue, including an invalid generation', async () => {
    await repoOn(db).replace(big());
    await repoOn(db).replace(big());
    await db.doc('catalogue/head').update({ format: 0 });
    expect((await documentIds()).length).toBeGreaterThan(2);
    await repoOn(db).clear();
    expect(await documentIds()).toEqual([]);
    await repoOn(db).clear();
    expect(await repoOn(db).load()).toBeNull();
  });
});
