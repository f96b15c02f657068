import type { PictureArea } from '../schemas/picture-area';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Converts a rectangle in pixels to shares of the picture, clipped to the picture. */
export function pictureArea(
  { x, y, width, height }: Size & { readonly x: number; readonly y: number },
  picture: Size,
): PictureArea {
  const left = within(x / picture.width);
  const top = within(y / picture.height);
  return {
    x: left,
    y: top,
    width: within((x + width) / picture.width) - left,
    height: within((y + height) / picture.height) - top,
  };
}

const within = (share: number): number => Math.min(1, Math.max(0, share));
