import { beforeEach, describe, expect, it, vi } from 'vitest';
import { avifUrlOf } from '@contract/rules/picture-files';
import type { Picture } from '@contract/schemas/image';
import type { PictureArea } from '@contract/schemas/picture-area';
import { mediaPathOf } from '../../domain/media-path';
import type { MediaGateway, StoredMedia } from '../../gateways/media/media';
import type { CardPicture, PreparedPicture } from '../../gateways/pictures/pictures';
import type { Logger } from '../../lib/logger';
import { createPictureStore } from './picture-store';

const rendition = (name: string) => ({ bytes: Buffer.from(name), width: 9, height: 6 });
const prepared: PreparedPicture = {
  pictureHash: null,
  full: rendition('full'),
  thumbnails: [{ ...rendition('small'), avif: Buffer.from('smaller'), nominalWidth: 320 }],
  placeholder: 'A'.repeat(64),
  shown: null,
  isDrawn: false,
};

const cutTo = (shown: PictureArea): CardPicture => ({
  thumbnails: prepared.thumbnails,
  placeholder: 'B'.repeat(64),
  shown,
  isDrawn: false,
});

const drawn: CardPicture = {
  thumbnails: [{ ...rendition('drawn'), avif: null, nominalWidth: 320 }],
  placeholder: 'C'.repeat(64),
  shown: null,
  isDrawn: true,
};
const sale = { title: 'Brass owl', platform: 'etsy', price: '$34.99' } as const;

let files: Map<string, StoredMedia>;
let media: Pick<MediaGateway, 'get' | 'put' | 'remove' | 'pathsIn'>;
const error = vi.fn();
const log: Logger = { info() {}, warn() {}, error, with: () => log };
beforeEach(() => {
  files = new Map();
  error.mockClear();
  media = {
    put: async (path, file) => void files.set(path, file),
    get: async (path) => files.get(path) ?? null,
    remove: async (path) => void files.delete(path),
    pathsIn: async (folder) => [...files.keys()].filter((path) => path.startsWith(`${folder}/`)),
  };
});
const storeOf = () =>
  createPictureStore({
    pictures: {
      prepare: async () => prepared,
      cut: async (_stored, cover) => cutTo(cover),
      draw: async () => drawn,
      crop: async (_stored, _part, parts) => ({ ...prepared, pictureHash: 'cropped', parts }),
    },
    media,
  });
const add = () => storeOf().add('owl', Buffer.from('x'), { cover: null, sale }, log);

describe('picture store', () => {
  it('stores the files of two attempts to share an item under different names, and can then remove the files of only one attempt', async () => {
    const [first, second] = [await add(), await add()];
    expect(files.size).toBe(6);
    expect(first.picture.url).toMatch(/^\/media\/items\/owl\/[0-9a-f]{32}\.webp$/);
    expect(first.picture.url).not.toBe(second.picture.url);
    await first.remove();
    const { url, thumbnails, hasAvif, placeholder } = second.picture;
    const [small] = thumbnails.map((it) => it.url);
    const left = [url, small, small?.replace('.webp', '.avif')];
    expect([...files.keys()].map((path) => `/media/${path}`)).toEqual(left);
    const types = [...files.values()].map(({ contentType }) => contentType);
    expect(types).toEqual(['image/webp', 'image/webp', 'image/avif']);
    expect({ hasAvif, placeholder }).toEqual({ hasAvif: true, placeholder: 'A'.repeat(64) });
  });

  it.each(['-320.webp', '-320.avif'])(
    'leaves no file when the file whose name ends in %s cannot be stored, even when another write ends late',
    async (name) => {
      const whole = media;
      media = {
        ...whole,
        put: async (path, file) => {
          if (path.endsWith(name)) throw new Error('The disk is full');
          await new Promise((done) => setTimeout(done, 5));
          await whole.put(path, file);
        },
      };
      await expect(add()).rejects.toThrow('The disk is full');
      expect(files.size).toBe(0);
    },
  );

  describe('recut', () => {
    const cover = { x: 0, y: 0, width: 0.5, height: 0.5 };

    it('stores new thumbnails in addition to the earlier ones, and can then remove only the new ones', async () => {
      const { picture } = await add();
      const before = [...files.keys()];
      const again = await storeOf().recut(picture, cover, log);
      expect(again?.picture).toMatchObject({
        url: picture.url,
        width: picture.width,
        shown: cover,
      });
      const [small] = again?.picture.thumbnails ?? [];
      expect(small?.url).toMatch(/^\/media\/items\/owl\/[0-9a-f]{32}-[0-9a-f]{8}-320\.webp$/);
      expect(files.size).toBe(before.length + 2);
      await again?.remove();
      expect([...files.keys()]).toEqual(before);
    });

    it('stores nothing when the picture is gone', async () => {
      const stored = await add();
      await stored.remove();
      expect(await storeOf().recut(stored.picture, cover, log)).toBeNull();
      expect(files.size).toBe(0);
    });
  });

  describe('redraw', () => {
    it('stores drawn thumbnails, without AVIF files, in addition to the earlier ones, and does not read the picture', async () => {
      const { picture } = await add();
      const before = [...files.keys()];
      media = { ...media, get: () => Promise.reject(new Error('No')) };
      const again = await storeOf().redraw(picture, sale, log);
      expect(again?.picture).toMatchObject({
        url: picture.url,
        hasAvif: false,
        isDrawn: true,
        placeholder: 'C'.repeat(64),
      });
      expect(files.size).toBe(before.length + 1);
      await again?.remove();
      expect([...files.keys()]).toEqual(before);
    });

    it('returns null for a picture that is not in this storage', async () => {
      const { picture } = await add();
      const elsewhere = { ...picture, url: 'https://pictures.example/owl.webp' };
      expect(await storeOf().redraw(elsewhere, sale, log)).toBeNull();
    });
  });

  describe('redrawHidden', () => {
    it('stores the thumbnails in the folder `hidden`, and returns the URLs that they have when the item is shown again', async () => {
      const { picture } = await add();
      files.clear();
      const again = await storeOf().redrawHidden({ itemId: 'owl', picture }, sale, log);
      const [path = ''] = again?.picture.thumbnails.map(({ url }) => mediaPathOf(url)) ?? [];
      expect(path).toMatch(/^items\/owl\//);
      expect([...files.keys()]).toEqual([path?.replace('items/', 'hidden/')]);
      await again?.remove();
      expect(files.size).toBe(0);
    });

    it('stores nothing for a picture that is not in the folder of the item', async () => {
      const { picture } = await add();
      files.clear();
      expect(await storeOf().redrawHidden({ itemId: 'elk', picture }, sale, log)).toBeNull();
      expect(files.size).toBe(0);
    });
  });

  describe('crop', () => {
    const part = [{ x: 0, y: 0, width: 0.5, height: 0.5 }];
    const parts = { cover: null, focus: part[0] ?? null };
    const look = { parts, sale };
    const pathsOf = ({ url, thumbnails }: Picture) =>
      [url, ...thumbnails.flatMap((it) => [it.url, avifUrlOf(it.url)])].map(mediaPathOf);

    it('stores the cropped picture under a new name, and can then remove all files of the uncropped one', async () => {
      const [other, { picture }] = [await add(), await add()];
      await storeOf().redraw(picture, sale, log);
      const before = [...files.keys()];
      const cropped = await storeOf().crop({ itemId: 'owl', picture }, part, look, log);
      expect(cropped).toMatchObject({ pictureHash: 'cropped', parts });
      expect(cropped?.picture.url).toMatch(/^\/media\/items\/owl\/[0-9a-f]{32}\.webp$/);
      expect([...files.keys()].slice(0, before.length)).toEqual(before);
      await cropped?.removeUncropped();
      expect([...files.keys()]).toEqual(
        [other.picture, cropped?.picture].flatMap((it) => (it ? pathsOf(it) : [])),
      );
    });

    it('can remove only the files of the cropped picture', async () => {
      const { picture } = await add();
      const before = [...files.keys()];
      const cropped = await storeOf().crop({ itemId: 'owl', picture }, part, look, log);
      await cropped?.remove();
      expect([...files.keys()]).toEqual(before);
    });

    it('stores nothing when the picture is gone, or is of another item', async () => {
      const stored = await add();
      const { picture } = stored;
      expect(await storeOf().crop({ itemId: 'fox', picture }, part, look, log)).toBeNull();
      await stored.remove();
      expect(await storeOf().crop({ itemId: 'owl', picture }, part, look, log)).toBeNull();
      expect(files.size).toBe(0);
    });

    it('logs an error when it cannot list the files of the uncropped picture', async () => {
      const { picture } = await add();
      media = { ...media, pathsIn: () => Promise.reject(new Error('No')) };
      const cropped = await storeOf().crop({ itemId: 'owl', picture }, part, look, log);
      await cropped?.removeUncropped();
      const path = mediaPathOf(picture.url)?.replace('.webp', '');
      const logged = { path, cause: 'Error: No' };
      expect(error).toHaveBeenCalledExactlyOnceWith('picture_cleanup_failed', logged);
    });
  });

  it('logs a file that cannot be removed, and removes the other files', async () => {
    const whole = media;
    media = {
      ...whole,
      remove: (path) =>
        path.endsWith('-320.webp') ? Promise.reject(new Error('No')) : whole.remove(path),
    };
    await (await add()).remove();
    expect(files.size).toBe(1);
    expect(error).toHaveBeenCalledExactlyOnceWith('picture_cleanup_failed', {
      path: [...files.keys()][0],
      cause: 'Error: No',
    });
  });
});
