import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, RefObject } from 'react';
import { Button } from '@/components/button';
import { Icon } from '@/components/icons';

interface RedactionRowProps {
  readonly status: string;
  /** Hides the row on phones, so that the screenshot has more space. */
  readonly away: boolean;
  readonly redacting: boolean;
  readonly canRedact: boolean;
  readonly steps: number;
  readonly redactButton: RefObject<HTMLButtonElement | null>;
  readonly onRedact: (byKeyboard: boolean) => void;
  /** Null unless there are areas in a picture that the browser cannot redact. */
  readonly onRemoveAll: (() => void) | null;
  readonly onUndo: () => void;
  /** The switch for fees, in a row below. */
  readonly children: ReactNode;
}

export function RedactionRow({
  redactButton,
  steps,
  onUndo,
  onRemoveAll,
  children,
  ...props
}: RedactionRowProps) {
  const undo = () => {
    // Move the focus, because the undo button is about to unmount.
    if (steps === 1) redactButton.current?.focus();
    onUndo();
  };
  return (
    <chakra.div
      gridArea="redaction"
      display={{ base: props.away ? 'none' : 'flex', md: 'flex' }}
      alignItems="center"
      flexWrap="wrap"
      columnGap="2"
    >
      <chakra.p role="status" flex="1 1 8rem" minW="0" fontSize="sm" lineHeight="snug">
        {props.status}
      </chakra.p>
      {steps > 0 && (
        <Button variant="outline" size="sm" aria-label="Undo" onClick={undo}>
          <UndoIcon />
        </Button>
      )}
      {onRemoveAll && (
        <Button variant="outline" size="sm" onClick={onRemoveAll}>
          Don't Hide Anything
        </Button>
      )}
      <Button
        ref={redactButton}
        variant={props.redacting ? 'solid' : 'outline'}
        size="sm"
        hidden={onRemoveAll !== null}
        disabled={!props.canRedact}
        aria-pressed={props.redacting}
        onClick={(event) => props.onRedact(event.detail === 0)}
      >
        Hide an Area
      </Button>
      <chakra.div flexBasis="full">{children}</chakra.div>
    </chakra.div>
  );
}

const UndoIcon = () => (
  <Icon>
    <path d="M9 5L4 10l5 5M4 10h9a5 5 0 0 1 0 10h-3" />
  </Icon>
);
