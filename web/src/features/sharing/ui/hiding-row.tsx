import { chakra } from '@chakra-ui/react/styled-system';
import type { RefObject } from 'react';
import { Button } from '@/components/button';
import { UndoIcon } from '@/components/icons';

interface HidingRowProps {
  readonly status: string;
  /** Something else is being selected, which needs the room on a phone. */
  readonly away: boolean;
  /** Something is being hidden. */
  readonly hiding: boolean;
  readonly canHide: boolean;
  /** How many steps can be undone. */
  readonly steps: number;
  readonly hideButton: RefObject<HTMLButtonElement | null>;
  /** `byKeyboard` where no pointer pressed the button. */
  readonly onHide: (byKeyboard: boolean) => void;
  /** Takes all back that cannot be painted anyway; null where the picture can be shown. */
  readonly onHideNothing: (() => void) | null;
  readonly onUndo: () => void;
}

/** What will be hidden, read out when it changes; the way to hide more, and back. */
export function HidingRow({ hideButton, steps, onUndo, onHideNothing, ...props }: HidingRowProps) {
  const undo = () => {
    // The focus would be lost with this button.
    if (steps === 1) hideButton.current?.focus();
    onUndo();
  };
  return (
    <chakra.div
      gridArea="hiding"
      display={{ base: props.away ? 'none' : 'flex', md: 'flex' }}
      alignItems="center"
      gap="2"
      minH="14"
    >
      <chakra.p role="status" flex="1" fontSize="sm" lineHeight="snug">
        {props.status}
      </chakra.p>
      {steps > 0 && (
        <Button variant="outline" size="sm" aria-label="Undo" onClick={undo}>
          <UndoIcon />
        </Button>
      )}
      {onHideNothing && (
        <Button variant="outline" size="sm" onClick={onHideNothing}>
          Hide Nothing
        </Button>
      )}
      <Button
        ref={hideButton}
        variant={props.hiding ? 'solid' : 'outline'}
        size="sm"
        display={onHideNothing ? 'none' : undefined}
        disabled={!props.canHide}
        aria-pressed={props.hiding}
        onClick={(event) => props.onHide(event.detail === 0)}
      >
        Hide Something
      </Button>
    </chakra.div>
  );
}
