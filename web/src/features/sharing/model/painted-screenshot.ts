import { RECOGNITION_MAX_SIDE } from '@contract/rules/recognition-picture';
import { MAX_IMAGE_BYTES } from '@contract/schemas/image';
import type { PictureArea } from '@contract/schemas/picture-area';
import { decodedPicture } from './screenshot-pixels';
import { type Rectangle, type Size, toPicturePixels } from './selection';

/** What is hidden on a screenshot could not be painted over; `message` is a sentence for the member. */
export class UnpaintableScreenshot extends Error {
  constructor(cause?: unknown) {
    super(
      'This browser cannot hide parts of this picture, so nothing was sent. Please choose it as a JPEG or PNG.',
      { cause },
    );
    this.name = 'UnpaintableScreenshot';
  }
}

const BLACK = '#000000';
const JPEG = { type: 'image/jpeg', ending: 'jpg', quality: 0.92 } as const;
const SMALLER_JPEG = { ...JPEG, quality: 0.75 } as const;
const PNG = { type: 'image/png', ending: 'png', quality: 1 } as const;

/** Some browsers blur every pixel that is read back by a little, to be told apart less easily. */
const BLACK_ENOUGH = 8;

/**
 * A screenshot as it may be seen: the hidden areas painted black, opaque, at the picture's own resolution
 * and upright, without the metadata of the file. Where nothing is hidden it is the file itself. Equal areas
 * make equal bytes, and the time of the file stays, so that a repeat is known as one.
 *
 * Rejects with UnpaintableScreenshot where that cannot be done, and never answers with the bare picture.
 */
export async function paintedScreenshot(
  screenshot: File,
  hidden: readonly PictureArea[],
): Promise<File> {
  if (hidden.length === 0) return screenshot;
  try {
    return await painted(screenshot, hidden);
  } catch (cause) {
    throw new UnpaintableScreenshot(cause);
  }
}

/**
 * The pixels to paint for an area: whole ones, and around them what one pixel of the scaled picture that was
 * read stands for, since no edge that was found there is known better.
 */
export function paintedPixels(area: PictureArea, picture: Size): Rectangle {
  const margin = Math.max(1, Math.max(picture.width, picture.height) / RECOGNITION_MAX_SIDE);
  const [across, down] = [margin / picture.width, margin / picture.height];
  const { x, y, width, height } = area;
  const larger = {
    x: x - across,
    y: y - down,
    width: width + 2 * across,
    height: height + 2 * down,
  };
  return toPicturePixels(larger, { width: 1, height: 1 }, picture);
}

async function painted(screenshot: File, hidden: readonly PictureArea[]): Promise<File> {
  const image = await decodedPicture(screenshot);
  const picture: Size = { width: image.naturalWidth, height: image.naturalHeight };
  const canvas = Object.assign(document.createElement('canvas'), picture);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas of this size');
  // A JPEG has no transparency: without paper beneath it would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(image, 0, 0);
  context.fillStyle = BLACK;
  for (const area of hidden) {
    const { x, y, width, height } = paintedPixels(area, picture);
    context.fillRect(x, y, width, height);
    if (!isBlack(context.getImageData(x, y, width, height))) throw new Error('Not painted over');
  }
  return encoded(canvas, screenshot);
}

/** A canvas beyond the browser's limit takes every call and stays empty. */
function isBlack({ data }: ImageData): boolean {
  for (let index = 0; index < data.length; index += 4) {
    const lightest = Math.max(data[index] ?? 255, data[index + 1] ?? 255, data[index + 2] ?? 255);
    if (lightest > BLACK_ENOUGH || data[index + 3] !== 255) return false;
  }
  return true;
}

async function encoded(canvas: HTMLCanvasElement, { name, type, lastModified }: File) {
  for (const form of type === PNG.type ? [PNG, JPEG, SMALLER_JPEG] : [JPEG, SMALLER_JPEG]) {
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, form.type, form.quality),
    );
    if (blob?.type === form.type && blob.size <= MAX_IMAGE_BYTES)
      return new File([blob], renamed(name, form.ending), { type: form.type, lastModified });
  }
  throw new Error('Too large to be sent');
}

/** A file's name with the ending of what it is now: 'order.heic' becomes 'order.jpg'. */
const renamed = (name: string, ending: string): string =>
  `${name.replace(/\.[^.]*$/, '') || 'screenshot'}.${ending}`;
