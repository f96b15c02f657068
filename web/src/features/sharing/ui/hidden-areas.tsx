import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react';
import type { HiddenArea } from '../model/hidden-area';
import { hiddenAreaName } from '../model/hiding-words';
import { isDrag } from '../model/selection';
import { HIDDEN_LOOK, placeOf } from './hidden-marks';

interface HiddenAreasProps {
  readonly hidden: readonly HiddenArea[];
  /** A rectangle is being drawn on the picture for something else. */
  readonly disabled: boolean;
  /** Gets the focus when the last area goes. */
  readonly focusAfter: RefObject<HTMLElement | null>;
  readonly onRemove: (area: HiddenArea) => void;
}

/** What will be black on the screenshot: a button each, in reading order, that shows the place again. */
export function HiddenAreas({ hidden, disabled, focusAfter, onRemove }: HiddenAreasProps) {
  const layer = useRef<HTMLDivElement>(null);
  const pressedAt = useRef<MouseEvent>(null);
  const remove = (area: HiddenArea, index: number) => {
    const buttons = layer.current?.querySelectorAll('button');
    // The focus would be lost with the button.
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? focusAfter.current)?.focus();
    onRemove(area);
  };
  const onClick = (event: MouseEvent, area: HiddenArea, index: number) => {
    if (!endsDrag(pressedAt.current, event)) remove(area, index);
  };
  const onKeyDown = (event: KeyboardEvent, area: HiddenArea, index: number) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    remove(area, index);
  };
  return (
    <Layer ref={layer} onPointerDown={(event) => (pressedAt.current = event)}>
      {hidden.map((area, index) => (
        <Area
          key={`${area.x} ${area.y} ${area.width} ${area.height}`}
          type="button"
          aria-label={hiddenAreaName(area, index + 1, hidden.length)}
          disabled={disabled}
          style={placeOf(area)}
          onClick={(event) => onClick(event, area, index)}
          onKeyDown={(event) => onKeyDown(event, area, index)}
        />
      ))}
    </Layer>
  );
}

/** Whether a click ends a rectangle that was drawn, which may begin and end on a hidden area. */
const endsDrag = (pressed: MouseEvent | null, { detail, clientX, clientY }: MouseEvent): boolean =>
  pressed !== null &&
  detail > 0 &&
  isDrag({
    width: Math.abs(clientX - pressed.clientX),
    height: Math.abs(clientY - pressed.clientY),
  });

/** Its own order of layers, in which what makes a small area easy to hit lies below all areas. */
const Layer = chakra('div', {
  base: { position: 'absolute', inset: '0', isolation: 'isolate', pointerEvents: 'none' },
});

const Area = chakra('button', {
  base: {
    ...HIDDEN_LOOK,
    pointerEvents: 'auto',
    cursor: 'pointer',
    '.ReactCrop:not(.ReactCrop--disabled) &': { touchAction: 'none' },
    _disabled: { pointerEvents: 'none', cursor: 'inherit' },
    // A look at what is under it.
    '@media (hover: hover)': { _hover: { bg: 'rgb(0 0 0 / 0.45)' } },
    _focusVisible: { bg: 'rgb(0 0 0 / 0.45)' },
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      top: '50%',
      left: '50%',
      transform: 'translate(-50%, -50%)',
      w: 'max(100%, 24px)',
      h: 'max(100%, 24px)',
    },
  },
});
