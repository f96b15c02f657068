import type { Item } from '@contract/schemas/item';
import { ITEM_EDIT_MESSAGES } from '@contract/schemas/item-edit';
import type { PictureArea } from '@contract/schemas/picture-area';
import { useState } from 'react';
import { showToast } from '@/components/toast/toast-store';
import { signInAddress } from '@/lib/sign-in-address';
import { errorSentence } from '@/services/api-error';
import { useApiMutation } from '@/services/use-api-mutation';
import { changeCover, newerCover } from '../api/own-items';

export interface CoverOptions {
  /** As it was when the dialog opened. */
  readonly item: Item;
  readonly onSaved: (item: Item) => void;
  readonly onClose: () => void;
}

/** Saves another cover. If the item was edited meanwhile, the member sees it, and can save again. */
export function useChangeCover({ item, onSaved, onClose }: CoverOptions) {
  const [base, setBase] = useState(item);
  const { mutate, isPending, error } = useApiMutation('changeCover', {
    params: { itemId: item.id },
    send: (cover: PictureArea | null) => changeCover(base, cover),
    onSuccess: (stored) => {
      showToast({ title: 'Item Updated' });
      onSaved(stored);
      onClose();
    },
    onError: (failure) => {
      const newer = newerCover(failure);
      if (newer) setBase(newer);
    },
    signIn: {
      login: signInAddress('/login', `/item/${item.id}`),
      description: ITEM_EDIT_MESSAGES.signInRequired,
    },
  });
  return {
    save: (cover: PictureArea | null) => mutate(cover),
    isSaving: isPending,
    failure: error && errorSentence(error, ITEM_EDIT_MESSAGES.failed),
  };
}
