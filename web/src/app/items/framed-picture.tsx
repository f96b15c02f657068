import type { Item } from '@contract/schemas/item';

/** Shows an item's whole picture in the size that all dialogs with a frame use. */
export const FramedPicture = ({ item: { picture, title } }: { readonly item: Item }) => (
  <img
    src={picture.url}
    alt={`Picture of ${title}`}
    width={picture.width}
    height={picture.height}
    draggable={false}
    style={{ width: 'auto', height: 'auto', maxHeight: '60dvh' }}
  />
);
