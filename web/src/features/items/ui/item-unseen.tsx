import { chakra } from '@chakra-ui/react/styled-system';
import { ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import { Button } from '@/components/button';
import { Notice } from '@/components/notice';
import { Skeleton } from '@/components/surfaces';
import { errorSentence } from '@/services/api-error';
import { FactsSide, PictureSide } from './item-detail-layout';

interface ItemUnseenProps {
  readonly isMissing: boolean;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
  readonly onClose: () => void;
}

export function ItemUnseen({ isMissing, error, isFetching, retry, onClose }: ItemUnseenProps) {
  if (isMissing)
    return (
      <Place>
        <Notice title={ITEM_MISSING_MESSAGE} role="alert">
          <Button onClick={onClose}>Back to Items</Button>
        </Notice>
      </Place>
    );
  if (error)
    return (
      <Place>
        <Notice title="Error loading item" role="alert">
          <chakra.p color="inkMuted">
            {errorSentence(error, 'Please try again in a moment.')}
          </chakra.p>
          <Button busy={isFetching} onClick={retry}>
            Try Again
          </Button>
        </Notice>
      </Place>
    );
  return <ItemSkeleton />;
}

const Place = chakra('div', {
  base: { gridRow: '2', gridColumn: '1 / -1', alignSelf: 'center', p: { base: '4', md: '8' } },
});

const ItemSkeleton = () => (
  <>
    <PictureSide role="status" aria-label="Loading item">
      <Skeleton h={{ base: '58dvh', md: 'full' }} rounded="0" />
    </PictureSide>
    <FactsSide>
      <Skeleton h="6" w="40%" />
      <Skeleton h="8" />
      <Skeleton h="10" w="50%" />
      <Skeleton h="32" />
    </FactsSide>
  </>
);
