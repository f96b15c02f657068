import { beforeEach, expect, it, vi } from 'vitest';
import type { PictureReferences } from '../../domain/items/orphaned-pictures';
import type { DailyJobProgress } from '../../repos/daily-job-progress-repo';
import { createOrphanedPictureRemover } from './orphaned-picture-remover';

const NOW = new Date('2026-11-21T12:00:00Z');
const FOREVER = new Date('2027-01-01');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 60 * 60 * 1000);
const PAGE_SIZE = 3;

let now: Date;
let files: Map<string, Date>;
let references: Map<string, PictureReferences | null>;
let progress: DailyJobProgress | null;
let broken: ReadonlySet<string>;
let reads: string[];
const error = vi.fn();
beforeEach(() => {
  now = NOW;
  files = new Map();
  references = new Map();
  progress = null;
  broken = new Set();
  reads = [];
  error.mockClear();
});

const service = () =>
  createOrphanedPictureRemover({
    media: async () => ({
      list: async ({ after, limit }) => {
        const paths = [...files.keys()].sort().filter((path) => after === null || path > after);
        const page = paths.slice(0, limit);
        return {
          pictures: page.map((path) => ({ path, storedAt: files.get(path) ?? NOW })),
          next: paths.length > limit ? (page.at(-1) ?? null) : null,
        };
      },
      remove: async (path) => {
        if (broken.has(path)) throw new Error('Storage failed');
        files.delete(path);
      },
    }),
    references: {
      of: async (folders) => {
        reads.push(...folders);
        return new Map(folders.map((folder) => [folder, references.get(folder) ?? null]));
      },
    },
    pass: {
      progress: async () => progress,
      setProgress: async (next) => void (progress = next),
    },
    log: { error },
    now: () => now,
    pageSize: PAGE_SIZE,
  });

const NOTHING: PictureReferences = { paths: new Set(), changedAt: null, shownStart: '' };

/**
 * Stores a picture that is `hours` old. `folder` states which pictures the documents of its folder name. By default, no
 * document names any of them. Null stands for an unknown folder.
 */
function store(path: string, hours: number, folder: PictureReferences | null = NOTHING): void {
  files.set(path, hoursAgo(hours));
  references.set(path.slice(0, path.lastIndexOf('/')), folder);
}

it('OrphanedPictureRemover.removeDaily removes a picture that no document has named for a day, and keeps newer pictures', async () => {
  store('items/failed/a.webp', 25);
  store('items/sharing/a.webp', 0);
  store('items/yesterday/a.webp', 24);
  expect(await service().removeDaily(FOREVER)).toBe(1);
  expect([...files.keys()]).toEqual(['items/sharing/a.webp', 'items/yesterday/a.webp']);
});

it('OrphanedPictureRemover.removeDaily reads one document for each folder with old pictures, and none for a folder with only new ones', async () => {
  store('items/a/1.webp', 25);
  store('items/a/2.webp', 25);
  store('items/b/1.webp', 1);
  await service().removeDaily(FOREVER);
  expect(reads).toEqual(['items/a']);
});

it('OrphanedPictureRemover.removeDaily keeps the pictures that a document names, and earlier thumbnails until a day after the last change of the document', async () => {
  const named = new Set(['items/owl/full.webp', 'items/owl/full-new-320.webp']);
  const shownStart = 'items/owl/full';
  for (const path of [...named, 'items/owl/full-320.webp'])
    store(path, 50, { paths: named, changedAt: hoursAgo(23), shownStart });
  expect(await service().removeDaily(FOREVER)).toBe(0);
  references.set('items/owl', { paths: named, changedAt: hoursAgo(25), shownStart });
  progress = null;
  expect(await service().removeDaily(FOREVER)).toBe(1);
  expect(new Set(files.keys())).toEqual(named);
});

it('OrphanedPictureRemover.removeDaily removes the uncropped picture after a crop, even when the item changes every day', async () => {
  const named = new Set(['items/owl/cropped.webp']);
  for (const path of [...named, 'items/owl/full.webp', 'items/owl/full-320.webp'])
    store(path, 50, { paths: named, changedAt: hoursAgo(1), shownStart: 'items/owl/cropped' });
  expect(await service().removeDaily(FOREVER)).toBe(2);
  expect(new Set(files.keys())).toEqual(named);
});

it('OrphanedPictureRemover.removeDaily keeps all pictures of an unknown folder', async () => {
  store('items/invalid/a.webp', 500, null);
  expect(await service().removeDaily(FOREVER)).toBe(0);
});

it('OrphanedPictureRemover.removeDaily checks all pictures once a UTC day, and starts again the next day', async () => {
  store('items/a/1.webp', 25);
  await service().removeDaily(FOREVER);
  store('items/b/1.webp', 25);
  expect(await service().removeDaily(FOREVER)).toBe(0);
  now = new Date('2026-11-22T00:00:01Z');
  expect(await service().removeDaily(FOREVER)).toBe(1);
});

it('OrphanedPictureRemover.removeDaily checks one page of files even when its time is already over, and continues after this page in the next run', async () => {
  for (let n = 0; n < 8; n += 1) store(`items/${String(n)}/a.webp`, 25, n < 4 ? null : NOTHING);
  const removed = [];
  for (let run = 0; run < 4; run += 1) removed.push(await service().removeDaily(NOW));
  expect(removed).toEqual([0, 2, 2, 0]);
  expect(reads).toEqual(Array.from({ length: 8 }, (_, n) => `items/${String(n)}`));
});

it('OrphanedPictureRemover.removeDaily removes the other pictures when one cannot be removed, throws, and tries again in the next run', async () => {
  for (const name of ['a', 'b', 'c', 'd']) store(`items/${name}/1.webp`, 25);
  broken = new Set(['items/b/1.webp']);
  await expect(service().removeDaily(FOREVER)).rejects.toThrow('1 orphaned pictures');
  expect([...files.keys()]).toEqual(['items/b/1.webp']);
  expect(error).toHaveBeenCalledOnce();
  broken = new Set();
  progress = null;
  expect(await service().removeDaily(FOREVER)).toBe(1);
});

it('OrphanedPictureRemover.find yields the pictures that have been orphaned for longer than the given age, and removes none', async () => {
  store('items/a/1.webp', 25);
  store('items/b/1.webp', 49);
  const found = async (ageMs?: number) => {
    const paths = [];
    for await (const page of service().find(ageMs)) paths.push(...page);
    return paths;
  };
  expect(await found()).toEqual(['items/a/1.webp', 'items/b/1.webp']);
  expect(await found(48 * 60 * 60 * 1000)).toEqual(['items/b/1.webp']);
  expect(files.size).toBe(2);
  expect(progress).toBeNull();
});

it('OrphanedPictureRemover.removeAll removes all orphaned pictures in one run for a command, independently of the progress of the job', async () => {
  for (let n = 0; n < 7; n += 1) store(`items/${String(n)}/a.webp`, 25);
  const pages = [];
  for await (const paths of service().removeAll()) pages.push(paths.length);
  expect(pages).toEqual([3, 3, 1]);
  expect(files.size).toBe(0);
  expect(progress).toBeNull();
});
