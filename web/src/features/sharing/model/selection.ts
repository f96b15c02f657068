import { MIN_SELECTION_PX } from '@contract/schemas/extraction';

/** A rectangle in pixels from the top left corner of a picture. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The first rectangle for members who use the keyboard, in percent of the picture. It is in the middle of the picture
 * and has the shape of a line of text.
 */
export const STARTING_SELECTION = { unit: '%', x: 10, y: 42, width: 80, height: 12 } as const;

export const isLargeEnoughToSelect = ({ width, height }: Size): boolean =>
  width > MIN_SELECTION_PX && height > MIN_SELECTION_PX;

/**
 * The minimum thickness of a hidden area in screen pixels. It is the height of a line of text, so a flat swipe over a
 * name is enough to hide the name.
 */
const MIN_REDACTION_PX = 12;

const zoomOf = (image: HTMLElement): number =>
  image.getBoundingClientRect().width / image.clientWidth;

/**
 * Converts a size from pixels before zooming to pixels on the zoomed screen. Rounds to thousandths of a pixel, because
 * positions are stored as inexact fractions of the picture.
 */
export function sizeOnScreen({ width, height }: Size, image: HTMLElement): Size {
  const zoom = zoomOf(image);
  const shown = (length: number) => Math.round(length * zoom * 1000) / 1000;
  return { width: shown(width), height: shown(height) };
}

/** Returns whether the pointer moved far enough, in screen pixels, to draw a rectangle. */
export const isLargeEnoughToDraw = ({ width, height }: Size): boolean =>
  Math.max(width, height) > MIN_SELECTION_PX;

/**
 * Widens a drawn rectangle to the minimum thickness. The middle of the rectangle stays the same, unless the rectangle
 * would leave the picture.
 */
export function widenToMinThickness(drawn: Rectangle, image: HTMLElement): Rectangle {
  const least = MIN_REDACTION_PX / zoomOf(image);
  const side = (start: number, length: number, end: number): readonly [number, number] => {
    const thick = Math.min(Math.max(length, least), end);
    return [clamp(start + (length - thick) / 2, 0, end - thick), thick];
  };
  const [x, width] = side(drawn.x, drawn.width, image.clientWidth);
  const [y, height] = side(drawn.y, drawn.height, image.clientHeight);
  return { x, y, width, height };
}

/** Converts a selection from screen pixels to whole pixels of the picture. Cuts off the area outside the picture. */
export function toPicturePixels(selection: Rectangle, shown: Size, picture: Size): Rectangle {
  const across = picture.width / shown.width;
  const down = picture.height / shown.height;
  const x = clamp(Math.floor(selection.x * across), 0, picture.width - 1);
  const y = clamp(Math.floor(selection.y * down), 0, picture.height - 1);
  const right = Math.ceil((selection.x + selection.width) * across);
  const bottom = Math.ceil((selection.y + selection.height) * down);
  return {
    x,
    y,
    width: clamp(right - x, 1, picture.width - x),
    height: clamp(bottom - y, 1, picture.height - y),
  };
}

/** Returns the size scaled down so that no side is longer than `longest` pixels. Never scales up. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
