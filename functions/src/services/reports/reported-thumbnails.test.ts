import { expect, it, vi } from 'vitest';
import { createLenientThumbnailCopier, createStrictThumbnailCopier } from './reported-thumbnails';

const URL = '/media/items/owl/4f2a-640.webp';

function copierWith(copy: (from: string, to: string) => Promise<boolean>) {
  const [media, log] = [{ copy: vi.fn(copy) }, { warn: vi.fn() }];
  const copyThumbnail = createLenientThumbnailCopier({ media: () => Promise.resolve(media), log });
  return { copyThumbnail, media, log };
}

it('the lenient thumbnail copier copies a thumbnail to a folder that only admins can see, and returns the path of the copy', async () => {
  const { copyThumbnail, media } = copierWith(() => Promise.resolve(true));
  expect(await copyThumbnail('owl', URL)).toBe('reports/owl/4f2a-640.webp');
  expect(media.copy.mock.calls).toEqual([['items/owl/4f2a-640.webp', 'reports/owl/4f2a-640.webp']]);
});

it('the lenient thumbnail copier returns null when there is no such thumbnail, or when the URL is not of a stored picture', async () => {
  const { copyThumbnail, media } = copierWith(() => Promise.resolve(false));
  expect(await copyThumbnail('owl', URL)).toBeNull();
  expect(await copyThumbnail('owl', 'https://example.com/owl.webp')).toBeNull();
  expect(await copyThumbnail('owl', '')).toBeNull();
  expect(media.copy).toHaveBeenCalledTimes(1);
});

it('the lenient thumbnail copier logs a failed copy and returns null, so that the report is still stored', async () => {
  const error = new Error('No space');
  const { copyThumbnail, log } = copierWith(() => Promise.reject(error));
  expect(await copyThumbnail('owl', URL)).toBeNull();
  expect(log.warn.mock.calls).toEqual([['reported_thumbnail_failed', { itemId: 'owl', error }]]);
});

it('the strict thumbnail copier throws when the copy fails, so that a command can be repeated', async () => {
  const copy = () => Promise.reject(new Error('No space'));
  const copyThumbnail = createStrictThumbnailCopier(() => Promise.resolve({ copy }));
  await expect(copyThumbnail('owl', URL)).rejects.toThrow('No space');
});
