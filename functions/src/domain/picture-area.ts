import type { PictureArea } from '@contract/schemas/picture-area';
import type { Box, OcrPage } from './ocr-page';

/** A box in pixels as the part of its page that it takes; what sticks out is left out. */
export function pictureArea(
  box: Box,
  { width, height }: Pick<OcrPage, 'width' | 'height'>,
): PictureArea {
  const left = within(box.x / width);
  const top = within(box.y / height);
  return {
    x: left,
    y: top,
    width: within((box.x + box.width) / width) - left,
    height: within((box.y + box.height) / height) - top,
  };
}

const within = (share: number): number => Math.min(1, Math.max(0, share));
