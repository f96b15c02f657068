import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBucketMediaGateway } from '../../../src/gateways/media/bucket-media';
import { createFolderMediaGateway } from '../../../src/gateways/media/folder-media';
import type { MediaGateway, MediaListPage } from '../../../src/gateways/media/media';
import { startFakeBucketForSuite } from '../support/fake-gcs-server';

const picture = (text: string) => ({ bytes: Buffer.from(text), contentType: 'image/webp' });
const newFolder = () => `items/${crypto.randomUUID()}`;

function keepsPictures(gateway: () => MediaGateway): void {
  it('`get` returns the stored picture, or null when there is no picture', async () => {
    const folder = newFolder();
    expect(await gateway().get(`${folder}/a.webp`)).toBeNull();
    await gateway().put(`${folder}/a.webp`, picture('one'));
    expect(await gateway().get(`${folder}/a.webp`)).toEqual(picture('one'));
    await gateway().put(`${folder}/a.webp`, picture('two'));
    expect(await gateway().get(`${folder}/a.webp`)).toEqual(picture('two'));
  });

  it('`get` returns a WebP and an AVIF file of the same name with their content types', async () => {
    const folder = newFolder();
    const webp = picture('one');
    const avif = { ...picture('two'), contentType: 'image/avif' };
    await gateway().put(`${folder}/a.webp`, webp);
    await gateway().put(`${folder}/a.avif`, avif);
    expect(await gateway().get(`${folder}/a.webp`)).toEqual(webp);
    expect(await gateway().get(`${folder}/a.avif`)).toEqual(avif);
  });

  it('`copy` copies a picture, even over another picture, and returns whether the picture to copy exists', async () => {
    const folder = newFolder();
    const from = `${folder}/a.avif`;
    const to = `${newFolder()}/a.avif`;
    const one = { ...picture('one'), contentType: 'image/avif' };
    expect(await gateway().copy(from, to)).toBe(false);
    expect(await gateway().get(to)).toBeNull();
    await gateway().put(to, { ...one, bytes: Buffer.from('other') });
    await gateway().put(from, one);
    expect(await gateway().copy(from, to)).toBe(true);
    expect(await Promise.all([from, to].map((path) => gateway().get(path)))).toEqual([one, one]);
  });

  it('`pathsIn` returns the paths of the pictures in one folder, and no other paths', async () => {
    const folder = newFolder();
    expect(await gateway().pathsIn(folder)).toEqual([]);
    const paths = [`${folder}/a-320.avif`, `${folder}/a.webp`];
    for (const path of [...paths, `${folder}x/a.webp`]) await gateway().put(path, picture('x'));
    expect((await gateway().pathsIn(folder)).sort()).toEqual(paths);
  });

  it('`remove` removes one picture, and does nothing when the picture does not exist', async () => {
    const folder = newFolder();
    const paths = [`${folder}/a.webp`, `${folder}/a-320.webp`];
    for (const path of paths) await gateway().put(path, picture(path));
    for (let time = 0; time < 2; time += 1) await gateway().remove(`${folder}/a.webp`);
    const left = await Promise.all(paths.map((path) => gateway().get(path)));
    expect(left).toEqual([null, picture(`${folder}/a-320.webp`)]);
  });

  it('`removeFolder` removes all pictures of one folder and no others, and does nothing when the folder is empty', async () => {
    const folder = newFolder();
    const other = newFolder();
    const paths = [`${folder}/a.webp`, `${folder}/b-320.avif`];
    const kept = [`${folder}x/a.webp`, `${other}/a.webp`];
    for (const path of [...paths, ...kept]) await gateway().put(path, picture(path));
    for (let time = 0; time < 2; time += 1) await gateway().removeFolder(folder);
    const left = await Promise.all([...paths, ...kept].map((path) => gateway().get(path)));
    expect(left.map((stored) => stored !== null)).toEqual([false, false, true, true]);
  });

  it('`list` returns all pictures in pages, in order, with the times at which the pictures were stored', async () => {
    const prefix = `items/${crypto.randomUUID()}`;
    // '-' is sorted before '/', so the folder with the shorter name is listed last.
    const stored = [`${prefix}-b/a.avif`, `${prefix}/a-320.webp`, `${prefix}/a.webp`];
    // Rounds the time down to a second, because Cloud Storage may store times in whole seconds.
    const before = Math.floor(Date.now() / 1000) * 1000;
    for (const path of stored.toReversed()) await gateway().put(path, picture(path));
    const listed: string[] = [];
    let after: string | null = null;
    do {
      const page: MediaListPage = await gateway().list({ after, limit: 2 });
      for (const { path, storedAt } of page.pictures.filter((it) => it.path.startsWith(prefix))) {
        listed.push(path);
        expect(storedAt.getTime()).toBeGreaterThanOrEqual(before);
        expect(storedAt.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
      }
      expect(page.pictures.length).toBeLessThanOrEqual(2);
      after = page.next;
    } while (after !== null);
    expect(listed).toEqual(stored);
  });

  it('`list` continues after the last picture of the previous page, even when that picture was removed since', async () => {
    const prefix = `items/${crypto.randomUUID()}`;
    const [first = '', ...others] = ['a', 'b', 'c'].map((name) => `${prefix}/${name}.webp`);
    for (const path of [first, ...others]) await gateway().put(path, picture(path));
    await gateway().remove(first);
    const { pictures } = await gateway().list({ after: first, limit: 2 });
    expect(pictures.map(({ path }) => path)).toEqual(others);
  });

  it.each(['', '..', '/', 'items', 'items/', 'items/a/', 'items/../b', 'items/a/b'])(
    '`removeFolder` and `pathsIn` throw when the folder is %j',
    async (folder) => {
      await expect(gateway().removeFolder(folder)).rejects.toThrow('Not a folder of pictures');
      await expect(gateway().pathsIn(folder)).rejects.toThrow('Not a folder of pictures');
    },
  );

  it.each([
    '',
    '..',
    '/etc/passwd',
    'items/../../etc/a.webp',
    'items/a/../b.webp',
    'items/a/.webp',
  ])('`put`, `get`, `remove` and `copy` throw when the path is %j', async (path) => {
    await expect(gateway().put(path, picture('x'))).rejects.toThrow('Not the path of a picture');
    await expect(gateway().get(path)).rejects.toThrow('Not the path of a picture');
    await expect(gateway().remove(path)).rejects.toThrow('Not the path of a picture');
    await expect(gateway().copy(path, 'items/a/b.webp')).rejects.toThrow('Not the path');
    await expect(gateway().copy('items/a/b.webp', path)).rejects.toThrow('Not the path');
  });
}

describe('folder media', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'media-'));
    return () => rm(root, { recursive: true });
  });

  keepsPictures(() => createFolderMediaGateway(root));

  it('lists nothing when the folder does not exist, and leaves out files that are no pictures', async () => {
    const media = createFolderMediaGateway(join(root, 'missing'));
    expect(await media.list({ after: null, limit: 9 })).toEqual({ pictures: [], next: null });
    await mkdir(join(root, 'categories'));
    await writeFile(join(root, 'categories/tree.json.gz'), 'x');
    const page = await createFolderMediaGateway(root).list({ after: null, limit: 9 });
    expect(page).toEqual({ pictures: [], next: null });
  });

  it('stores a complete picture when several writes of the same picture overlap', async () => {
    const media = createFolderMediaGateway(root);
    const folder = newFolder();
    const put = (text: string) => media.put(`${folder}/a.webp`, picture(text.repeat(50_000)));
    await Promise.all(['a', 'b', 'c', 'd'].map(put));
    expect(await readdir(join(root, folder))).toEqual(['a.webp']);
    const stored = await media.get(`${folder}/a.webp`);
    expect(new Set(stored?.bytes)).toHaveProperty('size', 1);
    expect(stored?.bytes).toHaveLength(50_000);
  });
});

describe('bucket media', () => {
  const bucketOf = startFakeBucketForSuite();

  keepsPictures(() => createBucketMediaGateway(bucketOf()));

  it('lists only pictures, even when the page before them contains no picture', async () => {
    const bucket = bucketOf();
    const folder = newFolder();
    await bucket.file('categories/tree.json.gz').save('x', { resumable: false });
    await createBucketMediaGateway(bucket).put(`${folder}/a.webp`, picture('one'));
    const media = createBucketMediaGateway(bucket);
    const first = await media.list({ after: null, limit: 1 });
    expect(first).toEqual({ pictures: [], next: 'categories/tree.json.gz' });
    const { pictures } = await media.list({ after: first.next, limit: 100 });
    expect(pictures.map(({ path }) => path)).toContain(`${folder}/a.webp`);
  });

  it('stores the content type of a picture', async () => {
    const folder = newFolder();
    const bucket = bucketOf();
    await createBucketMediaGateway(bucket).put(`${folder}/a.webp`, picture('one'));
    const [metadata] = await bucket.file(`${folder}/a.webp`).getMetadata();
    expect(metadata.contentType).toBe('image/webp');
  });
});
