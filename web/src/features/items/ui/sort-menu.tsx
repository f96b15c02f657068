import { chakra } from '@chakra-ui/react/styled-system';
import { SORT_FIELDS, type SortField } from '@contract/schemas/item-list';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { ArrowDownIcon, ArrowUpIcon } from '@/components/icons';
import { directionOf, type Sort, SORT_LABELS, sortAfter } from '../model/sort-choice';

interface SortMenuProps {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** How the board is sorted: a menu button, in which the field in force turns its direction round. */
export function SortMenu({ sort, onSort }: SortMenuProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <chakra.div position="relative" minW="0" onBlur={closeWhenLeft}>
      <Button
        ref={trigger}
        variant="outline"
        w="full"
        aria-label={`Sort: ${SORT_LABELS[sort.sortBy]}, ${directionOf(sort)}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
        justifyContent="space-between"
        whiteSpace="nowrap"
      >
        {SORT_LABELS[sort.sortBy]}
        <DirectionIcon sort={sort} />
      </Button>
      {isOpen && (
        <SortChoices
          id={id}
          sort={sort}
          onClose={close}
          onChoose={(field) => {
            onSort(sortAfter(sort, field));
            close();
          }}
        />
      )}
    </chakra.div>
  );
}

const DirectionIcon = ({ sort }: { readonly sort: Sort }) =>
  sort.sortOrder === 'desc' ? <ArrowDownIcon /> : <ArrowUpIcon />;

interface SortChoicesProps {
  readonly id: string;
  readonly sort: Sort;
  readonly onChoose: (field: SortField) => void;
  readonly onClose: () => void;
}

/** The menu: arrow keys, Home and End move through it, Escape and Tab leave it. */
function SortChoices({ id, sort, onChoose, onClose }: SortChoicesProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    const next = nextChoice(event.key, menu.current);
    if (!next && event.key !== 'Escape') return;
    event.preventDefault();
    next?.focus();
  };
  return (
    <Sheet ref={menu} id={id} role="menu" aria-label="Sort by" onKeyDown={onKeyDown}>
      {SORT_FIELDS.map((field) => {
        const isInForce = field === sort.sortBy;
        return (
          <ChoiceButton
            key={field}
            type="button"
            role="menuitemradio"
            aria-checked={isInForce}
            tabIndex={-1}
            onClick={() => onChoose(field)}
          >
            {SORT_LABELS[field]}
            {isInForce && (
              <chakra.span display="inline-flex" alignItems="center" gap="1" fontSize="sm">
                {directionOf(sort)}
                <DirectionIcon sort={sort} />
              </chakra.span>
            )}
          </ChoiceButton>
        );
      })}
    </Sheet>
  );
}

/** The choice that a key leads to from the one in focus; undefined for other keys. */
function nextChoice(key: string, menu: HTMLElement | null): HTMLElement | undefined {
  const choices = [...(menu?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])];
  const at = choices.findIndex((choice) => choice === document.activeElement);
  if (key === 'ArrowDown') return choices[(at + 1) % choices.length];
  if (key === 'ArrowUp') return choices.at(at - 1);
  if (key === 'Home') return choices[0];
  if (key === 'End') return choices.at(-1);
  return undefined;
}

const Sheet = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 'overlay',
    insetInlineEnd: '0',
    top: '100%',
    mt: '1',
    minW: 'max(100%, 17rem)',
    p: '1',
    bg: 'surface',
    color: 'ink',
    border: '1px solid {colors.lineStrong}',
    rounded: 'md',
    boxShadow: 'lifted',
  },
});

const ChoiceButton = chakra('button', {
  base: {
    w: 'full',
    minH: '11',
    px: '3',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    rounded: 'sm',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
    '&[aria-checked=true]': { bg: 'brandSoft', fontWeight: 'semibold' },
  },
});
