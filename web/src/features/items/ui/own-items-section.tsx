import { BULK_DELETION_MESSAGES, type OwnItem } from '@contract/schemas/own-items';
import { memo, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { Icon } from '@/components/icons';
import { KeptUntil } from '@/components/kept-until';
import { Badge } from '@/components/surfaces';
import { showToast } from '@/components/toast/toast-store';
import { signInUrl } from '@/lib/sign-in-url';
import { isUnauthorized } from '@/services/api-error';
import { ownItemsUrl } from '../model/own-items-url';
import { useLeaveByEscape } from '../model/use-leave-by-escape';
import { useOwnItemPrompts } from '../model/use-own-item-prompts';
import { useOwnItems } from '../model/use-own-items';
import { useScrollOnPageTurn } from '../model/use-scroll-on-page-turn';
import { type ItemSelection, useItemSelection } from '../model/use-item-selection';
import { CardList } from './card-list';
import { ItemCard } from './item-card';
import grid from './item-grid.module.css';
import type { ItemSlots } from './item-slots';
import { OwnItemDialogs, type OwnItemDialogsProps } from './own-item-dialogs';
import styles from './own-item-grid.module.css';
import { OwnItemsResults } from './own-items-results';
import { SelectionBar } from './selection-bar';

const NO_ITEMS: readonly OwnItem[] = [];

interface OwnItemsSectionProps extends Pick<
  OwnItemDialogsProps,
  'deletionQuestion' | 'isSuspended'
> {
  readonly slots: Pick<ItemSlots, 'actions'>;
}

/** The member's own items in pages, with a mode to select and delete several of them. */
export function OwnItemsSection({ slots, ...dialogs }: OwnItemsSectionProps) {
  const own = useOwnItems();
  const { page, shown } = own;
  const items = shown?.items ?? NO_ITEMS;
  const url = ownItemsUrl(page);
  const heading = useRef<HTMLHeadingElement>(null);
  const selectButton = useRef<HTMLButtonElement>(null);
  const prompts = useOwnItemPrompts(heading);
  const ids = items.map(({ id }) => id);
  const selection = useItemSelection(ids, page);
  useScrollOnPageTurn('own', page, heading);
  useLeaveByEscape(selection.isOn, () => {
    selection.setOn(false);
    selectButton.current?.focus();
  });
  if (isUnauthorized(own.error)) return <Navigate to={signInUrl('/login', url)} replace />;
  return (
    <CardList
      id="own-items"
      title="Your Items"
      heading={heading}
      list={{ ...own, error: shown ? null : own.error }}
      paging={{ page, urlOf: ownItemsUrl, onTurn: () => true, onIntent: own.prefetch }}
      control={
        (items.length > 0 || selection.isOn) && (
          <Button
            ref={selectButton}
            variant={selection.isOn ? 'solid' : 'outline'}
            aria-pressed={selection.isOn}
            onClick={() => selection.setOn(!selection.isOn)}
          >
            Select Items
          </Button>
        )
      }
      below={
        <OwnItemDialogs
          {...dialogs}
          prompts={prompts}
          selected={items.filter(({ id }) => selection.isSelected(id))}
          url={url}
          onDeleted={() => selection.setOn(false)}
        />
      }
    >
      {selection.isShown && (
        <SelectionBar
          selection={selection}
          onDelete={selection.ids.length > 0 ? prompts.askToDeleteSelected : showNothingSelected}
        />
      )}
      <OwnItemsResults own={own}>
        <OwnItemGrid
          items={items}
          slots={slots}
          selection={selection}
          onDelete={prompts.askToDelete}
          onOpenHidden={prompts.explainHidden}
        />
      </OwnItemsResults>
    </CardList>
  );
}

const showNothingSelected = () =>
  showToast({
    title: 'No Items Selected',
    description: BULK_DELETION_MESSAGES.nothingSelected,
    variant: 'destructive',
  });

interface OwnItemGridProps {
  readonly items: readonly OwnItem[];
  readonly slots: Pick<ItemSlots, 'actions'>;
  readonly selection: ItemSelection;
  readonly onDelete: (item: OwnItem) => void;
  readonly onOpenHidden: (item: OwnItem) => void;
}

const OwnItemGrid = ({ items, selection, ...actions }: OwnItemGridProps) => (
  <ul aria-label="Items" className={grid.grid}>
    {items.map((item) => (
      <li key={item.id}>
        <OwnItemCard
          item={item}
          isSelected={selection.isShown ? selection.isSelected(item.id) : null}
          onToggle={selection.toggle}
          {...actions}
        />
      </li>
    ))}
  </ul>
);

interface OwnItemCardProps {
  readonly item: OwnItem;
  readonly slots: Pick<ItemSlots, 'actions'>;
  /** Whether the item is selected. Null if the selection mode is off. */
  readonly isSelected: boolean | null;
  readonly onToggle: (itemId: string) => void;
  readonly onDelete: (item: OwnItem) => void;
  /** Called when the member presses a hidden item, because a hidden item cannot be opened. */
  readonly onOpenHidden: (item: OwnItem) => void;
}

/**
 * The card of an own item. It is memoized, so that the list reacts quickly to a tap and renders only changed cards
 * again.
 */
const OwnItemCard = memo(function OwnItemCard(props: OwnItemCardProps) {
  const { item, slots, isSelected, onToggle, onDelete, onOpenHidden } = props;
  const isSelecting = isSelected !== null;
  return (
    <div className={styles.place}>
      {/* The card is inert in the selection mode, because the checkbox covers the card. */}
      <div inert={isSelecting} className={styles.card}>
        <ItemCard
          item={item}
          // Members, including the owner, cannot load the picture of a hidden item.
          picture={item.isHidden ? 'none' : 'lazy'}
          // A hidden item has no like button, because nobody can like the item.
          slots={item.isHidden ? undefined : slots}
          onOpen={item.isHidden ? () => onOpenHidden(item) : undefined}
          // The expiry is missing in responses that an earlier version of the app saved. A hidden item has no note
          // about its expiry, because the item can be removed before it expires.
          note={
            item.expiresAt !== undefined && !item.isHidden && <KeptUntil moment={item.expiresAt} />
          }
        />
        {!isSelecting && (
          <Button
            variant="outline"
            aria-label={`Delete ${item.title}`}
            className={styles.delete}
            onClick={() => onDelete(item)}
          >
            <BinIcon />
          </Button>
        )}
      </div>
      {item.isHidden && (
        <Badge tone="stamp" className={styles.hidden}>
          Hidden by moderation
        </Badge>
      )}
      {isSelecting && (
        <input
          type="checkbox"
          aria-label={item.title}
          checked={isSelected}
          className={styles.box}
          onChange={() => onToggle(item.id)}
        />
      )}
    </div>
  );
});

const BinIcon = () => (
  <Icon>
    <path d="M4 7h16M9.5 7V4h5v3M6 7l1 13h10l1-13M10 11v5.5M14 11v5.5" />
  </Icon>
);
