import type { OwnItem } from '@contract/schemas/own-items';
import { memo } from 'react';
import { Button } from '@/components/button';
import { Icon } from '@/components/icons';
import { KeptUntil } from '@/components/kept-until';
import { Badge } from '@/components/surfaces';
import { ItemCard } from './item-card';
import type { ItemSlots } from './item-slots';
import styles from './own-item-card.module.css';

interface OwnItemCardProps {
  readonly item: OwnItem;
  readonly slots: Pick<ItemSlots, 'actions'>;
  readonly isFirst: boolean;
  /** Null outside of the selection mode. */
  readonly isSelected: boolean | null;
  readonly onToggle: (itemId: string) => void;
  readonly onDelete: (item: OwnItem) => void;
  /** Called instead of opening a hidden item. */
  readonly onOpenHidden: (item: OwnItem) => void;
}

/** Renders again only if its item or its selection changes, so that a tap elsewhere in the list gets a quick answer. */
export const OwnItemCard = memo(function OwnItemCard(props: OwnItemCardProps) {
  const { item, slots, isFirst, isSelected, onToggle, onDelete, onOpenHidden } = props;
  const isSelecting = isSelected !== null;
  return (
    <div className={styles.place}>
      {/* In the selection mode, the box in front of the card takes its place. */}
      <div inert={isSelecting} className={styles.card}>
        <ItemCard
          item={item}
          isFirst={isFirst}
          isHidden={item.isHidden}
          // A hidden item cannot be liked.
          slots={item.isHidden ? undefined : slots}
          onOpen={item.isHidden ? () => onOpenHidden(item) : undefined}
          // Older saved answers lack it. A hidden item can be removed before.
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
