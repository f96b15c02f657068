import type { Picture } from '@contract/schemas/image';

type PackedRendition = readonly [name: string, width: number, height: number];

/** The whole picture and then its thumbnails, without what the item's id and the whole one's name say. */
export type PackedPicture = readonly PackedRendition[];

const folderOf = (itemId: string) => `/media/items/${itemId}/`;
const TYPE = '.webp';

/** What a stored picture's address says beyond what begins it; an address of another kind whole. */
const shortened = (url: string, beginning: string) =>
  url.startsWith(beginning) && url.endsWith(TYPE) ? url.slice(beginning.length, -TYPE.length) : url;

const lengthened = (name: string, beginning: string) =>
  name.includes('/') ? name : beginning + name + TYPE;

/** A stored picture in few letters. */
export function packPicture(itemId: string, { thumbnails, ...whole }: Picture): PackedPicture {
  const name = shortened(whole.url, folderOf(itemId));
  const stem = name.includes('/') ? folderOf(itemId) : folderOf(itemId) + name;
  return [
    [name, whole.width, whole.height],
    ...thumbnails.map(({ url, width, height }): PackedRendition => [
      shortened(url, stem),
      width,
      height,
    ]),
  ];
}

/** What `packPicture` packed; throws where there is no picture. */
export function unpackPicture(itemId: string, packed: PackedPicture): Picture {
  const [whole, ...thumbnails] = packed;
  if (!whole) throw new Error('A listed item has no picture');
  const [name, width, height] = whole;
  const stem = name.includes('/') ? folderOf(itemId) : folderOf(itemId) + name;
  return {
    url: lengthened(name, folderOf(itemId)),
    width,
    height,
    thumbnails: thumbnails.map(([rest, thumbnailWidth, thumbnailHeight]) => ({
      url: lengthened(rest, stem),
      width: thumbnailWidth,
      height: thumbnailHeight,
    })),
  };
}
