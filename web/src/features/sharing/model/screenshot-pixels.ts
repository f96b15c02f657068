import {
  RECOGNITION_JPEG_QUALITY,
  RECOGNITION_MAX_SIDE,
} from '@contract/rules/recognition-picture';
import { fitWithin, type Rectangle, type Size, toPicturePixels } from './selection';

/** A screenshot as it is sent to be read: scaled down where it is larger than reading needs, else itself. */
export async function scaledForReading(screenshot: File): Promise<Blob> {
  const image = await decodedPicture(screenshot).catch(() => null);
  if (!image) return screenshot;
  const { naturalWidth: width, naturalHeight: height } = image;
  if (Math.max(width, height) <= RECOGNITION_MAX_SIDE) return screenshot;
  const blob = await drawn(image, { x: 0, y: 0, width, height }, 'image/jpeg');
  return blob ? new File([blob], 'screenshot.jpg', { type: blob.type }) : screenshot;
}

/**
 * A picture as the browser shows it, upright: what is read, shown and painted are one and the same, and so
 * a part of one is that part of the others. Rejects where the browser cannot decode it.
 */
export async function decodedPicture(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  try {
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
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
  const size = fitWithin(part, RECOGNITION_MAX_SIDE);
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  const { x, y, width, height } = part;
  context.drawImage(source, x, y, width, height, 0, 0, size.width, size.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, RECOGNITION_JPEG_QUALITY));
}
