import type { Picture } from '@contract/schemas/image';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PicturedItem } from '../../domain/moderation/item-picture-files';
import { createHiddenPictureStore } from './hidden-picture-store';
import { createMemoryMediaGateway } from './memory-media.test-support';

const START = 'a'.repeat(32);
const NAMED = [`${START}.webp`, `${START}-320.webp`, `${START}-320.avif`];
/** A thumbnail of an earlier cover, which the owner has replaced. */
const EARLIER = `${START}-12345678-320.webp`;
const FILES = [...NAMED, EARLIER];
/** More steps than any of the tested calls takes. */
const MAX_STEPS = 30;

const rendition = (name: string) => ({ url: `/media/items/owl/${name}`, width: 320, height: 320 });
const picture: Picture = {
  ...rendition(`${START}.webp`),
  thumbnails: [rendition(`${START}-320.webp`)],
  hasAvif: true,
  placeholder: null,
  shown: null,
  isDrawn: false,
};
const owl: PicturedItem = { itemId: 'owl', picture };

const inFolder = (folder: string, names: readonly string[]) =>
  names.map((name) => `${folder}/owl/${name}`).sort();
const HIDDEN = inFolder('hidden', FILES);
const PUBLIC = inFolder('items', FILES);

const warn = vi.fn();
beforeEach(() => warn.mockClear());
const open = (...paths: readonly string[]) => {
  const files = createMemoryMediaGateway(...paths);
  return { ...files, pictures: createHiddenPictureStore({ media: files.media, log: { warn } }) };
};

describe('HiddenPictureStore.hide', () => {
  it('moves a picture with all its thumbnails, including earlier ones, and no other file', async () => {
    const others = ['items/fox/a.webp', `items/owl/${'b'.repeat(32)}.webp`];
    const { pictures, paths } = open(...PUBLIC, ...others);
    await pictures.hide(owl);
    expect(paths()).toEqual([...HIDDEN, ...others].sort());
  });

  it('loses no file when a run stops at any step, and moves the rest in the next run', async () => {
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const { pictures, paths, endAfter, restart } = open(...PUBLIC);
      endAfter(steps);
      await pictures.hide(owl).catch(() => undefined);
      expect(new Set(paths().map((path) => path.slice(path.lastIndexOf('/') + 1)))).toEqual(
        new Set(FILES),
      );
      restart();
      await pictures.hide(owl);
      expect(paths()).toEqual(HIDDEN);
    }
  });

  it('moves all files when two runs overlap, and moves no file when a finished run is repeated', async () => {
    const { pictures, paths } = open(...PUBLIC);
    await Promise.all([pictures.hide(owl), pictures.hide(owl)]);
    await pictures.hide(owl);
    expect(paths()).toEqual(HIDDEN);
  });

  it('does not move a picture that is not in the folder of the item', async () => {
    const { pictures, paths } = open(...PUBLIC);
    await pictures.hide({ itemId: 'fox', picture });
    await pictures.hide({ ...owl, picture: { ...picture, url: '/elsewhere.webp' } });
    expect(paths()).toEqual(PUBLIC);
  });
});

describe('HiddenPictureStore.copyToPublic', () => {
  const namesOf = (copied: Picture) => {
    const start = copied.url.slice('/media/items/owl/'.length, -'.webp'.length);
    return NAMED.map((name) => name.replace(START, start));
  };

  it('copies the files that the item names to a new name, and `removeHidden` then removes all hidden files', async () => {
    const { pictures, paths } = open(...HIDDEN);
    const copies = await pictures.copyToPublic(owl);
    const names = namesOf(copies.picture);
    expect(names).not.toEqual(NAMED);
    expect(names[0]).toMatch(/^[0-9a-f]{32}\.webp$/);
    expect(copies.picture.thumbnails[0]?.url).toBe(`/media/items/owl/${names[1] ?? ''}`);
    expect(paths()).toEqual([...HIDDEN, ...inFolder('items', names)].sort());
    await copies.removeHidden();
    expect(paths()).toEqual(inFolder('items', names));
    expect(warn).not.toHaveBeenCalled();
  });

  it('returns a method `remove` that removes only the copies', async () => {
    const { pictures, paths } = open(...HIDDEN);
    await (await pictures.copyToPublic(owl)).remove();
    expect(paths()).toEqual(HIDDEN);
  });

  it('keeps the hidden files when a run stops at any step, and succeeds when the run is repeated', async () => {
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const { pictures, paths, endAfter, restart } = open(...HIDDEN);
      endAfter(steps);
      await pictures.copyToPublic(owl).catch(() => undefined);
      restart();
      expect(paths()).toEqual(expect.arrayContaining(HIDDEN));
      const { picture: copied } = await pictures.copyToPublic(owl);
      expect(paths()).toEqual(expect.arrayContaining(inFolder('items', namesOf(copied))));
    }
  });

  it('finds files that were not hidden yet, even when they move during the call', async () => {
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const { pictures, paths, endAfter, restart } = open(...PUBLIC);
      endAfter(steps);
      await pictures.hide(owl).catch(() => undefined);
      restart();
      const [copies] = await Promise.all([pictures.copyToPublic(owl), pictures.hide(owl)]);
      expect(paths()).toEqual(expect.arrayContaining(inFolder('items', namesOf(copies.picture))));
    }
    expect(warn).not.toHaveBeenCalled();
  });

  it('logs a file that is gone, and copies the other files', async () => {
    const { pictures, paths } = open(...inFolder('hidden', NAMED.slice(1)));
    const { picture: copied } = await pictures.copyToPublic(owl);
    expect(paths()).toEqual(expect.arrayContaining(inFolder('items', namesOf(copied).slice(1))));
    expect(warn.mock.calls).toEqual([
      ['hidden_picture_missing', { path: `hidden/owl/${START}.webp` }],
    ]);
  });
});

it('HiddenPictureStore.find returns the full picture from its public or its hidden path, and null when the picture is gone', async () => {
  for (const folder of ['items', 'hidden']) {
    const found = await open(...inFolder(folder, FILES)).pictures.find(owl);
    expect(found?.bytes.toString()).toBe(`${folder}/owl/${START}.webp`);
  }
  expect(await open().pictures.find(owl)).toBeNull();
});
