import { PROFILE_PICTURE_SIDE } from '@contract/rules/member-picture';

/** A square inside a picture, in percent of the picture's size. */
export interface PercentSquare {
  readonly unit: '%';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the largest square in the middle of a picture. */
export function middleSquare({ width, height }: Size): PercentSquare {
  const side = Math.min(width, height);
  const across = (side / width) * 100;
  const down = (side / height) * 100;
  return {
    unit: '%',
    x: (100 - across) / 2,
    y: (100 - down) / 2,
    width: across,
    height: down,
  };
}

/** Draws a square of an image over the whole canvas. The browser rotates the image according to its EXIF data. */
export function drawSquare(
  image: HTMLImageElement,
  { x, y, width, height }: PercentSquare,
  canvas: HTMLCanvasElement,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const across = image.naturalWidth / 100;
  const down = image.naturalHeight / 100;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(
    image,
    ...([x * across, y * down, width * across, height * down] as const),
    ...([0, 0, canvas.width, canvas.height] as const),
  );
}

/**
 * Returns the square of the picture as a JPEG file, or as a PNG file if the picture may be transparent. Returns null if
 * the browser cannot draw the picture.
 */
export function croppedSquareFile(
  image: HTMLImageElement,
  square: PercentSquare,
  { type }: Pick<File, 'type'>,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = PROFILE_PICTURE_SIDE;
  drawSquare(image, square, canvas);
  const format = type === 'image/jpeg' ? type : 'image/png';
  return new Promise((resolve) => canvas.toBlob(resolve, format, 0.92));
}
