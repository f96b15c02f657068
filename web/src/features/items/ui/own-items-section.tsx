import { BULK_DELETION_MESSAGES, type OwnItem } from '@contract/schemas/own-items';
import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { SavedNote } from '@/components/saved-note';
import text from '@/components/text.module.css';
import { showToast } from '@/components/toast/toast-store';
import { classNames } from '@/lib/class-names';
import { formatCount } from '@/lib/format';
import { signInAddress } from '@/lib/sign-in-address';
import { isUnauthorized } from '@/services/api-error';
import { ownItemsAddress } from '../model/own-items-address';
import { useLeaveByEscape } from '../model/use-leave-by-escape';
import { useOwnItemPrompts } from '../model/use-own-item-prompts';
import { type OwnItems, useOwnItems } from '../model/use-own-items';
import { usePageTurn } from '../model/use-page-turn';
import { useSelection } from '../model/use-selection';
import type { ItemSlots } from './item-slots';
import { OwnItemDialogs, type OwnItemDialogsProps } from './own-item-dialogs';
import { OwnItemGrid } from './own-item-grid';
import { OwnItemsResults } from './own-items-results';
import styles from './own-items-section.module.css';
import { PaginationBar } from './pagination-bar';
import { SelectionBar } from './selection-bar';

const NO_ITEMS: readonly OwnItem[] = [];

interface OwnItemsSectionProps extends Pick<OwnItemDialogsProps, 'deletionQuestion'> {
  readonly slots: Pick<ItemSlots, 'actions'>;
}

/** The member's own items, page by page, with a mode to select and delete several of them. */
export function OwnItemsSection({ slots, ...dialogs }: OwnItemsSectionProps) {
  const own = useOwnItems();
  const { page, shown } = own;
  const items = shown?.items ?? NO_ITEMS;
  const address = ownItemsAddress(page);
  const heading = useRef<HTMLHeadingElement>(null);
  const selectButton = useRef<HTMLButtonElement>(null);
  const prompts = useOwnItemPrompts(heading);
  const ids = items.map(({ id }) => id);
  const selection = useSelection(ids, page);
  usePageTurn('own', page, heading);
  useLeaveByEscape(selection.isOn, () => {
    selection.setOn(false);
    selectButton.current?.focus();
  });
  if (isUnauthorized(own.error)) return <Navigate to={signInAddress('/login', address)} replace />;
  return (
    <section aria-labelledby="own-items" className={styles.section}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2
            ref={heading}
            id="own-items"
            tabIndex={-1}
            className={classNames(text.heading, styles.title)}
          >
            Your Items
          </h2>
          <Total own={own} />
        </div>
        {(items.length > 0 || selection.isOn) && (
          <Button
            ref={selectButton}
            variant={selection.isOn ? 'solid' : 'outline'}
            aria-pressed={selection.isOn}
            onClick={() => selection.setOn(!selection.isOn)}
          >
            Select Items
          </Button>
        )}
      </div>
      {selection.isOn && (
        <SelectionBar
          selection={selection}
          onDelete={selection.ids.length > 0 ? prompts.askToDeleteSelected : showNothingSelected}
        />
      )}
      <OwnItemsResults own={own}>
        <OwnItemGrid
          items={items}
          slots={slots}
          isChanging={own.isChanging}
          selection={selection}
          onDelete={prompts.askToDelete}
          onOpenHidden={prompts.explainHidden}
        />
      </OwnItemsResults>
      {own.savedAt !== null && (
        <SavedNote savedAt={own.savedAt} isFetching={own.isFetching} onRetry={own.retry} />
      )}
      <Pages own={own} />
      <OwnItemDialogs
        {...dialogs}
        prompts={prompts}
        selectedIds={selection.ids}
        address={address}
        onDeleted={() => selection.setOn(false)}
      />
    </section>
  );
}

const showNothingSelected = () =>
  showToast({
    title: 'No Items Selected',
    description: BULK_DELETION_MESSAGES.nothingSelected,
    variant: 'destructive',
  });

function Total({ own: { shown, error, page } }: { readonly own: OwnItems }) {
  return (
    <p role="status" className={classNames(text.figures, styles.total)}>
      {shown && formatCount(shown.pagination.total, 'item')}
      {shown && shown.pagination.pages > 1 && (
        <span className={text.screenReaderOnly}>
          , page {page} of {shown.pagination.pages}
        </span>
      )}
      {!shown && !error && <span className={text.screenReaderOnly}>Loading items...</span>}
    </p>
  );
}

function Pages({ own: { shown, page, prefetch } }: { readonly own: OwnItems }) {
  if (!shown || shown.pagination.pages < 2) return null;
  return (
    <PaginationBar
      page={page}
      pages={shown.pagination.pages}
      addressOf={ownItemsAddress}
      onTurn={() => true}
      onIntent={prefetch}
    />
  );
}
