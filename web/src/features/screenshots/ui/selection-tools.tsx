import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@/components/button';
import type { DragTarget, ExtractedField } from '../model/extraction';

interface SelectionToolsProps {
  readonly target: DragTarget;
  /** A rectangle to move is on the screenshot. */
  readonly placed: boolean;
  readonly disabled: boolean;
  readonly onPlace: () => void;
  readonly onSelect: () => void;
  readonly onStop: () => void;
}

const TEXTS = {
  title: recognition('title'),
  price: recognition('price'),
  redaction: {
    drag: 'Drag a box over what to hide. Tap a hidden place to show it.',
    place: 'Put the box over what to hide, then hide it.',
    select: 'Hide This',
    stop: 'Stop Hiding',
  },
} as const;

function recognition(field: ExtractedField) {
  return {
    drag: `Drag a box around the ${field} on the screenshot.`,
    place: `Put the box around the ${field}, then read it.`,
    select: 'Read Selection',
    stop: 'Stop Selecting',
  };
}

/** Says how to select, with buttons for members who do not drag. */
export const SelectionTools = (props: SelectionToolsProps) => (
  <chakra.div display="grid" gap="2">
    <chakra.p fontWeight="semibold">
      {props.placed ? TEXTS[props.target].place : TEXTS[props.target].drag}
    </chakra.p>
    {props.placed && (
      <chakra.p
        fontSize="sm"
        color="inkMuted"
        css={{ '@media (any-hover: none)': { display: 'none' } }}
      >
        Arrow keys move the box, with Shift by 10 px. Tab goes to a corner, to resize it.
      </chakra.p>
    )}
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {props.placed ? (
        <Button flex="1" disabled={props.disabled} onClick={props.onSelect}>
          {TEXTS[props.target].select}
        </Button>
      ) : (
        <Button flex="1" variant="outline" disabled={props.disabled} onClick={props.onPlace}>
          Place a Box
        </Button>
      )}
      <Button flex="1" variant="outline" onClick={props.onStop}>
        {TEXTS[props.target].stop}
      </Button>
    </chakra.div>
  </chakra.div>
);
