import { useCallback, useEffect, useRef, useState } from 'react';
import { type Attempt, unsentAttempt } from './attempt';
import { type Draft, isEmptyDraft } from './draft';
import { clearDraft, loadDraft, saveDraft } from './draft-store';
import type { HiddenArea } from './hidden-area';
import { type Hidden, NOTHING_HIDDEN } from './hiding';
import { EMPTY_SALE, type SaleFormValues } from './sale-form';

const EMPTY_DRAFT: Draft = {
  ...NOTHING_HIDDEN,
  values: EMPTY_SALE,
  screenshot: null,
  attempt: null,
};

/** What a member had begun, read once: undefined while it is read, null where there is nothing. */
export function useKeptDraft(memberId: string): Draft | null | undefined {
  const [draft, setDraft] = useState<Draft | null>();
  useEffect(() => {
    let current = true;
    void loadDraft(memberId).then((kept) => current && setDraft(kept));
    return () => {
      current = false;
    };
  }, [memberId]);
  return draft;
}

/** The screenshot of the open form, what of it is hidden, and every change of the form kept at once. */
export function useDraft(memberId: string, kept: Draft | null) {
  const begun = kept ?? EMPTY_DRAFT;
  const latest = useRef(begun);
  const [screenshot, setScreenshot] = useState(begun.screenshot);
  const [{ hidden, checked }, setHidden] = useState<Hidden>(begun);

  const change = useCallback(
    (part: Partial<Draft>) => {
      latest.current = keyed({ ...latest.current, ...part });
      void saveDraft(memberId, latest.current);
    },
    [memberId],
  );

  return {
    screenshot,
    hidden,
    checked,
    lastAttempt: () => latest.current.attempt,
    keepValues: useCallback((values: SaleFormValues) => change({ values }), [change]),
    keepScreenshot: (file: File) => {
      setScreenshot(file);
      setHidden(NOTHING_HIDDEN);
      change({ screenshot: file, ...NOTHING_HIDDEN });
    },
    keepHidden: (areas: readonly HiddenArea[], lookedAt: boolean) => {
      setHidden({ hidden: areas, checked: lookedAt });
      change({ hidden: areas, checked: lookedAt });
    },
    keepAttempt: (attempt: Attempt | null) => change({ attempt }),
    discard: () => {
      latest.current = EMPTY_DRAFT;
      setScreenshot(null);
      setHidden(NOTHING_HIDDEN);
      void clearDraft(memberId);
    },
  };
}

/** A draft has a key from its beginning, so that another tab that opens it sends it with the same. */
const keyed = (draft: Draft): Draft =>
  draft.attempt !== null || isEmptyDraft(draft)
    ? draft
    : { ...draft, attempt: unsentAttempt(crypto.randomUUID()) };
