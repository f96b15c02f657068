import { NO_ITEM_FILTERS } from '@contract/schemas/item-filter-values';
import { countFormFilters, isFiltered } from '@contract/rules/item-list-view';
import { ITEM_FILTERS } from '@contract/schemas/item-filters';
import { PLATFORM_LABELS, PLATFORMS } from '@contract/schemas/platform';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { Button } from '@/components/button';
import fields from '@/components/field.module.css';
import { FilterIcon } from '@/components/icons';
import { LazyPart } from '@/components/lazy-part';
import { Badge } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { loadOnce } from '@/lib/once';
import type { FilterForm } from '../model/filter-form';
import type { ItemList } from '../model/use-item-list';
import styles from './item-list-controls.module.css';
import { SearchBox } from './search-box';
import { SortMenu } from './sort-menu';

/**
 * Loads the code of the filter panel. All callers share one import, because Vite waits for the panel's styles only
 * during the first import. A second import could resolve before the styles have loaded.
 */
const loadFilterPanel = loadOnce(async () => (await import('./filter-panel')).FilterPanel);
const preloadFilterPanel = () => void loadFilterPanel().catch(() => undefined);

export function ItemListControls({
  itemList,
  onFilter,
  signInFor,
}: {
  readonly itemList: Pick<ItemList, 'view' | 'change'>;
  /**
   * Called with the chosen filters. Returns false if the viewer may not use them. In this case, the filter panel stays
   * open.
   */
  readonly onFilter: (filters: FilterForm) => boolean;
  /** For a visitor: returns the URL to open after signing in, which applies the given filters. Null for members. */
  readonly signInFor: ((filters: FilterForm) => string) | null;
}) {
  const { view, change } = itemList;
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Uses the deferred value for the panel, so that the button reacts to the tap before the panel renders.
  const isShown = useDeferredValue(isOpen);
  const set = countFormFilters(view);
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.searchRow}>
          <SearchBox
            search={view.search}
            onSearch={(search, options) => change({ search }, options)}
          />
          <Button
            ref={toggle}
            variant={set > 0 ? 'solid' : 'outline'}
            aria-expanded={isOpen}
            aria-controls={isShown ? panelId : undefined}
            onPointerEnter={preloadFilterPanel}
            onFocus={preloadFilterPanel}
            onClick={() => setOpen(!isOpen)}
          >
            <FilterIcon />
            <span className={styles.filtersLabel}>Filters</span>
            {set > 0 && (
              <Badge tone="sticker">
                {set}
                <span className={text.screenReaderOnly}> active</span>
              </Badge>
            )}
          </Button>
        </div>
        <div className={styles.choiceRow}>
          <MarketplaceSelect value={view.platform} onChange={(platform) => change({ platform })} />
          <SortMenu sort={view} onSort={change} />
          {isFiltered(view) && (
            <Button
              variant="plain"
              className={styles.clear}
              onClick={() => change(NO_ITEM_FILTERS)}
            >
              Clear Filters
            </Button>
          )}
        </div>
      </div>
      {isShown && (
        <div id={panelId}>
          <LazyPart
            load={loadFilterPanel}
            loading="Loading filters..."
            failed="We couldn't load the filters. Check your connection and try again."
            props={{
              view,
              signInFor,
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
  <select
    aria-label={ITEM_FILTERS.platform.label}
    className={classNames(fields.control, styles.marketplace)}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  >
    <option value="">All Marketplaces</option>
    {PLATFORMS.map((platform) => (
      <option key={platform} value={platform}>
        {PLATFORM_LABELS[platform]}
      </option>
    ))}
  </select>
);
