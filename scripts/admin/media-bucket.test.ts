import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { findMediaBucket } from './media-bucket';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'functions-'));
  return () => rmSync(folder, { recursive: true });
});

const find = (...existing: string[]) =>
  findMediaBucket(
    { bucket: (name) => ({ exists: () => Promise.resolve([existing.includes(name)]) }) },
    'my-shop',
    folder,
  );

test.each(['my-shop.firebasestorage.app', 'my-shop.appspot.com'])(
  "findMediaBucket returns the project's default bucket %s",
  async (name) => {
    expect(await find(name)).toBe(name);
  },
);

test('findMediaBucket looks only for the bucket in MEDIA_BUCKET when the project sets this parameter', async () => {
  writeFileSync(join(folder, '.env.my-shop'), 'MEDIA_BUCKET=pictures\n');
  expect(await find('pictures', 'my-shop.appspot.com')).toBe('pictures');
  await expect(find('my-shop.appspot.com')).rejects.toThrow(
    /no bucket pictures\. Put MEDIA_BUCKET/,
  );
});

test('findMediaBucket throws when the project has no default bucket', async () => {
  await expect(find()).rejects.toThrow(/no bucket my-shop\.firebasestorage\.app or my-shop\.app/);
});
