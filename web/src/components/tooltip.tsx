import { chakra } from '@chakra-ui/react/styled-system';
import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { type ReactNode, useRef, useState } from 'react';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

const Bubble = chakra(Content, {
  base: {
    maxW: '18rem',
    px: '3',
    py: '2',
    rounded: 'md',
    bg: 'ink',
    color: 'canvas',
    fontSize: 'sm',
    boxShadow: 'lifted',
    zIndex: 'tooltip',
  },
});

const Handle = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: '6',
    minH: '6',
    rounded: 'full',
    cursor: 'help',
    color: 'link',
  },
});

/** An explanation beside a control: opens on hover after 700 ms, by focus and by a tap at once. */
export function Tooltip({
  label,
  content,
  children,
}: {
  /** What the trigger is called, as its visible part may be a mark only. */
  readonly label: string;
  readonly content: ReactNode;
  readonly children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const openBeforePress = useRef(false);
  return (
    <Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      <Root open={open} onOpenChange={setOpen}>
        <Trigger
          asChild
          // Radix closes on a press, which on a phone is the only way to ask for it.
          onPointerDown={(event) => {
            event.preventDefault();
            openBeforePress.current = open;
          }}
          onClick={(event) => {
            event.preventDefault();
            // A press focuses the trigger before it clicks, and focus opens.
            const isPress = event.detail > 0;
            setOpen((shown) => !(isPress ? openBeforePress.current : shown));
          }}
        >
          <Handle type="button" aria-label={label}>
            {children}
          </Handle>
        </Trigger>
        <Portal>
          <Bubble sideOffset={6} collisionPadding={8}>
            {content}
          </Bubble>
        </Portal>
      </Root>
    </Provider>
  );
}
