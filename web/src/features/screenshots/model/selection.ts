import { MIN_SELECTION_PX } from '@contract/schemas/extraction';

/** A rectangle on a picture, in pixels from its top left corner. */
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

/** Where the keyboard's rectangle begins, in percent of the picture: the middle, wide like a line of text. */
export const STARTING_SELECTION = { unit: '%', x: 10, y: 42, width: 80, height: 12 } as const;

/** Whether a rectangle on the shown picture is large enough to be meant (spec 1 §9). */
export const isLargeEnough = ({ width, height }: Size): boolean =>
  width > MIN_SELECTION_PX && height > MIN_SELECTION_PX;

/** Less than this is a line that was drawn, not a box, in pixels of the shown image. */
const MIN_REDACTION_PX = 3;

/** Whether a pointer has moved far enough to draw something, in pixels of the screen. */
export const isDrag = ({ width, height }: Size): boolean =>
  Math.max(width, height) > MIN_SELECTION_PX;

/** Whether a rectangle is meant as a redaction: a line of text may be thin on a small screen. */
export const isRedactable = (drawn: Size): boolean =>
  isDrag(drawn) && Math.min(drawn.width, drawn.height) >= MIN_REDACTION_PX;

/** A rectangle on the shown picture as whole pixels of the picture itself, clamped to it. */
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

/** A size scaled down, never up, so that no side is longer than `longest` pixels. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
