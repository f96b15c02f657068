import type { Item } from '@contract/schemas/item';
import { ITEM_EDIT_MESSAGES } from '@contract/schemas/item-edit';
import type { PictureArea } from '@contract/schemas/picture-area';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast, useSignInAgain } from '@/components/toast/toast-store';
import { signInAddress } from '@/lib/sign-in-address';
import { errorSentence, isUnauthorized } from '@/services/api-error';
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
  const signInAgain = useSignInAgain(signInAddress('/login', `/item/${item.id}`));
  const { mutate, isPending, error } = useMutation({
    mutationFn: (cover: PictureArea | null) => changeCover(base, cover),
    onSuccess: (stored) => {
      showToast({ title: 'Item Updated' });
      onSaved(stored);
      onClose();
    },
    onError: (failure) => {
      const newer = newerCover(failure);
      if (newer) setBase(newer);
      if (isUnauthorized(failure)) signInAgain(ITEM_EDIT_MESSAGES.signInRequired);
    },
  });
  return {
    save: (cover: PictureArea | null) => mutate(cover),
    isSaving: isPending,
    failure: error && errorSentence(error, ITEM_EDIT_MESSAGES.failed),
  };
}
