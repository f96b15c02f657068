import { type Receipt, receiptIn, withoutStart } from '@contract/rules/start-address';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isEmptyDraft } from './draft-store';
import {
  nextSharedScreenshot,
  type SharedScreenshot,
  takeSharedScreenshot,
} from './shared-screenshots';
import { useShareSale } from './use-share-sale';

/** What the form asks about the next shared screenshot. */
export type Question = 'replace-draft' | 'next';

/**
 * Puts a screenshot that another app just shared into a blank form. It does not replace a draft: the member
 * decides, or gets the screenshot after the draft. Offers further screenshots one after the other.
 */
export function useSharedScreenshots() {
  const { member, state, dispatch, clear } = useShareSale();
  const memberId = member.id;
  const receipt = useReceipt();
  const [isNew, setNew] = useState(receipt !== null);
  const [next, setNext] = useState<SharedScreenshot | null>(null);
  const isBlank = isEmptyDraft(state.draft);

  const open = async ({ key, file }: SharedScreenshot) => {
    setNext(null);
    setNew(false);
    if (!(await takeSharedScreenshot(key))) return;
    clear();
    dispatch({ type: 'screenshotChosen', file });
  };
  const offer = useEffectEvent((found: SharedScreenshot | null) => {
    if (found && isNew && isBlank) void open(found);
    else setNext(found);
  });
  useEffect(() => {
    let current = true;
    void nextSharedScreenshot(memberId, Date.now()).then((found) => current && offer(found));
    return () => {
      current = false;
    };
  }, [memberId, isBlank]);

  return {
    receipt,
    next,
    question: questionFor({ next, isNew, isBlank }),
    openNext: () => void (next && open(next)),
    keepDraft: () => setNew(false),
    discardNext: async () => {
      if (!next) return;
      await takeSharedScreenshot(next.key);
      setNext(await nextSharedScreenshot(memberId, Date.now()));
    },
  };
}

interface Situation {
  readonly next: SharedScreenshot | null;
  /** The screenshots arrived with this visit of the form, and the member has not decided. */
  readonly isNew: boolean;
  readonly isBlank: boolean;
}

export function questionFor({ next, isNew, isBlank }: Situation): Question | null {
  if (!next) return null;
  if (isBlank) return 'next';
  return isNew ? 'replace-draft' : null;
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
