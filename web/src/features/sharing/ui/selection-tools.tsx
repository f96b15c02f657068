import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@/components/button';
import type { DragTarget, ExtractedField } from '../model/extraction';

interface SelectionToolsProps {
  readonly target: DragTarget;
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
    drag: 'Drag a box over what you want to hide. Tap a hidden area to unhide it.',
    place: 'Move the box over what you want to hide, then press Hide This.',
    select: 'Hide This',
    stop: 'Done Hiding',
  },
} as const;

function recognition(field: ExtractedField) {
  return {
    drag: `Drag a box around the ${field} on the screenshot.`,
    place: `Move the box over the ${field}, then press Read Selection.`,
    select: 'Read Selection',
    stop: 'Stop Selecting',
  };
}

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
        Use the arrow keys to move the box, with Shift to move it faster. Press Tab to resize it
        from a corner.
      </chakra.p>
    )}
    <chakra.div display="flex" flexWrap="wrap" gap="2" css={{ '& > button': { flex: '1' } }}>
      {props.placed ? (
        <Button disabled={props.disabled} onClick={props.onSelect}>
          {TEXTS[props.target].select}
        </Button>
      ) : (
        <Button variant="outline" disabled={props.disabled} onClick={props.onPlace}>
          Place a Box
        </Button>
      )}
      <Button variant="outline" onClick={props.onStop}>
        {TEXTS[props.target].stop}
      </Button>
    </chakra.div>
  </chakra.div>
);
