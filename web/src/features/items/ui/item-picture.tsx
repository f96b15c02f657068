import { chakra } from '@chakra-ui/react/styled-system';
import type { Item } from '@contract/schemas/item';

const SIZES = '(min-width: 80rem) 19rem, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw';

/** An item's picture, cropped to a square; the browser takes the smallest rendition that is sharp. */
export function ItemPicture({ item, eager }: { readonly item: Item; readonly eager: boolean }) {
  const { picture } = item;
  const renditions = [...picture.thumbnails, picture];
  return (
    <chakra.img
      src={item.thumbnail}
      srcSet={renditions.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={SIZES}
      htmlWidth={picture.width}
      htmlHeight={picture.height}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      position="absolute"
      inset="0"
      w="full"
      h="full"
      objectFit="cover"
      // A listing's screenshot has its product above the middle.
      objectPosition="50% 25%"
    />
  );
}
