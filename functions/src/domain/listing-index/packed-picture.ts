import type { Picture } from '@contract/schemas/image';

type PackedRendition = readonly [url: string, width: number, height: number];

/** The whole picture and then its thumbnails, their addresses without the item's own folder. */
export type PackedPicture = readonly PackedRendition[];

const folderOf = (itemId: string) => `/media/items/${itemId}/`;

/** A picture without what its item's id says already. */
export function packPicture(itemId: string, { thumbnails, ...whole }: Picture): PackedPicture {
  const folder = folderOf(itemId);
  return [whole, ...thumbnails].map(({ url, width, height }) => [
    url.startsWith(folder) ? url.slice(folder.length) : url,
    width,
    height,
  ]);
}

/** What `packPicture` packed; throws where there is no picture. */
export function unpackPicture(itemId: string, packed: PackedPicture): Picture {
  const [whole, ...thumbnails] = packed.map(([name, width, height]) => ({
    // A file's name has no slash; whatever has one was kept as it is.
    url: name.includes('/') ? name : folderOf(itemId) + name,
    width,
    height,
  }));
  if (!whole) throw new Error('A listed item has no picture');
  return { ...whole, thumbnails };
}
