import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBucketMedia } from '../../../src/gateways/media/bucket-media';
import { createFolderMedia } from '../../../src/gateways/media/folder-media';
import type { MediaGateway } from '../../../src/gateways/media/media';
import { useFakeBucket } from '../support/fake-gcs-server';

const picture = (text: string) => ({ bytes: Buffer.from(text), contentType: 'image/webp' });
const newFolder = () => `items/${crypto.randomUUID()}`;

function keepsPictures(gateway: () => MediaGateway): void {
  it('returns the stored picture, or null', async () => {
    const folder = newFolder();
    expect(await gateway().get(`${folder}/a.webp`)).toBeNull();
    await gateway().put(`${folder}/a.webp`, picture('one'));
    expect(await gateway().get(`${folder}/a.webp`)).toEqual(picture('one'));
    await gateway().put(`${folder}/a.webp`, picture('two'));
    expect(await gateway().get(`${folder}/a.webp`)).toEqual(picture('two'));
  });

  it('returns a WebP and an AVIF of one name with their types', async () => {
    const folder = newFolder();
    const [webp, avif] = [picture('one'), { ...picture('two'), contentType: 'image/avif' }];
    await gateway().put(`${folder}/a.webp`, webp);
    await gateway().put(`${folder}/a.avif`, avif);
    expect(await gateway().get(`${folder}/a.webp`)).toEqual(webp);
    expect(await gateway().get(`${folder}/a.avif`)).toEqual(avif);
  });

  it('removes one picture, and does nothing if there is none', async () => {
    const folder = newFolder();
    const paths = [`${folder}/a.webp`, `${folder}/a-320.webp`];
    for (const path of paths) await gateway().put(path, picture(path));
    for (let time = 0; time < 2; time += 1) await gateway().remove(`${folder}/a.webp`);
    const left = await Promise.all(paths.map((path) => gateway().get(path)));
    expect(left).toEqual([null, picture(`${folder}/a-320.webp`)]);
  });

  it('removes all pictures of a folder and no others, and does nothing if there are none', async () => {
    const [folder, other] = [newFolder(), newFolder()];
    const paths = [`${folder}/a.webp`, `${folder}/b-320.avif`];
    const kept = [`${folder}x/a.webp`, `${other}/a.webp`];
    for (const path of [...paths, ...kept]) await gateway().put(path, picture(path));
    for (let time = 0; time < 2; time += 1) await gateway().removeFolder(folder);
    const left = await Promise.all([...paths, ...kept].map((path) => gateway().get(path)));
    expect(left.map((stored) => stored !== null)).toEqual([false, false, true, true]);
  });

  it.each(['', '..', '/', 'items', 'items/', 'items/a/', 'items/../b', 'items/a/b'])(
    'throws when the folder is %j',
    async (folder) => {
      await expect(gateway().removeFolder(folder)).rejects.toThrow('Not a folder of pictures');
    },
  );

  it.each([
    '',
    '..',
    '/etc/passwd',
    'items/../../etc/a.webp',
    'items/a/../b.webp',
    'items/a/.webp',
  ])('throws when the path is %j', async (path) => {
    await expect(gateway().put(path, picture('x'))).rejects.toThrow('Not the path of a picture');
    await expect(gateway().get(path)).rejects.toThrow('Not the path of a picture');
    await expect(gateway().remove(path)).rejects.toThrow('Not the path of a picture');
  });
}

describe('folder media', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'media-'));
    return () => rm(root, { recursive: true });
  });

  keepsPictures(() => createFolderMedia(root));

  it('stores one complete picture when it is written several times in parallel', async () => {
    const media = createFolderMedia(root);
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
  const bucketOf = useFakeBucket();

  keepsPictures(() => createBucketMedia(bucketOf()));

  it('stores the content type of a picture', async () => {
    const folder = newFolder();
    const bucket = bucketOf();
    await createBucketMedia(bucket).put(`${folder}/a.webp`, picture('one'));
    const [metadata] = await bucket.file(`${folder}/a.webp`).getMetadata();
    expect(metadata.contentType).toBe('image/webp');
  });
});
