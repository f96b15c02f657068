import { randomBytes } from 'node:crypto';
import { avifUrlOf } from '@contract/rules/picture-files';
import type { DrawnSale } from '@contract/rules/drawn-card';
import type { CoverAndFocus } from '@contract/rules/cover-thumbnail-square';
import type { Picture } from '@contract/schemas/image';
import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { itemFolder, mediaPathOf, mediaUrl } from '../../domain/media-path';
import {
  hiddenPathOf,
  itemPictureFilesOf,
  type PicturedItem,
} from '../../domain/moderation/item-picture-files';
import type { MediaGateway } from '../../gateways/media/media';
import type {
  ThumbnailSource,
  CardPicture,
  PicturesGateway,
  PreparedPicture,
  EncodedPicture,
  Thumbnail,
} from '../../gateways/pictures/pictures';
import type { Logger } from '../../lib/logger';
import {
  createPictureFiles,
  type FilesMedia,
  type PictureFile,
  type PictureFiles,
} from './picture-files';

export interface StoredPicture {
  readonly picture: Picture;
  readonly pictureHash: string | null;
  /** Removes only the files that this call of `add` or `crop` stored. Logs a failure instead of throwing. */
  remove(): Promise<void>;
}

export interface PictureWithNewThumbnails {
  readonly picture: Picture;
  /**
   * Removes only the thumbnails that this call of `recut`, `redraw` or `redrawHidden` stored. Logs a failure instead of
   * throwing.
   */
  remove(): Promise<void>;
}

/**
 * The cover and the focus of the uncropped picture, and the fields of the sale. If the cropped picture has no cover,
 * its thumbnails are drawn from the fields of the sale.
 */
export interface PartsAndSale {
  readonly parts: CoverAndFocus;
  readonly sale: DrawnSale;
}

export interface StoredCrop extends StoredPicture {
  /** The cover and the focus, as areas of the cropped picture. */
  readonly parts: CoverAndFocus;
  /**
   * Removes every file of the uncropped picture. Must be called only after the stored item names the cropped picture.
   * Logs a failure instead of throwing.
   */
  removeUncropped(): Promise<void>;
}

export interface PictureStore {
  /**
   * Stores an upload with its thumbnails under a new name, so that two attempts to store one item never share a file.
   * If a file cannot be stored, stores none. Throws AppError 'unsupported_media_type' or 'too_large'.
   */
  add(
    itemId: string,
    upload: Buffer,
    coverOrSale: ThumbnailSource,
    log: Logger,
  ): Promise<StoredPicture>;
  /**
   * Cuts thumbnails from a stored picture and stores them under new names. The earlier thumbnails stay, because lists
   * that members have open still name them. Stores nothing if it fails. Returns null if the picture is gone.
   */
  recut(
    picture: Picture,
    cover: PictureArea,
    log: Logger,
  ): Promise<PictureWithNewThumbnails | null>;
  /** Draws thumbnails and stores them under new names, like `recut`, but without reading the picture. */
  redraw(picture: Picture, sale: DrawnSale, log: Logger): Promise<PictureWithNewThumbnails | null>;
  /**
   * Draws thumbnails like `redraw`, but for an item that moderation hides. Stores them in the folder that only admins
   * can see.
   */
  redrawHidden(
    item: PicturedItem,
    sale: DrawnSale,
    log: Logger,
  ): Promise<PictureWithNewThumbnails | null>;
  /**
   * Crops a stored picture to an item part, and stores the result with its thumbnails under a new name. Stores nothing
   * if it fails. Returns null if the picture is gone. Throws AppError 'bad_request' if `cropProblem` returns a problem.
   */
  crop(
    item: PicturedItem,
    part: ItemPart,
    partsAndSale: PartsAndSale,
    log: Logger,
  ): Promise<StoredCrop | null>;
}

export function createPictureStore({
  pictures,
  media,
}: {
  readonly pictures: PicturesGateway;
  readonly media: FilesMedia & Pick<MediaGateway, 'get'>;
}): PictureStore {
  const files = createPictureFiles(media);

  const putPrepared = async (itemId: string, prepared: PreparedPicture, log: Logger) => {
    const base = `${itemFolder(itemId)}/${randomBytes(16).toString('hex')}`;
    const full = { path: fullPath(base), bytes: prepared.full.bytes };
    const remove = await files.put([full, ...thumbnailFiles(base, prepared)], log);
    const picture = { ...stored(full.path, prepared.full), ...thumbnailsOf(base, prepared) };
    return { picture, pictureHash: prepared.pictureHash, remove };
  };

  const putThumbnails = thumbnailsIn(files);

  return {
    add: async (itemId, upload, coverOrSale, log) =>
      putPrepared(itemId, await pictures.prepare(upload, coverOrSale), log),
    async recut(picture, cover, log) {
      const path = mediaPathOf(picture.url);
      const file = path === null ? null : await media.get(path);
      if (path === null || !file) return null;
      return putThumbnails(picture, path, await pictures.cut(file.bytes, cover), log);
    },
    async redraw(picture, sale, log) {
      const path = mediaPathOf(picture.url);
      return path === null ? null : putThumbnails(picture, path, await pictures.draw(sale), log);
    },
    async redrawHidden(item, sale, log) {
      const itemFiles = itemPictureFilesOf(item);
      if (!itemFiles) return null;
      const path = itemFiles.public(fullPath(itemFiles.start));
      const card = await pictures.draw(sale);
      return putThumbnails(item.picture, path, card, log, (it) => hiddenPathOf(itemFiles, it));
    },
    async crop({ itemId, picture }, part, { parts, sale }, log) {
      const uncropped = itemPictureFilesOf({ itemId, picture });
      const file = uncropped && (await media.get(fullPath(uncropped.public(uncropped.start))));
      if (!file) return null;
      const cropped = await pictures.crop(file.bytes, part, parts, sale);
      const saved = await putPrepared(itemId, cropped, log);
      const start = uncropped.public(uncropped.start);
      const removeUncropped = () => files.removeStartingWith(start, itemFolder(itemId), log);
      return { ...saved, parts: cropped.parts, removeUncropped };
    },
  };
}

/**
 * Creates a function that stores thumbnails in the folder of the picture at `path`. `place` maps the public path of
 * each file to its path in the store.
 */
const thumbnailsIn =
  (files: PictureFiles) =>
  async (
    picture: Picture,
    path: string,
    card: CardPicture,
    log: Logger,
    place = (thumbnail: string) => thumbnail,
  ): Promise<PictureWithNewThumbnails> => {
    const base = `${path.replace(/\.webp$/, '')}-${randomBytes(4).toString('hex')}`;
    const placed = thumbnailFiles(base, card).map((it) => ({ ...it, path: place(it.path) }));
    const remove = await files.put(placed, log);
    return { picture: { ...picture, ...thumbnailsOf(base, card) }, remove };
  };

const fullPath = (base: string) => `${base}.webp`;
const thumbnailPath = (base: string, { nominalWidth }: Thumbnail) =>
  `${base}-${String(nominalWidth)}.webp`;

function thumbnailFiles(base: string, { thumbnails }: CardPicture): PictureFile[] {
  return thumbnails.flatMap((thumbnail) => {
    const path = thumbnailPath(base, thumbnail);
    const { bytes, avif } = thumbnail;
    return [{ path, bytes }, ...(avif ? [{ path: avifUrlOf(path), bytes: avif }] : [])];
  });
}

const stored = (path: string, { width, height }: EncodedPicture) => ({
  url: mediaUrl(path),
  width,
  height,
});

const thumbnailsOf = (base: string, { thumbnails, placeholder, shown, isDrawn }: CardPicture) => ({
  thumbnails: thumbnails.map((it) => stored(thumbnailPath(base, it), it)),
  hasAvif: thumbnails.every(({ avif }) => avif !== null),
  placeholder,
  shown,
  isDrawn,
});
