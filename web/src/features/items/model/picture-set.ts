import type { Picture } from '@contract/schemas/image';

/** All renditions of a picture for a `srcset`, of which the browser takes the smallest that is sharp. */
export const pictureSet = (picture: Picture): string =>
  [...picture.thumbnails, picture].map(({ url, width }) => `${url} ${width}w`).join(', ');
