import type { Item } from '@contract/schemas/item';

/** The whole picture of an item, as large as a dialog with a frame shows it. */
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
