import type { Viewer } from '@contract/rules/page-allowance';
import type { Item } from '@contract/schemas/item';
import { type ComponentProps, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button';
import { ErrorBoundary } from '@/components/error-boundary';
import { Logo } from '@/components/logo';
import { SavedResponseNotice } from '@/components/saved-response-notice';
import { VisitorPart } from '@/components/session-parts';
import { lazyNamed } from '@/lib/lazy-named';
import { signInUrl } from '@/lib/sign-in-url';
import { useOnline } from '@/lib/use-online';
import { useIsIdle } from '@/lib/when-idle';
import type { OpenedItem } from '../model/opened-item';
import { useReturnPath } from '../model/return-path';
import { useItemArrowKeys } from '../model/use-item-arrow-keys';
import { useStepThroughItems } from '../model/use-step-through-items';
import { useLiveChanges } from '../model/use-live-changes';
import { useShownItem } from '../model/use-shown-item';
import { useSwipe } from '../model/use-swipe';
import { ItemCounts } from './item-figures';
import { ItemDetailBar } from './item-detail-bar';
import styles from './item-detail-content.module.css';
import { FactsSide, ItemDetailLayout, PictureSide } from './item-detail-layout';
import { ItemFacts } from './item-facts';
import { ItemPhoto } from './item-photo';
import type { ItemSlots } from './item-slots';
import { UnavailableItem } from './unavailable-item';
import { MissingPageRightPrompt } from './missing-page-right-prompt';

interface ItemDetailContentProps {
  readonly opened: OpenedItem;
  /** The viewer. Null while the session loads. */
  readonly viewer: Viewer | null;
  readonly slots: ItemSlots;
  readonly onShow: (item: Pick<OpenedItem, 'itemId' | 'page'>) => void;
  readonly onClose: () => void;
}

export function ItemDetailContent(props: ItemDetailContentProps) {
  const { opened, viewer, slots, onShow, onClose } = props;
  const { itemId, commentId, isReply } = opened;
  const { steps, listed, go, pageStep, leavePageStep } = useStepThroughItems(
    opened,
    viewer,
    onShow,
  );
  const { isLive, isGone, onRead } = useLiveChanges(itemId);
  const { item, isMissing, savedAt, ...read } = useShownItem(itemId, listed, isLive);
  const [zoomedId, setZoomedId] = useState<string | null>(null);
  const isZoomed = zoomedId === itemId;
  const returnPath = useReturnPath();
  const isRefused = pageStep?.state === 'refused';
  const sheet = useRef<HTMLDivElement>(null);
  useItemArrowKeys(sheet, go, isZoomed || isRefused);
  const swipe = useSwipe(sheet, go, isZoomed || isRefused);
  return (
    <ItemDetailLayout
      key={itemId}
      sheet={sheet}
      swipe={swipe}
      top={(!opened.isPushed || isMissing || isGone) && <ItemWayHome viewer={viewer} />}
      bar={<ItemDetailBar steps={steps} pageStep={pageStep} onGo={go} />}
    >
      {item && !isGone ? (
        <ItemSheet
          item={item}
          commentId={commentId}
          isReply={isReply}
          slots={slots}
          note={
            savedAt !== null && (
              <SavedResponseNotice
                savedAt={savedAt}
                isFetching={read.isFetching}
                onRetry={read.retry}
              />
            )
          }
          isZoomed={isZoomed}
          onZoomed={(zoomed) => setZoomedId(zoomed ? itemId : null)}
        />
      ) : (
        <UnavailableItem {...read} isMissing={isMissing || isGone} onClose={onClose} />
      )}
      {item && <ItemLiveRead itemId={itemId} onRead={onRead} />}
      {isRefused && (
        <MissingPageRightPrompt right={pageStep.right} next={returnPath} onClose={leavePageStep} />
      )}
    </ItemDetailLayout>
  );
}

interface ItemSheetProps {
  readonly item: Item;
  readonly commentId: string | null;
  readonly isReply?: boolean | undefined;
  readonly slots: ItemSlots;
  /** Content below the facts. */
  readonly note?: ReactNode;
  readonly isZoomed: boolean;
  readonly onZoomed: (isZoomed: boolean) => void;
}

export const ItemSheet = ({
  item,
  commentId,
  isReply = false,
  slots,
  note,
  isZoomed,
  onZoomed,
}: ItemSheetProps) => (
  <>
    <PictureSide>
      <ItemPhoto item={item} isZoomed={isZoomed} onZoomed={onZoomed} />
    </PictureSide>
    <FactsSide>
      <ItemFacts item={item} />
      {slots.actions?.(item, 'detail')}
      {slots.comments?.(item, commentId, isReply) ?? (
        <ItemReactions item={item} commentId={commentId} withLikes={!slots.actions} />
      )}
      {note}
    </FactsSide>
  </>
);

const LiveItemReader = lazyNamed(() => import('@/services/live-item-reader'), 'LiveItemReader');

/**
 * Subscribes to the open item in Firestore when the browser is idle. If Firestore cannot be loaded or there is no
 * network, the page shows no live changes of the item.
 */
function ItemLiveRead(props: ComponentProps<typeof LiveItemReader>) {
  const isOnline = useOnline();
  const isIdle = useIsIdle();
  if (!isOnline || !isIdle) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <LiveItemReader {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface ItemReactionsProps {
  readonly item: Item;
  readonly commentId: string | null;
  readonly withLikes: boolean;
}

/**
 * Shows how many likes and comments an item has. If `commentId` is given, scrolls to these numbers and focuses them.
 */
function ItemReactions({ item, commentId, withLikes }: ItemReactionsProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (commentId === null) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [commentId, item.id]);
  return (
    <section ref={place} tabIndex={-1} aria-label="Likes and comments" className={styles.reactions}>
      <ItemCounts item={item} inWords withLikes={withLikes} />
    </section>
  );
}

/**
 * A link to the home page. It is shown in the item detail if the visitor followed a link to the item, because this
 * visitor may not know BoloBoard.
 */
function ItemWayHome({ viewer }: { readonly viewer: Viewer | null }) {
  const next = useReturnPath();
  const session = viewer === null ? 'loading' : viewer === 'visitor' ? 'signed-out' : 'signed-in';
  return (
    <div className={styles.row}>
      <Link to="/" aria-label="BoloBoard, home" className={styles.logo}>
        <Logo />
      </Link>
      <VisitorPart session={session}>
        <ButtonLink to={signInUrl('/register', next)} variant="outline" size="sm">
          Join
        </ButtonLink>
      </VisitorPart>
    </div>
  );
}
