import { useState } from 'react';
import { showToast, useSignInAgain } from '@/components/toast/toast-store';
import { errorSentence, isUnauthorized } from '@/services/api-error';
import { sendPin, sendUnpin } from '../api/own-profile';

const TRY_AGAIN = 'Please try again in a moment.';

const TEXTS = {
  pin: { done: 'Pinned to your profile', failed: "Couldn't pin the item", send: sendPin },
  unpin: {
    done: 'Unpinned from your profile',
    failed: "Couldn't unpin the item",
    send: sendUnpin,
  },
} as const;

/** Pins and unpins the member's items, and shows the result in a toast. `onChanged` gets the ids that are pinned now. */
export function usePins(onChanged: (pinnedItemIds: string[]) => void) {
  const signInAgain = useSignInAgain();
  const [busyWith, setBusyWith] = useState<string | null>(null);

  /** Returns whether it succeeded. */
  const change = async (what: 'pin' | 'unpin', itemId: string): Promise<boolean> => {
    const { done, failed, send } = TEXTS[what];
    setBusyWith(itemId);
    try {
      onChanged((await send(itemId)).pinnedItemIds);
      showToast({ title: done });
      return true;
    } catch (error) {
      if (isUnauthorized(error)) signInAgain();
      else
        showToast({
          title: failed,
          description: errorSentence(error, TRY_AGAIN),
          variant: 'destructive',
        });
      return false;
    } finally {
      setBusyWith(null);
    }
  };

  return { change, busyWith };
}
