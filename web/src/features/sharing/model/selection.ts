import { MIN_SELECTION_PX } from '@contract/schemas/extraction';

/** In pixels from the top left corner of a picture. */
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

/** For keyboard users: in the middle of the picture, shaped like a line of text. */
export const STARTING_SELECTION = { unit: '%', x: 10, y: 42, width: 80, height: 12 } as const;

export const isLargeEnough = ({ width, height }: Size): boolean =>
  width > MIN_SELECTION_PX && height > MIN_SELECTION_PX;

/** In screen pixels. */
const MIN_REDACTION_PX = 3;

/** Returns the size in screen pixels, which grows with the zoom. Rounds to thousandths, because fractions of a picture are inexact. */
export function sizeOnScreen({ width, height }: Size, image: HTMLElement): Size {
  const zoom = image.getBoundingClientRect().width / image.clientWidth;
  const shown = (length: number) => Math.round(length * zoom * 1000) / 1000;
  return { width: shown(width), height: shown(height) };
}

/** Whether the pointer moved far enough to draw, in screen pixels. */
export const isDrag = ({ width, height }: Size): boolean =>
  Math.max(width, height) > MIN_SELECTION_PX;

/** Allows thin rectangles, because a line of text can be thin on a phone. */
export const isRedactable = (drawn: Size): boolean =>
  isDrag(drawn) && Math.min(drawn.width, drawn.height) >= MIN_REDACTION_PX;

/** Converts a selection in shown pixels to whole picture pixels, clamped to the picture. */
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

/** Scales down, never up, until no side is longer than `longest` pixels. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
