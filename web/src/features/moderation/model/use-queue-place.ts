import type { Reported } from '@contract/schemas/reported';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newerOf } from './entries';

interface Review {
  /** As it was when the dialog opened. */
  readonly seen: Reported;
  /** What a refused decision found, or the same as `seen`. */
  readonly now: Reported;
}

/** Where the admin is on a page of the queue: which entry is current, and which is in review. */
export function useQueuePlace(entries: readonly Reported[]) {
  const list = useRef<HTMLDivElement>(null);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [review, setReview] = useState<Review | null>(null);

  const listed = (id: string) => entries.find((entry) => entry.id === id);
  const reviewed = review && newerOf(review.now, listed(review.now.id));
  const current = reviewed ?? (currentId === null ? null : (listed(currentId) ?? null));

  /** The element of an entry, or the list if there is none. */
  const elementOf = (id: string | null): HTMLElement | null =>
    list.current?.querySelector<HTMLElement>(`[data-entry="${id}"]`) ?? list.current;
  const focusId = useFocusAfterRender(elementOf);
  const focus = (entry: Reported | null) => focusId(entry?.id ?? null);
  const goTo = (entry: Reported | null) => {
    setCurrentId(entry?.id ?? null);
    if (review) setReview(entry && { seen: entry, now: entry });
    else focus(entry);
  };

  return {
    list,
    current,
    reviewed,
    /** What the dialog showed first, to say what has changed since. */
    seen: review?.seen ?? null,
    setCurrent: (entry: Reported) => setCurrentId(entry.id),
    currentElement: () => elementOf(currentId),
    focus,
    showStart: () => {
      list.current?.focus();
      list.current?.scrollIntoView();
    },
    open: (seen: Reported, now = seen) => {
      setCurrentId(seen.id);
      setReview({ seen, now });
    },
    close: () => setReview(null),
    /** Null is the list. In a review, it closes the dialog. */
    goTo,
    /** Goes to the next entry, or with -1 to the previous one. Without a current one, to the first. */
    step: (by: 1 | -1) => {
      const at = entries.findIndex(({ id }) => id === current?.id);
      const to = at === -1 ? entries[0] : entries[at + by];
      if (to) goTo(to);
    },
  };
}

/** Returns a function that focuses the element of an entry when the question about the entry before it has closed. */
function useFocusAfterRender(
  elementOf: (id: string | null) => HTMLElement | null,
): (id: string | null) => void {
  const [target, setTarget] = useState<{ readonly id: string | null } | null>(null);
  const focusTarget = useEffectEvent(() => target && elementOf(target.id)?.focus());
  useEffect(() => void focusTarget(), [target]);
  return (id) => setTarget({ id });
}
