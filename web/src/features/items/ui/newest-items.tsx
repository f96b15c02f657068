import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/button';
import { Notice } from '@/components/notice';
import { errorSentence } from '@/services/api-error';
import { newestItemsQuery } from '../api/newest-items';
import { ItemGrid, ItemGridSkeleton } from './item-grid';

/** What was shared last, newest first. */
export function NewestItems() {
  const { data, error, isFetching, refetch } = useQuery(newestItemsQuery);
  return (
    <chakra.section aria-labelledby="newest-items" display="grid" gap="4">
      <chakra.h2 id="newest-items" textStyle="heading" fontSize="2xl">
        Latest on the board
      </chakra.h2>
      {data && data.items.length > 0 && <ItemGrid items={data.items} />}
      {data?.items.length === 0 && (
        <Notice title="No items tracked yet">
          <p>The first sale shared will stand right here.</p>
        </Notice>
      )}
      {!data && !error && <ItemGridSkeleton />}
      {!data && error && (
        <Notice title="Error loading items" role="alert">
          <p>Failed to fetch items</p>
          <chakra.p color="inkMuted">
            {errorSentence(error, 'Please try again in a moment.')}
          </chakra.p>
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </Notice>
      )}
    </chakra.section>
  );
}
