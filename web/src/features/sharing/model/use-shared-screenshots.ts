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
 * Offers the screenshots that another app shared, one after the other. Another site can send one too, so the form uses
 * none before the member agrees. Nor does it replace a draft: the member decides, or is asked again after the draft.
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
    // A draft that the member kept comes first.
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
      // The question is about to unmount with its buttons.
      if (!found) focusForm();
      setNext(found);
    },
  };
}
