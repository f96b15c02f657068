import { hasRange, NO_ITEM_FILTERS, withoutRanges } from '@contract/rules/item-filters';
import { PAGE_ALLOWANCE } from '@contract/rules/page-allowance';
import { RANGE_RIGHTS_MESSAGE } from '@contract/schemas/item-filters';
import { PAGE_RIGHTS_MESSAGES } from '@contract/schemas/pagination';
import { Button, ButtonLink } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { FailureCard } from '@/components/failure-card';
import { Notice } from '@/components/notice';
import { errorSentence, NetworkError } from '@/services/api-error';
import { isFiltered } from '../model/item-list-view';
import { rightRefused } from '../model/page-rights';
import type { ItemList } from '../model/use-item-list';
import styles from './item-list-notices.module.css';
import { type ListRight, PageRightLink } from './page-right-link';

interface NothingThereProps {
  readonly itemList: ItemList;
  readonly total: number;
}

export function NothingThere({
  itemList: { view, change, pageAddress },
  total,
}: NothingThereProps) {
  if (total > 0)
    return (
      <Notice title="Nothing on this page">
        <p>There are no more results. Go back to page 1.</p>
        <ButtonLink to={pageAddress(1)}>Back to First Page</ButtonLink>
      </Notice>
    );
  if (isFiltered(view))
    return (
      <Notice title="No results">
        <p>No items match. Try fewer words or filters.</p>
        <Button onClick={() => change(NO_ITEM_FILTERS)}>Clear Filters</Button>
      </Notice>
    );
  return (
    <Notice title="No items tracked yet">
      <p>Be the first to share a sale.</p>
    </Notice>
  );
}

const REFUSALS = {
  'sign-in': {
    title: 'Sign In Required',
    text: 'Anyone can view the first page.',
    message: PAGE_RIGHTS_MESSAGES.visitor,
  },
  premium: {
    title: 'Premium Feature Required',
    text: `Free members can view the first ${PAGE_ALLOWANCE.free} pages.`,
    message: PAGE_RIGHTS_MESSAGES.free,
  },
  range: {
    title: 'Sign In Required',
    text: 'Price and date ranges are for members.',
    message: RANGE_RIGHTS_MESSAGE,
  },
} as const satisfies Record<ListRight, object>;

export function ItemListFailure({ itemList }: { readonly itemList: ItemList }) {
  const { error, isFetching, retry, view, pageAddress, changedAddress } = itemList;
  const right = rightRefused(error);
  const isOffline = error instanceof NetworkError;
  const next = pageAddress(view.page);
  if (right === 'sign-in' && hasRange(view)) {
    const back = { label: 'Remove Ranges', to: changedAddress(withoutRanges(view)) };
    return <Refusal right="range" error={error} back={back} next={next} />;
  }
  if (right)
    return <Refusal right={right} error={error} back={firstPage(pageAddress(1))} next={next} />;
  return (
    <FailureCard
      title={isOffline ? "You haven't opened this page yet" : 'Error loading items'}
      message={isOffline ? 'It needs a connection.' : 'Failed to fetch items'}
      reason={!isOffline && errorSentence(error, 'Please try again in a moment.')}
      busy={isFetching}
      onRetry={retry}
    />
  );
}

export const firstPage = (to: string) => ({ label: 'Back to First Page', to });

interface RefusalProps {
  readonly right: ListRight;
  readonly error: Error | null;
  /** A link to what the viewer may see. */
  readonly back: { readonly label: string; readonly to: string };
  /** The address to return to after signing in. */
  readonly next: string;
}

export function Refusal({ right, error, back, next }: RefusalProps) {
  const { title, text, message } = REFUSALS[right];
  return (
    <Notice title={title} role="alert">
      <p>{text}</p>
      <p className={styles.reason}>{errorSentence(error, message)}</p>
      <ButtonRow align="center">
        <ButtonLink variant="outline" to={back.to}>
          {back.label}
        </ButtonLink>
        <PageRightLink right={right} next={next} />
      </ButtonRow>
    </Notice>
  );
}
