import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { PictureArea } from '@contract/schemas/picture-area';
import { convertToPixelCrop, type Crop } from 'react-image-crop';
import { frameOfArea } from './cover';
import type { SelectionTarget } from './extraction';
import {
  isLargeEnoughToSelect,
  isLargeEnoughToDraw,
  type Rectangle,
  sizeOnScreen,
  STARTING_SELECTION,
  widenToMinThickness,
} from './selection';

const SELECTION = '.ReactCrop__crop-selection';

interface SelectionOptions {
  readonly target: SelectionTarget | null;
  readonly byKeyboard: boolean;
  /**
   * The area that the rectangle covers at first. Null if the member draws the rectangle, or if it starts in the middle
   * of the picture.
   */
  readonly start: PictureArea | null;
  readonly disabled: boolean;
  /** Called when the member has selected an area. `placed` is false if a pointer drew the rectangle. */
  readonly onSelected: (image: HTMLImageElement, selection: Rectangle, placed: boolean) => void;
}

/**
 * The state of a rectangle that the member draws or moves on a picture. A drawn rectangle is selected when the pointer
 * is lifted. Any other rectangle is selected when the member presses Enter or a button.
 */
export function useSelection({
  target,
  byKeyboard,
  start,
  disabled,
  onSelected,
}: SelectionOptions) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<Crop>();
  const [placed, setPlaced] = useState(false);
  const [begun, setBegun] = useState<SelectionTarget | null>(null);
  const begin = (withBox: boolean) => {
    setCrop(withBox ? (start ? frameOfArea(start) : STARTING_SELECTION) : undefined);
    setPlaced(withBox);
  };
  if (begun !== target) {
    setBegun(target);
    begin((byKeyboard || start !== null) && target !== null);
  }
  useEffect(() => {
    if (placed) frame?.querySelector<HTMLElement>(SELECTION)?.focus();
  }, [placed, frame, target]);

  const selection =
    crop && image && convertToPixelCrop(crop, image.clientWidth, image.clientHeight);
  const isMeant = () => {
    if (!image || !selection) return false;
    const onScreen = sizeOnScreen(selection, image);
    return target === 'redaction' ? isLargeEnoughToDraw(onScreen) : isLargeEnoughToSelect(onScreen);
  };
  const select = () => {
    if (!image || !selection || disabled || !isMeant()) return;
    onSelected(
      image,
      target === 'redaction' ? widenToMinThickness(selection, image) : selection,
      placed,
    );
    // Rectangles for title and price stay visible while their text is being read.
    if (target === 'redaction') begin(false);
  };
  const before = useRef<Crop>(undefined);
  const onPointerDownCapture = useOneFingerDrawing({
    onFirst: () => (before.current = crop),
    onSecond: () => setCrop(before.current),
  });
  return {
    setFrame,
    setImage,
    crop,
    // Uses `flushSync`, because ReactCrop reads its props when the pointer is lifted. Without `flushSync`, React may
    // not have rendered the last move by then.
    setCrop: (changed: Crop) => flushSync(() => setCrop(changed)),
    placed,
    select,
    place: () => begin(true),
    onPointerDownCapture,
    onDragEnd: (event: PointerEvent) => {
      if (event.type !== 'pointerup' || placed) return;
      // Removes a rectangle that is too small. Otherwise the next drag would grab its handles.
      if (isMeant()) select();
      else setCrop(undefined);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const on = event.target instanceof Element && event.target.closest(SELECTION);
      if (event.key !== 'Enter' || !on) return;
      event.preventDefault();
      select();
    },
  };
}

interface OneFinger {
  readonly onFirst: () => void;
  /** Called when a second finger ends the drawing, so that no area is selected. */
  readonly onSecond: () => void;
}

/**
 * Makes ReactCrop draw only with one finger. A second finger ends the drawing, because two fingers zoom. Returns a
 * handler for `onPointerDownCapture`.
 */
export function useOneFingerDrawing({ onFirst, onSecond }: OneFinger) {
  const fingers = useRef(new Set<number>());
  useEffect(() => {
    const lifted = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
    window.addEventListener('pointerup', lifted, true);
    window.addEventListener('pointercancel', lifted, true);
    return () => {
      window.removeEventListener('pointerup', lifted, true);
      window.removeEventListener('pointercancel', lifted, true);
    };
  }, []);
  return (event: ReactPointerEvent) => {
    if (event.isPrimary) fingers.current.clear();
    if (event.pointerType === 'touch') fingers.current.add(event.pointerId);
    if (fingers.current.size < 2) {
      onFirst();
      return;
    }
    event.stopPropagation();
    // Cancels the drag of ReactCrop with a `pointercancel` event, because ReactCrop has no other way to end a drag.
    document.dispatchEvent(new PointerEvent('pointercancel'));
    onSecond();
  };
}
