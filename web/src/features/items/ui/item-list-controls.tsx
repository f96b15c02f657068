import { chakra } from '@chakra-ui/react/styled-system';
import { NO_ITEM_FILTERS } from '@contract/rules/item-filters';
import { ITEM_FILTERS } from '@contract/schemas/item-filters';
import { PLATFORM_LABELS, PLATFORMS } from '@contract/schemas/platform';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { FilterIcon } from '@/components/icons';
import { LazyPart } from '@/components/lazy-part';
import { selectRecipe } from '@/components/recipes';
import { Badge } from '@/components/surfaces';
import type { FilterForm } from '../model/filter-form';
import { formFiltersSet, isFiltered } from '../model/item-list-view';
import type { ItemList } from '../model/use-item-list';
import { SearchBox } from './search-box';
import { SortMenu } from './sort-menu';

const Select = chakra('select', selectRecipe);

const loadFilterPanel = async () => (await import('./filter-panel')).FilterPanel;

export function ItemListControls({
  itemList,
  onFilter,
}: {
  readonly itemList: Pick<ItemList, 'view' | 'change'>;
  /** Returns false if the viewer may not use these filters. The form then stays open. */
  readonly onFilter: (filters: FilterForm) => boolean;
}) {
  const { view, change } = itemList;
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const set = formFiltersSet(view);
  return (
    <>
      <Bar>
        <SearchRow>
          <SearchBox
            search={view.search}
            onSearch={(search, options) => change({ search }, options)}
          />
          <Button
            ref={toggle}
            variant={set > 0 ? 'solid' : 'outline'}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <FilterIcon />
            <chakra.span srOnly={{ base: true, sm: false }}>Filters</chakra.span>
            {set > 0 && (
              <Badge tone="sticker">
                {set}
                <chakra.span srOnly> active</chakra.span>
              </Badge>
            )}
          </Button>
        </SearchRow>
        <ChoiceRow>
          <MarketplaceSelect value={view.platform} onChange={(platform) => change({ platform })} />
          <SortMenu sort={view} onSort={change} />
          {isFiltered(view) && (
            <Button
              variant="plain"
              gridColumn={{ base: '1 / -1' }}
              onClick={() => change(NO_ITEM_FILTERS)}
            >
              Clear Filters
            </Button>
          )}
        </ChoiceRow>
      </Bar>
      {isOpen && (
        <div id={panelId}>
          <LazyPart
            load={loadFilterPanel}
            loading="Loading filters..."
            failed="We couldn't load the filters. Check your connection and try again."
            props={{
              view,
              onFilter: (filters) => {
                if (!onFilter(filters)) return;
                setOpen(false);
                toggle.current?.focus({ preventScroll: true });
              },
            }}
          />
        </div>
      )}
    </>
  );
}

interface MarketplaceSelectProps {
  readonly value: string;
  readonly onChange: (platform: string) => void;
}

const MarketplaceSelect = ({ value, onChange }: MarketplaceSelectProps) => (
  <Select
    aria-label={ITEM_FILTERS.platform.label}
    w={{ md: '13rem' }}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  >
    <option value="">All Marketplaces</option>
    {PLATFORMS.map((platform) => (
      <option key={platform} value={platform}>
        {PLATFORM_LABELS[platform]}
      </option>
    ))}
  </Select>
);

/** `contents` on phones, because the search row sticks only within its parent. */
const Bar = chakra('div', {
  base: { display: { base: 'contents', md: 'flex' }, gap: '3', flexWrap: 'wrap' },
});

const SearchRow = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    flex: { md: '1 1 24rem' },
    position: { base: 'sticky', md: 'static' },
    top: 'header',
    // Below the header's z-index.
    zIndex: '5',
    // The background reaches the screen edges and covers half of the gaps above and below.
    mx: { base: '-3', md: '0' },
    my: { base: '-2', md: '0' },
    px: { base: '3', md: '0' },
    py: { base: '2', md: '0' },
    bg: 'canvas',
  },
});

const ChoiceRow = chakra('div', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
    gap: '2',
  },
});
