import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Button } from '@/components/button';
import { NextIcon, PreviousIcon } from '@/components/icons';
import type { Direction, ItemSteps } from '../model/item-steps';
import type { PageStep } from '../model/use-page-step';

const Bar = chakra('nav', {
  base: {
    gridArea: 'bar',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: '2',
    minH: '16',
    // Leaves room for the dialog's close button: left on phones, right on wide screens.
    ps: { base: '16', md: '6' },
    pe: { base: '3', md: '16' },
    pb: { base: 'env(safe-area-inset-bottom)', md: '0' },
    bg: 'surface',
    borderTop: { base: '1px solid {colors.line}', md: 'none' },
    borderBottom: { md: '1px solid {colors.line}' },
  },
});

interface ItemDetailBarProps {
  /** Null if no list contains the item. */
  readonly steps: ItemSteps | null;
  readonly pageStep: PageStep | null;
  readonly onGo: (direction: Direction) => void;
}

export function ItemDetailBar({ steps, pageStep, onGo }: ItemDetailBarProps) {
  return (
    <Bar aria-label="Previous and next item">
      {steps && (
        <>
          <chakra.p
            role="status"
            flex="1"
            textAlign={{ base: 'center', md: 'start' }}
            textStyle="figures"
            fontSize="sm"
          >
            <chakra.span srOnly>{steps.item.title}, item </chakra.span>
            <span>
              {steps.place.n} of {steps.place.total}
            </span>
          </chakra.p>
          {pageStep?.state === 'failed' && (
            <chakra.p role="alert" order="-1" w="full" pt="2" fontSize="sm" color="danger">
              We couldn&apos;t load more items. Please try again.
            </chakra.p>
          )}
          <StepButton
            name="Previous item"
            keys="ArrowLeft"
            isOff={!steps.previous}
            onGo={() => onGo('previous')}
          >
            <PreviousIcon />
          </StepButton>
          <StepButton
            name="Next item"
            keys="ArrowRight"
            isOff={!steps.next}
            isBusy={pageStep?.state === 'reading'}
            onGo={() => onGo('next')}
          >
            <NextIcon />
          </StepButton>
        </>
      )}
    </Bar>
  );
}

interface StepButtonProps {
  readonly name: string;
  readonly keys: string;
  readonly isOff: boolean;
  readonly isBusy?: boolean;
  readonly onGo: () => void;
  readonly children: ReactNode;
}

/** Uses `aria-disabled`, because a disabled button loses the focus. */
const StepButton = ({ name, keys, isOff, isBusy = false, onGo, children }: StepButtonProps) => (
  <Button
    variant="outline"
    w={{ base: '12', md: '11' }}
    minH={{ base: '12', md: '11' }}
    px="0"
    aria-label={name}
    aria-keyshortcuts={keys}
    aria-disabled={isOff}
    aria-busy={isBusy}
    _disabled={{ opacity: 0.4 }}
    onClick={onGo}
  >
    {children}
  </Button>
);
