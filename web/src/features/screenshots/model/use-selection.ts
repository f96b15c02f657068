import { type KeyboardEvent, useEffect, useState } from 'react';
import { convertToPixelCrop, type Crop } from 'react-image-crop';
import type { DragTarget } from './extraction';
import { isRedactable, isLargeEnough, type Rectangle, STARTING_SELECTION } from './selection';

const SELECTION = '.ReactCrop__crop-selection';

interface SelectionOptions {
  readonly target: DragTarget | null;
  /** Begins with a rectangle to move by arrow keys. */
  readonly byKeyboard: boolean;
  readonly disabled: boolean;
  /** `placed` where the rectangle was not drawn, but put there and moved. */
  readonly onSelected: (image: HTMLImageElement, selection: Rectangle, placed: boolean) => void;
}

/**
 * The rectangle on a shown screenshot. One that is drawn is selected when the pointer lets go of it; one
 * that was placed is moved and resized at leisure, and selected by Enter or a button. Each target begins
 * with a rectangle of its own.
 */
export function useSelection({ target, byKeyboard, disabled, onSelected }: SelectionOptions) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<Crop>();
  const [placed, setPlaced] = useState(false);
  const [begun, setBegun] = useState<DragTarget | null>(null);
  const begin = (withBox: boolean) => {
    setCrop(withBox ? STARTING_SELECTION : undefined);
    setPlaced(withBox);
  };
  if (begun !== target) {
    setBegun(target);
    begin(byKeyboard && target !== null);
  }
  useEffect(() => {
    if (placed) frame?.querySelector<HTMLElement>(SELECTION)?.focus();
  }, [placed, frame, target]);

  const selection =
    crop && image && convertToPixelCrop(crop, image.clientWidth, image.clientHeight);
  const select = () => {
    if (!image || !selection || disabled) return;
    onSelected(image, selection, placed);
    // A redaction area is drawn by itself; a part that is being recognised stays marked.
    if (target === 'redaction') begin(false);
  };
  return {
    setFrame,
    setImage,
    crop,
    setCrop,
    placed,
    select,
    place: () => begin(true),
    onDragEnd: (event: PointerEvent) => {
      if (event.type !== 'pointerup' || placed) return;
      // What is too small was a slip: left there, the next drag would pull at its corners.
      const isMeant = target === 'redaction' ? isRedactable : isLargeEnough;
      if (selection && !isMeant(selection)) setCrop(undefined);
      else select();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const on = event.target instanceof Element && event.target.closest(SELECTION);
      if (event.key !== 'Enter' || !on) return;
      event.preventDefault();
      select();
    },
  };
}
