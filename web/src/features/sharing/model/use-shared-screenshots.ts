import type { Receipt } from '@contract/rules/start-url';
import { useEffect, useState } from 'react';
import {
  nextSharedScreenshot,
  type SharedScreenshot,
  takeSharedScreenshot,
} from '@/lib/shared-screenshots';
import { isEmptyDraft } from './draft';
import { useShareSale } from './use-share-sale';

/**
 * Offers the screenshots that another app shared, one at a time. The form uses a screenshot only after the member
 * agrees, because a website could also have sent it. The question also says whether the screenshot would replace a
 * draft. If the member keeps the draft, the form asks again after the draft is shared or discarded.
 */
export function useSharedScreenshots(receipt: Receipt | null) {
  const { member, state, chooseScreenshot, clear, chooseButton, checkTop } = useShareSale();
  const memberId = member.id;
  const [isNew, setNew] = useState(receipt !== null);
  const [next, setNext] = useState<SharedScreenshot | null>(null);
  const isBlank = isEmptyDraft(state.draft);
  useEffect(() => {
    let current = true;
    void nextSharedScreenshot(memberId, Date.now()).then((found) => current && setNext(found));
    return () => {
      current = false;
    };
  }, [memberId, isBlank]);

  const focusForm = () => (state.step === 'picture' ? chooseButton : checkTop).current?.focus();

  return {
    receipt,
    // If the member has kept a draft, the screenshot waits until the draft is shared or discarded.
    asked: isBlank || isNew ? next : null,
    replacesDraft: !isBlank,
    use: async ({ key, file }: SharedScreenshot) => {
      setNext(null);
      setNew(false);
      if (!(await takeSharedScreenshot(key))) return;
      clear();
      chooseScreenshot(file);
    },
    keepDraft: () => {
      setNew(false);
      focusForm();
    },
    discard: async ({ key }: SharedScreenshot) => {
      await takeSharedScreenshot(key);
      const found = await nextSharedScreenshot(memberId, Date.now());
      // Moves the focus, because the dialog with the question disappears together with its focused button.
      if (!found) focusForm();
      setNext(found);
    },
  };
}
