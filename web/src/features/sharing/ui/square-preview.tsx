import type { PictureArea } from '@contract/schemas/picture-area';
import { useEffect, useRef } from 'react';

/** Width and height in pixels of the canvas: twice the largest size on the screen. */
const SIDE = 384;

interface SquarePreviewProps {
  readonly image: HTMLImageElement;
  /** The part of the picture that is shown. */
  readonly square: PictureArea;
  /** Hidden areas, which are black. */
  readonly areas: readonly PictureArea[];
  readonly className?: string | undefined;
}

/** A square of a picture, as cards show it. Decorative. */
export function SquarePreview({ image, square, areas, className }: SquarePreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { x, y, width, height } = square;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { naturalWidth, naturalHeight } = image;
    const [left, top] = [x * naturalWidth, y * naturalHeight];
    const [wide, high] = [width * naturalWidth, height * naturalHeight];
    context.clearRect(0, 0, SIDE, SIDE);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, left, top, wide, high, 0, 0, SIDE, SIDE);
    context.fillStyle = '#000000';
    for (const area of areas) {
      const [across, down] = [SIDE / width, SIDE / height];
      context.fillRect(
        (area.x - x) * across,
        (area.y - y) * down,
        area.width * across,
        area.height * down,
      );
    }
  }, [image, x, y, width, height, areas]);
  return <canvas ref={canvas} aria-hidden width={SIDE} height={SIDE} className={className} />;
}
