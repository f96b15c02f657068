import { chakra } from '@chakra-ui/react/styled-system';
import type { Item } from '@contract/schemas/item';
import { Suspense, useState } from 'react';
import { AfterHydration } from '@/components/after-hydration';
import { ErrorBoundary } from '@/components/error-boundary';
import { lazyNamed } from '@/lib/lazy-named';
import { detailPicture } from '../model/picture-sources';

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
    <chakra.div
      position="relative"
      overflow="hidden"
      bg="sunken"
      w="full"
      h={{ md: 'full' }}
      maxH={{ base: '58dvh', md: 'none' }}
      aspectRatio={{ base: `${item.picture.width} / ${item.picture.height}`, md: 'auto' }}
    >
      <ErrorBoundary fallback={picture}>
        <AfterHydration fallback={picture}>
          <Suspense fallback={picture}>
            <ItemZoom isZoomed={isZoomed} onZoomed={onZoomed}>
              {picture}
            </ItemZoom>
          </Suspense>
        </AfterHydration>
      </ErrorBoundary>
    </chakra.div>
  );
}

const Photo = ({ item, isLargest }: { readonly item: Item; readonly isLargest: boolean }) => (
  <chakra.img
    {...detailPicture(item.picture, isLargest)}
    alt={`Picture of ${item.title}`}
    htmlWidth={item.picture.width}
    htmlHeight={item.picture.height}
    decoding="async"
    draggable={false}
    w="full"
    h="full"
    objectFit="contain"
    style={{ background: `center / contain no-repeat url("${item.thumbnail}")` }}
  />
);
