import { type KeyboardEvent, useEffect, useState } from 'react';
import { convertToPixelCrop, type Crop } from 'react-image-crop';
import { isLargeEnough, type Rectangle, STARTING_SELECTION } from './selection';

const SELECTION = '.ReactCrop__crop-selection';

interface SelectionOptions {
  /** Begins with a rectangle to move by arrow keys. */
  readonly byKeyboard: boolean;
  readonly disabled: boolean;
  readonly onRead: (image: HTMLImageElement, selection: Rectangle) => void;
}

/**
 * The rectangle on a shown screenshot. One that is drawn is read when the pointer lets go of it; one that
 * was placed is moved and resized at leisure, and read by Enter or a button.
 */
export function useSelection({ byKeyboard, disabled, onRead }: SelectionOptions) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<Crop | undefined>(byKeyboard ? STARTING_SELECTION : undefined);
  const [placed, setPlaced] = useState(byKeyboard);
  useEffect(() => {
    if (placed) frame?.querySelector<HTMLElement>(SELECTION)?.focus();
  }, [placed, frame]);

  const selection =
    crop && image && convertToPixelCrop(crop, image.clientWidth, image.clientHeight);
  const read = () => {
    if (image && selection && !disabled) onRead(image, selection);
  };
  return {
    setFrame,
    setImage,
    crop,
    setCrop,
    placed,
    read,
    place: () => {
      setCrop(STARTING_SELECTION);
      setPlaced(true);
    },
    onDragEnd: (event: PointerEvent) => {
      if (event.type !== 'pointerup' || placed) return;
      // What is too small was a slip: left there, the next drag would pull at its corners.
      if (selection && !isLargeEnough(selection)) setCrop(undefined);
      else read();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const on = event.target instanceof Element && event.target.closest(SELECTION);
      if (event.key !== 'Enter' || !on) return;
      event.preventDefault();
      read();
    },
  };
}
