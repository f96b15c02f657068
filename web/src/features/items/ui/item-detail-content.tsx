import type { Viewer } from '@contract/rules/page-allowance';
import { useRef, useState } from 'react';
import type { OpenedItem } from '../model/opened-item';
import { useItemKeys } from '../model/use-item-keys';
import { useItemSteps } from '../model/use-item-steps';
import { useLiveChanges } from '../model/use-live-changes';
import { useShownItem } from '../model/use-shown-item';
import { useSwipe } from '../model/use-swipe';
import { ItemDetailBar } from './item-detail-bar';
import { ItemDetailLayout } from './item-detail-layout';
import { ItemLiveRead } from './item-live-read';
import { ItemSheet } from './item-sheet';
import { ItemUnseen } from './item-unseen';
import { PageRightsPrompt } from './page-rights-prompt';

interface ItemDetailContentProps {
  readonly opened: OpenedItem;
  /** Who looks; null while it is not known. */
  readonly viewer: Viewer | null;
  readonly onShow: (item: Pick<OpenedItem, 'itemId' | 'page'>) => void;
  readonly onClose: () => void;
}

/** An open item with all that is known of it, kept up to date, and the ways to its neighbours. */
export function ItemDetailContent({ opened, viewer, onShow, onClose }: ItemDetailContentProps) {
  const { itemId, commentId } = opened;
  const { steps, readAt, go, crossing, leaveCrossing, pageAddress } = useItemSteps(
    opened,
    viewer,
    onShow,
  );
  const { item, isMissing, ...read } = useShownItem(itemId, { item: steps?.item, readAt });
  const { isGone, onRead } = useLiveChanges(itemId);
  const [zoomedId, setZoomedId] = useState<string | null>(null);
  const isZoomed = zoomedId === itemId;
  const isRefused = crossing?.state === 'refused';
  useItemKeys(go, isZoomed || isRefused);
  const sheet = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(sheet, go, isZoomed || isRefused);
  return (
    <ItemDetailLayout
      key={itemId}
      sheet={sheet}
      swipe={swipe}
      bar={<ItemDetailBar steps={steps} crossing={crossing} onGo={go} />}
    >
      {item && !isGone ? (
        <ItemSheet
          item={item}
          commentId={commentId}
          isZoomed={isZoomed}
          onZoomed={(zoomed) => setZoomedId(zoomed ? itemId : null)}
        />
      ) : (
        <ItemUnseen {...read} isMissing={isMissing || isGone} onClose={onClose} />
      )}
      {item && <ItemLiveRead itemId={itemId} onRead={onRead} />}
      {isRefused && (
        <PageRightsPrompt
          right={crossing.right}
          next={pageAddress(crossing.page)}
          onClose={leaveCrossing}
        />
      )}
    </ItemDetailLayout>
  );
}
