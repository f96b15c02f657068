import { type Receipt, receiptIn, withoutStart } from '@contract/rules/start-address';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  nextSharedScreenshot,
  type SharedScreenshot,
  takeSharedScreenshot,
} from '@/lib/shared-screenshots';
import { isEmptyDraft } from './draft-store';
import { useShareSale } from './use-share-sale';

/**
 * Offers the screenshots that another app shared, one after the other. Another site can send one too, so the form uses
 * none before the member agrees. Nor does it replace a draft: the member decides, or is asked again after the draft.
 */
export function useSharedScreenshots() {
  const { member, state, chooseScreenshot, clear, chooseButton } = useShareSale();
  const memberId = member.id;
  const receipt = useReceipt();
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
    keepDraft: () => setNew(false),
    discard: async ({ key }: SharedScreenshot) => {
      await takeSharedScreenshot(key);
      const found = await nextSharedScreenshot(memberId, Date.now());
      // The question is about to unmount with its buttons.
      if (!found) chooseButton.current?.focus();
      setNext(found);
    },
  };
}

/** Returns the receipt in the address, and removes it there so that a reload does not repeat it. */
function useReceipt(): Receipt | null {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [receipt] = useState(() => receiptIn(new URLSearchParams(search)));
  useEffect(() => {
    const before = new URLSearchParams(search);
    const after = withoutStart(before);
    if (after.size === before.size) return;
    void navigate({ pathname, search: after.toString() }, { replace: true, state });
  }, [pathname, search, state, navigate]);
  return receipt;
}
