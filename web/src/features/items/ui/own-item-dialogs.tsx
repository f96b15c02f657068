import type { OwnItem } from '@contract/schemas/own-items';
import type { ReactNode } from 'react';
import type { OwnItemPrompts } from '../model/use-own-item-prompts';
import { BulkDeletionQuestion } from './bulk-deletion-question';
import { HiddenItemPrompt, SuspendedItemPrompt } from './hidden-item-prompt';

interface DeletionOf {
  readonly item: OwnItem;
  /** The address to return to if the session is over. */
  readonly address: string;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

export interface OwnItemDialogsProps {
  /** Asks before it deletes one item. */
  readonly deletionQuestion: (deletion: DeletionOf) => ReactNode;
  /** Whether the member is suspended. */
  readonly isSuspended: boolean;
  /** Called after items were deleted and have left the lists. */
  readonly onDeleted: () => void;
}

interface ShownDialogs extends OwnItemDialogsProps {
  readonly prompts: OwnItemPrompts;
  readonly selected: readonly OwnItem[];
  readonly address: string;
}

/** The dialog that is open over the member's own items, if one is. */
export function OwnItemDialogs(props: ShownDialogs) {
  const { prompts, selected, address, deletionQuestion, isSuspended, onDeleted } = props;
  const { prompt, close } = prompts;
  if (prompt === null) return null;
  if (prompt.of === 'selection')
    return (
      <BulkDeletionQuestion
        itemIds={selected.map(({ id }) => id)}
        hasOwnSale={selected.some(({ isOwnSale }) => isOwnSale)}
        address={address}
        onClose={close}
        onDeleted={() => {
          prompts.onSelectedDeleted();
          onDeleted();
        }}
      />
    );
  const { item } = prompt;
  if (prompt.of === 'hidden')
    return isSuspended ? (
      <SuspendedItemPrompt onClose={close} />
    ) : (
      <HiddenItemPrompt item={item} onDelete={() => prompts.askToDelete(item)} onClose={close} />
    );
  return deletionQuestion({
    item,
    address,
    onClose: close,
    onDeleted: () => {
      prompts.onItemDeleted(item);
      onDeleted();
    },
  });
}
