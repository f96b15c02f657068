import { hasRangeFilter, withoutRangeFilters } from '@contract/schemas/item-filter-values';
import { PAGE_ALLOWANCE } from '@contract/rules/page-allowance';
import { RANGE_FILTER_SIGN_IN_MESSAGE } from '@contract/schemas/item-filters';
import { PAGE_RIGHTS_MESSAGES } from '@contract/schemas/pagination';
import { ActionButtonRow } from '@/components/action-button-row';
import { ButtonLink } from '@/components/button';
import { Notice } from '@/components/notice';
import { errorSentence } from '@/services/api-error';
import type { PageRight } from '../model/page-rights';
import type { ItemList } from '../model/use-item-list';
import { type ListRight, MissingRightLink } from './missing-right-link';

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
    message: RANGE_FILTER_SIGN_IN_MESSAGE,
  },
} as const satisfies Record<ListRight, object>;

interface RefusalProps {
  readonly right: ListRight;
  readonly error: Error | null;
  /** The label and the URL of the link to a page that the viewer may see. */
  readonly back: { readonly label: string; readonly to: string };
  /** The URL to open after signing in. */
  readonly next: string;
}

/** Shown instead of a page that the server has refused, because the viewer may not see it. */
export function PageRefusal({ right, error, back, next }: RefusalProps) {
  const { title, text, message } = REFUSALS[right];
  return (
    <Notice title={title} message={text} reason={errorSentence(error, message)} role="alert">
      <ActionButtonRow
        align="center"
        act={<MissingRightLink right={right} next={next} />}
        keep={
          <ButtonLink variant="outline" to={back.to}>
            {back.label}
          </ButtonLink>
        }
      />
    </Notice>
  );
}

interface ItemListRefusalProps {
  readonly itemList: ItemList;
  readonly right: PageRight;
}

/** Shown instead of an item list that the server has refused, for example to a visitor who filters by a range. */
export function ItemListRefusal({ itemList, right }: ItemListRefusalProps) {
  const { error, view, pageUrl, changedUrl } = itemList;
  const refused = { error, next: pageUrl(view.page) };
  if (right === 'sign-in' && hasRangeFilter(view)) {
    const back = { label: 'Remove Ranges', to: changedUrl(withoutRangeFilters(view)) };
    return <PageRefusal right="range" back={back} {...refused} />;
  }
  return <PageRefusal right={right} back={firstPageLink(pageUrl(1))} {...refused} />;
}

export const firstPageLink = (to: string) => ({ label: 'Back to First Page', to });
