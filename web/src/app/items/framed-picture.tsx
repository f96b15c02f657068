import type { Item } from '@contract/schemas/item';

/** An item's whole picture, at the size used in frame dialogs. */
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
