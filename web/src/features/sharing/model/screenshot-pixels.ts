import { READING_JPEG_QUALITY, READING_MAX_SIDE } from '@contract/rules/reading-picture';
import { fitWithin, type Rectangle, type Size, toPicturePixels } from './selection';

/** A screenshot as it is sent to be read: scaled down where it is larger than reading needs, else itself. */
export async function scaledForReading(screenshot: File): Promise<Blob> {
  const bitmap = await createImageBitmap(screenshot).catch(() => null);
  if (!bitmap) return screenshot;
  try {
    if (Math.max(bitmap.width, bitmap.height) <= READING_MAX_SIDE) return screenshot;
    const whole = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
    const blob = await drawn(bitmap, whole, 'image/jpeg');
    return blob ? new File([blob], 'screenshot.jpg', { type: blob.type }) : screenshot;
  } finally {
    bitmap.close();
  }
}

/** The selected part of a shown image as `selection.png`, at the resolution of the picture itself. */
export async function croppedSelection(
  image: HTMLImageElement,
  selection: Rectangle,
): Promise<File | null> {
  const shown: Size = { width: image.clientWidth, height: image.clientHeight };
  const picture: Size = { width: image.naturalWidth, height: image.naturalHeight };
  const blob = await drawn(image, toPicturePixels(selection, shown, picture), 'image/png');
  return blob && new File([blob], 'selection.png', { type: 'image/png' });
}

function drawn(source: CanvasImageSource, part: Rectangle, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const size = fitWithin(part, READING_MAX_SIDE);
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  const { x, y, width, height } = part;
  context.drawImage(source, x, y, width, height, 0, 0, size.width, size.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, READING_JPEG_QUALITY));
}
