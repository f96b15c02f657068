import type { OwnItem } from '@contract/schemas/own-items';
import type { Selection } from '../model/use-selection';
import grid from './item-grid.module.css';
import type { ItemSlots } from './item-slots';
import { OwnItemCard } from './own-item-card';

/** The first row of cards on phones. */
const FIRST_PICTURES = 2;

interface OwnItemGridProps {
  readonly items: readonly OwnItem[];
  readonly slots: Pick<ItemSlots, 'actions'>;
  readonly selection: Selection;
  readonly onDelete: (item: OwnItem) => void;
  readonly onOpenHidden: (item: OwnItem) => void;
}

export const OwnItemGrid = ({ items, selection, ...actions }: OwnItemGridProps) => (
  <ul aria-label="Items" className={grid.grid}>
    {items.map((item, index) => (
      <li key={item.id}>
        <OwnItemCard
          item={item}
          isFirst={index < FIRST_PICTURES}
          isSelected={selection.isShown ? selection.isSelected(item.id) : null}
          onToggle={selection.toggle}
          {...actions}
        />
      </li>
    ))}
  </ul>
);
