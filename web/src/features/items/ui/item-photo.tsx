import type { Item } from '@contract/schemas/item';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { lazyNamed } from '@/lib/lazy-named';
import { detailPicture } from '../model/picture-sources';
import styles from './item-photo.module.css';

const ItemZoom = lazyNamed(() => import('./item-zoom'), 'ItemZoom');

interface ItemPhotoProps {
  readonly item: Item;
  readonly isZoomed: boolean;
  readonly onZoomed: (isZoomed: boolean) => void;
}

/** Reserves the picture's aspect ratio and shows the thumbnail until it loads. Zoom is loaded lazily. */
export function ItemPhoto({ item, isZoomed, onZoomed }: ItemPhotoProps) {
  // Keeps the largest rendition after the first zoom, so that it loads only once.
  const [needsLargest, setNeedsLargest] = useState(false);
  if (isZoomed && !needsLargest) setNeedsLargest(true);
  const picture = <Photo item={item} isLargest={needsLargest} />;
  return (
    <div className={styles.frame}>
      <ErrorBoundary fallback={picture}>
        <Suspense fallback={picture}>
          <ItemZoom isZoomed={isZoomed} onZoomed={onZoomed}>
            {picture}
          </ItemZoom>
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

const Photo = ({ item, isLargest }: { readonly item: Item; readonly isLargest: boolean }) => {
  const { width, height } = item.picture;
  return (
    <div className={styles.layers}>
      <img src={item.thumbnail} alt="" width={width} height={height} className={styles.layer} />
      <img
        {...detailPicture(item.picture, isLargest)}
        alt={`Picture of ${item.title}`}
        width={width}
        height={height}
        decoding="async"
        draggable={false}
        className={styles.layer}
      />
    </div>
  );
};
