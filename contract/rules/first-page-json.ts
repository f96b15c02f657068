import type { Picture } from '../schemas/image';
import type { Item } from '../schemas/item';
import { thumbnailUrlOf } from './item-view';

// The functions of this file shorten the JSON in a page's HTML. A thumbnail's URL begins with its picture's URL, so the
// JSON contains only the rest of the thumbnail's URL. This saves 0.3 kB of the compressed HTML of `/`.

/**
 * Stands for the URL in an item's `thumbnail`. The JSON does not repeat this URL, because `parseFirstPageJson` can take
 * it from the thumbnails of the item's picture.
 */
const REPEATED = 0;

type Rendition = Picture['thumbnails'][number];
/**
 * A thumbnail in the JSON. `end` is the rest of the thumbnail's URL after the beginning that it shares with the
 * picture's URL, such as '-320.webp'.
 */
type Short = readonly [end: string, width: number, height: number];

/** Writes data as JSON that `parseFirstPageJson` can parse. Escapes '<', because a title could contain '</script>'. */
export const toFirstPageJson = (data: unknown): string =>
  JSON.stringify(data, (_key, value: unknown) => shortened(value)).replaceAll(
    '<',
    String.raw`\u003c`,
  );

/** Parses what `toFirstPageJson` wrote. */
export const parseFirstPageJson = (json: string): unknown =>
  JSON.parse(json, (_key, value: unknown) => lengthened(value));

function shortened(value: unknown): unknown {
  if (isItem(value))
    return value.thumbnail === thumbnailUrlOf(value) ? { ...value, thumbnail: REPEATED } : value;
  if (!isPicture(value)) return value;
  const stem = stemOf(value);
  const thumbnails = value.thumbnails.map((it): Rendition | Short =>
    it.url.startsWith(stem) ? [it.url.slice(stem.length), it.width, it.height] : it,
  );
  return { ...value, thumbnails };
}

function lengthened(value: unknown): unknown {
  if (isItem(value))
    return value.thumbnail === REPEATED ? { ...value, thumbnail: thumbnailUrlOf(value) } : value;
  if (!isPicture(value)) return value;
  const stem = stemOf(value);
  const thumbnails = value.thumbnails.map((it: Rendition | Short) =>
    'url' in it ? it : { url: stem + it[0], width: it[1], height: it[2] },
  );
  return { ...value, thumbnails };
}

const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'thumbnails' in value && 'url' in value;

const isItem = (
  value: unknown,
): value is Pick<Item, 'picture'> & { readonly thumbnail?: unknown } =>
  typeof value === 'object' && value !== null && 'picture' in value && isPicture(value.picture);

const stemOf = ({ url }: Picture): string => url.replace(/\.\w+$/, '');
