import { chakra } from '@chakra-ui/react/styled-system';
import type { Viewer } from '@contract/rules/page-allowance';
import { useRef, useState } from 'react';
import { formatCount } from '@/lib/format-count';
import { type PageRight, rightMissing } from '../model/page-rights';
import type { ItemListView } from '../model/item-list-view';
import { useItemList } from '../model/use-item-list';
import { usePageTurn } from '../model/use-page-turn';
import { AdSlot } from './ad-slot';
import { ItemListControls } from './item-list-controls';
import { ItemListResults } from './item-list-results';
import { PageRightsPrompt } from './page-rights-prompt';
import { PaginationBar } from './pagination-bar';
import { PriceLine, PriceLineSkeleton } from './price-line';

interface ItemBoardProps {
  /** Who looks; null while it is not known. */
  readonly viewer: Viewer | null;
  /** Who looks, by the last visit where it is not known. */
  readonly likelyViewer: Viewer;
}

/** The board: searched, filtered, sorted and paged through, within one's rights. */
export function ItemListSection({ viewer, likelyViewer }: ItemBoardProps) {
  const itemList = useItemList();
  const { view, shown, error, pageAddress, readPage } = itemList;
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTurn(view, heading);
  const [refused, setRefused] = useState<{ right: PageRight; page: number } | null>(null);

  const turn = (page: number) => {
    const right = rightMissing(viewer, page);
    if (right) setRefused({ right, page });
    return right === null;
  };
  const prefetch = (page: number) => {
    // Whether it fails is seen when the page is asked for.
    if (viewer !== null && !rightMissing(viewer, page)) readPage(page).catch(() => undefined);
  };
  const ad = <AdSlot viewer={likelyViewer} isKnown={viewer !== null} />;
  return (
    <Section aria-labelledby="board">
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="4">
        <Title ref={heading} id="board" tabIndex={-1}>
          {titleOf(view)}
        </Title>
        <chakra.p role="status" minH="1.5em" color="inkMuted" textStyle="figures">
          {shown && !error && formatCount(shown.pagination.total, 'item')}
        </chakra.p>
      </chakra.div>
      <ItemListControls itemList={itemList} />
      {view.search &&
        !error &&
        (shown?.priceSummary ? <PriceLine summary={shown.priceSummary} /> : <PriceLineSkeleton />)}
      <ItemListResults itemList={itemList} ad={ad} />
      {shown && !error && shown.pagination.pages > 1 && (
        <PaginationBar
          page={view.page}
          pages={shown.pagination.pages}
          addressOf={pageAddress}
          onTurn={turn}
          onIntent={prefetch}
        />
      )}
      {ad}
      {refused && (
        <PageRightsPrompt
          right={refused.right}
          next={pageAddress(refused.page)}
          onClose={() => setRefused(null)}
        />
      )}
    </Section>
  );
}

function titleOf({ search, sortBy, sortOrder }: ItemListView): string {
  if (search) return `Results for “${search}”`;
  return sortBy === 'added' && sortOrder === 'desc' ? 'Latest on the board' : 'On the board';
}

/** Not a grid: what sticks within one sticks to its row. */
const Section = chakra('section', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
});

const Title = chakra('h2', {
  base: {
    textStyle: 'heading',
    fontSize: '2xl',
    minW: '0',
    overflowWrap: 'anywhere',
    // Below the header, and the search box that sticks there on phones.
    scrollMarginTop: { base: '4.5rem', md: '5rem' },
    _focusVisible: { outline: 'none' },
  },
});
