import { chakra } from '@chakra-ui/react/styled-system';
import type { RefObject } from 'react';
import { Button } from '@/components/button';
import { UndoIcon } from '@/components/icons';

interface RedactionRowProps {
  readonly status: string;
  /** Something else is being selected, which needs the room on a phone. */
  readonly away: boolean;
  /** A redaction is being drawn. */
  readonly redacting: boolean;
  readonly canRedact: boolean;
  /** How many steps can be undone. */
  readonly steps: number;
  readonly redactButton: RefObject<HTMLButtonElement | null>;
  /** `byKeyboard` if no pointer pressed the button. */
  readonly onRedact: (byKeyboard: boolean) => void;
  /** Removes all areas of a picture that the browser cannot redact; null if it can. */
  readonly onRemoveAll: (() => void) | null;
  readonly onUndo: () => void;
}

/** Says what will be hidden, with the buttons to hide more and to undo; screen readers announce changes. */
export function RedactionRow({
  redactButton,
  steps,
  onUndo,
  onRemoveAll,
  ...props
}: RedactionRowProps) {
  const undo = () => {
    // The focus would be lost with this button.
    if (steps === 1) redactButton.current?.focus();
    onUndo();
  };
  return (
    <chakra.div
      gridArea="redaction"
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
      {onRemoveAll && (
        <Button variant="outline" size="sm" onClick={onRemoveAll}>
          Hide Nothing
        </Button>
      )}
      <Button
        ref={redactButton}
        variant={props.redacting ? 'solid' : 'outline'}
        size="sm"
        display={onRemoveAll ? 'none' : undefined}
        disabled={!props.canRedact}
        aria-pressed={props.redacting}
        onClick={(event) => props.onRedact(event.detail === 0)}
      >
        Hide Something
      </Button>
    </chakra.div>
  );
}
