import {
  partLayout,
  coverAndFocusInLayout,
  projectBoxIntoLayout,
} from '@contract/rules/part-layout';
import { RECOGNITION_MAX_SIDE } from '@contract/rules/recognition-picture';
import { MAX_IMAGE_BYTES } from '@contract/schemas/image';
import { isWholeScreenshot, type ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import type { CoverAndFocus } from '@contract/rules/cover-thumbnail-square';
import { type RedactionArea, RedactionError } from './redaction';
import { decodePicture } from './screenshot-pixels';
import { type Rectangle, type Size, toPicturePixels } from './selection';

/**
 * The areas of a screenshot that the prepared picture shows or hides. All areas are in fractions (0 to 1) of the
 * screenshot's width and height.
 */
export interface PreparedPictureOptions {
  readonly itemPart: ItemPart;
  /** The areas to black out. */
  readonly areas: readonly RedactionArea[];
  /** Cover and focus in the screenshot. Null if the screenshot was not read. */
  readonly parts: CoverAndFocus | null;
}

/** The picture file that the browser uploads. */
export interface PreparedPicture {
  readonly file: File;
  /** Cover and focus as areas of this picture. */
  readonly parts: CoverAndFocus | null;
}

const BLACK = '#000000';
const JPEG = { type: 'image/jpeg', ending: 'jpg', quality: 0.92 } as const;
const SMALLER_JPEG = { ...JPEG, quality: 0.75 } as const;
const PNG = { type: 'image/png', ending: 'png', quality: 1 } as const;

/**
 * The highest value of a color channel (0 to 255) in a pixel that counts as black. It is not 0, because some browsers
 * add noise to pixels to prevent fingerprinting.
 */
const BLACK_ENOUGH = 8;

/**
 * Returns the item's part of the screenshot, with the hidden areas in opaque black. The picture is upright, in full
 * resolution and without metadata. If all of the screenshot is shown and nothing is hidden, the file is `screenshot`
 * itself. Equal choices give equal bytes, so that the server recognizes a retry. Throws RedactionError if the picture
 * cannot be prepared, so that a picture never shows more than the member chose.
 */
export async function preparePicture(
  screenshot: File,
  choices: PreparedPictureOptions,
): Promise<PreparedPicture> {
  const { itemPart, areas, parts } = choices;
  if (areas.length === 0 && isWholeScreenshot(itemPart)) return { file: screenshot, parts };
  try {
    return await prepared(screenshot, choices);
  } catch (cause) {
    throw new RedactionError(cause);
  }
}

/**
 * Returns an area in whole pixels with a margin. The margin is one pixel of the scaled-down picture that the
 * recognition used, because the boxes of the recognition are accurate only to such a pixel.
 */
export function redactedPixels(area: PictureArea, picture: Size): Rectangle {
  const margin = Math.max(1, Math.max(picture.width, picture.height) / RECOGNITION_MAX_SIDE);
  const across = margin / picture.width;
  const down = margin / picture.height;
  const { x, y, width, height } = area;
  const larger = {
    x: x - across,
    y: y - down,
    width: width + 2 * across,
    height: height + 2 * down,
  };
  return toPicturePixels(larger, { width: 1, height: 1 }, picture);
}

async function prepared(
  screenshot: File,
  { itemPart, areas, parts }: PreparedPictureOptions,
): Promise<PreparedPicture> {
  const image = await decodePicture(screenshot);
  const { canvas, layout, size } = drawRedactedItemPart(image, { itemPart, areas });
  const file = await encoded(canvas, screenshot);
  return { file, parts: parts && coverAndFocusInLayout(parts, layout, size) };
}

/**
 * Draws the item's part of a screenshot with the hidden areas in black. Returns the canvas, its layout, and the size of
 * the whole screenshot. Throws if the browser cannot draw the picture.
 */
export function drawRedactedItemPart(
  image: HTMLImageElement,
  { itemPart, areas }: Pick<PreparedPictureOptions, 'itemPart' | 'areas'>,
) {
  const size: Size = { width: image.naturalWidth, height: image.naturalHeight };
  const layout = partLayout(itemPart, size);
  const canvas = document.createElement('canvas');
  canvas.width = layout.width;
  canvas.height = layout.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas of this size');
  // Fills gaps and transparent pixels with white. Transparent pixels would become black in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, layout.width, layout.height);
  for (const { from, at } of layout.pieces)
    // prettier-ignore
    context.drawImage(image, from.x, from.y, from.width, from.height, at.x, at.y, at.width, at.height);
  if (isEmpty(context)) throw new Error('The canvas stayed empty');
  context.fillStyle = BLACK;
  for (const area of areas)
    for (const { x, y, width, height } of projectBoxIntoLayout(
      redactedPixels(area, size),
      layout,
    )) {
      context.fillRect(x, y, width, height);
      if (!isBlack(context.getImageData(x, y, width, height)))
        throw new Error('The areas are not black');
    }
  return { canvas, layout, size };
}

/**
 * Returns whether a canvas is empty. If a canvas is larger than the browser allows, all calls succeed, but the canvas
 * stays empty.
 */
const isEmpty = (context: CanvasRenderingContext2D): boolean =>
  context.getImageData(0, 0, 1, 1).data[3] !== 255;

/**
 * Returns whether all pixels of a hidden area are black. Checked before the picture is shared, because other pixels
 * could show what must be hidden.
 */
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
  throw new Error('The picture is too large');
}

const renamed = (name: string, ending: string): string =>
  `${name.replace(/\.[^.]*$/, '') || 'screenshot'}.${ending}`;
