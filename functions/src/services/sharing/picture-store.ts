import type { Picture } from '@contract/schemas/image';
import { MEDIA_TYPE, mediaUrl } from '../../domain/media-path';
import type { MediaGateway } from '../../gateways/media/media';
import type { PicturesGateway, Rendition } from '../../gateways/pictures/pictures';

export interface StoredPicture {
  readonly picture: Picture;
  readonly pictureHash: string | null;
}

export interface PictureStore {
  /** Stores an upload with its thumbnails. Throws AppError 'unsupported_media_type' or 'too_large'. */
  add(itemId: string, upload: Buffer): Promise<StoredPicture>;
  removeAll(itemId: string): Promise<void>;
}

export function createPictureStore({
  pictures,
  media,
}: {
  readonly pictures: PicturesGateway;
  readonly media: MediaGateway;
}): PictureStore {
  const store = async (path: string, { bytes, width, height }: Rendition) => {
    await media.put(path, { bytes, contentType: MEDIA_TYPE });
    return { url: mediaUrl(path), width, height };
  };
  return {
    async add(itemId, upload) {
      const { hash, pictureHash, full, thumbnails } = await pictures.prepare(upload);
      const base = `${folderOf(itemId)}/${hash}`;
      const [stored, ...storedThumbnails] = await Promise.all([
        store(`${base}.webp`, full),
        ...thumbnails.map((thumbnail) =>
          store(`${base}-${thumbnail.nominalWidth}.webp`, thumbnail),
        ),
      ]);
      return { picture: { ...stored, thumbnails: storedThumbnails }, pictureHash };
    },
    removeAll: (itemId) => media.removeFolder(folderOf(itemId)),
  };
}

function folderOf(itemId: string): string {
  return `items/${itemId}`;
}
