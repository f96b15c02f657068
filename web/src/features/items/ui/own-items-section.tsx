import { BULK_DELETION_MESSAGES, type OwnItem } from '@contract/schemas/own-items';
import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { showToast } from '@/components/toast/toast-store';
import { signInAddress } from '@/lib/sign-in-address';
import { isUnauthorized } from '@/services/api-error';
import { ownItemsAddress } from '../model/own-items-address';
import { useLeaveByEscape } from '../model/use-leave-by-escape';
import { useOwnItemPrompts } from '../model/use-own-item-prompts';
import { useOwnItems } from '../model/use-own-items';
import { usePageTurn } from '../model/use-page-turn';
import { useSelection } from '../model/use-selection';
import { CardList } from './card-list';
import type { ItemSlots } from './item-slots';
import { OwnItemDialogs, type OwnItemDialogsProps } from './own-item-dialogs';
import { OwnItemGrid } from './own-item-grid';
import { OwnItemsResults } from './own-items-results';
import { SelectionBar } from './selection-bar';

const NO_ITEMS: readonly OwnItem[] = [];

interface OwnItemsSectionProps extends Pick<
  OwnItemDialogsProps,
  'deletionQuestion' | 'isSuspended'
> {
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
    <CardList
      id="own-items"
      title="Your Items"
      heading={heading}
      list={{ ...own, error: shown ? null : own.error }}
      paging={{ page, addressOf: ownItemsAddress, onTurn: () => true, onIntent: own.prefetch }}
      control={
        (items.length > 0 || selection.isOn) && (
          <Button
            ref={selectButton}
            variant={selection.isOn ? 'solid' : 'outline'}
            aria-pressed={selection.isOn}
            onClick={() => selection.setOn(!selection.isOn)}
          >
            Select Items
          </Button>
        )
      }
      below={
        <OwnItemDialogs
          {...dialogs}
          prompts={prompts}
          selected={items.filter(({ id }) => selection.isSelected(id))}
          address={address}
          onDeleted={() => selection.setOn(false)}
        />
      }
    >
      {selection.isShown && (
        <SelectionBar
          selection={selection}
          onDelete={selection.ids.length > 0 ? prompts.askToDeleteSelected : showNothingSelected}
        />
      )}
      <OwnItemsResults own={own}>
        <OwnItemGrid
          items={items}
          slots={slots}
          selection={selection}
          onDelete={prompts.askToDelete}
          onOpenHidden={prompts.explainHidden}
        />
      </OwnItemsResults>
    </CardList>
  );
}

const showNothingSelected = () =>
  showToast({
    title: 'No Items Selected',
    description: BULK_DELETION_MESSAGES.nothingSelected,
    variant: 'destructive',
  });
