import { pictureHash } from '@contract/rules/picture-hash';
import {
  RECOGNITION_JPEG_QUALITY,
  RECOGNITION_MAX_SIDE,
} from '@contract/rules/recognition-picture';
import { PICTURE_MAX_SIDE } from '@contract/schemas/image';
import { fitWithin, type Rectangle, type Size, toPicturePixels } from './selection';

/** Returns a scaled-down copy of a screenshot, or `screenshot` itself if it is small enough or cannot be decoded. */
export async function scaleForRecognition(screenshot: File): Promise<Blob> {
  const image = await decodePicture(screenshot).catch(() => null);
  if (!image) return screenshot;
  const { naturalWidth: width, naturalHeight: height } = image;
  if (Math.max(width, height) <= RECOGNITION_MAX_SIDE) return screenshot;
  const blob = await drawn(image, { x: 0, y: 0, width, height }, 'image/jpeg');
  return blob ? new File([blob], 'screenshot.jpg', { type: blob.type }) : screenshot;
}

/**
 * Returns the decoded picture, in the orientation in which the browser shows it. Throws if the browser cannot decode
 * the file.
 */
export async function decodePicture(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Returns the selected area of the image as the file `selection.png`. `selection` is in pixels of the image on the
 * screen.
 */
export async function cropSelection(
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

/**
 * Returns the picture hash as 64 hex digits, or null if the picture has only one color. First scales the picture to the
 * size that the server stores, so that the browser and the server compute the same hash. Throws if the browser cannot
 * decode the picture.
 */
export async function hashOfPicture(picture: File): Promise<string | null> {
  const image = await decodePicture(picture);
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  const { width, height } = fitWithin(natural, PICTURE_MAX_SIDE);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return pictureHash(context.getImageData(0, 0, width, height));
}
