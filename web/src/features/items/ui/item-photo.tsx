import type { Item } from '@contract/schemas/item';
import { thumbnailArea } from '@contract/rules/picture-files';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { AfterHydration } from '@/components/after-hydration';
import { ErrorBoundary } from '@/components/error-boundary';
import { lazyNamed } from '@/lib/lazy-named';
import { placeholderUrl } from '@/lib/picture-sources';
import { detailImageAttributes } from '../model/picture-sources';
import { loadedThumbnailUrl } from './item-card';
import styles from './item-photo.module.css';

const ItemZoom = lazyNamed(() => import('./item-zoom'), 'ItemZoom');

interface ItemPhotoProps {
  readonly item: Item;
  readonly isZoomed: boolean;
  readonly onZoomed: (isZoomed: boolean) => void;
}

/**
 * The picture of an open item. Reserves the room for the picture by its aspect ratio. Until the picture loads, shows
 * the placeholder and a thumbnail that is already loaded. The code for the zoom loads later.
 */
export function ItemPhoto({ item, isZoomed, onZoomed }: ItemPhotoProps) {
  // Stays true after the first zoom, so that the largest rendition loads only once.
  const [needsLargest, setNeedsLargest] = useState(false);
  if (isZoomed && !needsLargest) setNeedsLargest(true);
  const picture = <Photo item={item} isLargest={needsLargest} />;
  return (
    <div className={styles.frame}>
      <ErrorBoundary fallback={picture}>
        <AfterHydration fallback={picture}>
          <Suspense fallback={picture}>
            <ItemZoom isZoomed={isZoomed} onZoomed={onZoomed}>
              {picture}
            </ItemZoom>
          </Suspense>
        </AfterHydration>
      </ErrorBoundary>
    </div>
  );
}

const Photo = ({ item, isLargest }: { readonly item: Item; readonly isLargest: boolean }) => {
  const { width, height } = item.picture;
  return (
    <div className={styles.layers}>
      {!item.picture.isDrawn && <Backdrop item={item} />}
      <img
        {...detailImageAttributes(item.picture, isLargest)}
        alt={`Picture of ${item.title}`}
        width={width}
        height={height}
        decoding="async"
        fetchPriority="high"
        draggable={false}
        className={styles.layer}
      />
    </div>
  );
};

const neverChanges = () => () => undefined;

/** Shows the placeholder. If the item's card has loaded a thumbnail, shows the thumbnail over the placeholder. */
function Backdrop({ item: { id, picture } }: { readonly item: Item }) {
  const thumbnail = useSyncExternalStore(neverChanges, () => loadedThumbnailUrl(id), noThumbnail);
  const { width, height, thumbnails } = picture;
  const placeholder = placeholderUrl(picture);
  const area = shownArea(picture) ?? thumbnailArea(picture, thumbnails.at(-1) ?? picture);
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className={styles.layer}>
      {placeholder && <image href={placeholder} width={width} height={height} {...STRETCHED} />}
      {thumbnail && <image href={thumbnail} {...area} {...STRETCHED} />}
    </svg>
  );
}

/** The visible area, in pixels of the picture. */
const shownArea = ({ shown, width, height }: Item['picture']) =>
  shown && {
    x: shown.x * width,
    y: shown.y * height,
    width: shown.width * width,
    height: shown.height * height,
  };

const noThumbnail = () => null;
const STRETCHED = { preserveAspectRatio: 'none' };
