import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@/components/button';
import type { ReadField } from '../model/detection';

interface SelectionToolsProps {
  readonly target: ReadField;
  /** A rectangle to move is on the screenshot. */
  readonly placed: boolean;
  readonly disabled: boolean;
  readonly onPlace: () => void;
  readonly onRead: () => void;
  readonly onStop: () => void;
}

/** How to select, in words, with buttons for whoever does not drag. */
export const SelectionTools = (props: SelectionToolsProps) => (
  <chakra.div display="grid" gap="2">
    <chakra.p fontWeight="semibold">
      {props.placed
        ? `Put the box around the ${props.target}, then read it.`
        : `Drag a box around the ${props.target} on the screenshot.`}
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
        <Button flex="1" disabled={props.disabled} onClick={props.onRead}>
          Read Selection
        </Button>
      ) : (
        <Button flex="1" variant="outline" disabled={props.disabled} onClick={props.onPlace}>
          Place a Box
        </Button>
      )}
      <Button flex="1" variant="outline" onClick={props.onStop}>
        Stop Selecting
      </Button>
    </chakra.div>
  </chakra.div>
);
