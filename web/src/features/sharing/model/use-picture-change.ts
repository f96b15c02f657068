import type { Item } from '@contract/schemas/item';
import { ITEM_EDIT_MESSAGES } from '@contract/schemas/item-edit';
import { useState } from 'react';
import type { PictureArea } from '@contract/schemas/picture-area';
import type { ItemPart } from '@contract/schemas/item-part';
import { showToast } from '@/components/toast/toast-store';
import { signInUrl } from '@/lib/sign-in-url';
import { errorSentence } from '@/services/api-error';
import { useApiMutation } from '@/services/use-api-mutation';
import { changeCover, cropPicture, newerItemInError } from '../api/own-items';

export interface PictureChangeOptions {
  /** The item as it was when the dialog opened. */
  readonly item: Item;
  readonly onSaved: (item: Item) => void;
  readonly onClose: () => void;
}

/**
 * Saves a change of an item's picture. If the item was edited after the dialog opened, the server refuses the change,
 * and the dialog shows a message. After this, the member can save again.
 */
export function usePictureChange<Change>(
  name: 'changeCover' | 'cropPicture',
  send: (item: Item, change: Change) => Promise<Item>,
  { item, onSaved, onClose }: PictureChangeOptions,
) {
  const [base, setBase] = useState(item);
  const { mutate, isPending, error } = useApiMutation(name, {
    params: { itemId: item.id },
    send: (change: Change) => send(base, change),
    onSuccess: (stored) => {
      showToast({ title: 'Item Updated' });
      onSaved(stored);
      onClose();
    },
    onError: (failure) => {
      const newer = newerItemInError(name, failure);
      if (newer) setBase(newer);
    },
    signIn: {
      login: signInUrl('/login', `/item/${item.id}`),
      description: ITEM_EDIT_MESSAGES.signInRequired,
    },
  });
  return {
    /**
     * The item to which the next change applies: the item as it was when the dialog opened, or a newer one from the
     * response to a refused change.
     */
    base,
    save: (change: Change) => mutate(change),
    isSaving: isPending,
    failure: error && errorSentence(error, ITEM_EDIT_MESSAGES.failed),
  };
}

/** Saves the cover that the member has chosen for an item, or removes the cover if the member has chosen none. */
export const useChangeCover = (options: PictureChangeOptions) =>
  usePictureChange<PictureArea | null>('changeCover', changeCover, options);

/**
 * Returns `save`, which crops the stored picture of an item. If the response to a crop was lost, the server refuses the
 * next crop. After that, the returned `base` has the cropped picture, and `options.item` still has the earlier one.
 */
export const useCropPicture = (options: PictureChangeOptions) =>
  usePictureChange<ItemPart>('cropPicture', cropPicture, options);
