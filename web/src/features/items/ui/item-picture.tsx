import type { Item } from '@contract/schemas/item';
import { CoverImage } from '@/components/cover-image';
import { pictureSet } from '../model/picture-set';

const SIZES = '(min-width: 80rem) 19rem, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw';

/** An item's picture, cropped to a square. */
export const ItemPicture = ({ item, eager }: { readonly item: Item; readonly eager: boolean }) => (
  <CoverImage
    src={item.thumbnail}
    srcSet={pictureSet(item.picture)}
    sizes={SIZES}
    htmlWidth={item.picture.width}
    htmlHeight={item.picture.height}
    loading={eager ? 'eager' : 'lazy'}
  />
);
