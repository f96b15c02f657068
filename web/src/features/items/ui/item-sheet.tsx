import type { Item } from '@contract/schemas/item';
import { FactsSide, PictureSide } from './item-detail-layout';
import { ItemFacts } from './item-facts';
import { ItemPhoto } from './item-photo';
import { ItemReactions } from './item-reactions';

interface ItemSheetProps {
  readonly item: Item;
  readonly commentId: string | null;
  readonly isZoomed: boolean;
  readonly onZoomed: (isZoomed: boolean) => void;
}

/** An item's picture, its facts, and how it was received. */
export const ItemSheet = ({ item, commentId, isZoomed, onZoomed }: ItemSheetProps) => (
  <>
    <PictureSide>
      <ItemPhoto item={item} isZoomed={isZoomed} onZoomed={onZoomed} />
    </PictureSide>
    <FactsSide>
      <ItemFacts item={item} />
      <ItemReactions item={item} commentId={commentId} />
    </FactsSide>
  </>
);
