import type { ReportForAdmins } from '@contract/schemas/report-for-admins';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newerReportOf, subjectIdOf } from './entries';

interface Review {
  /** The report as it was when the dialog opened. */
  readonly seen: ReportForAdmins;
  /** The report after the admin's last act. Equal to `seen` if there was no act. */
  readonly now: ReportForAdmins;
  /** The report as the list showed it when `now` arrived. It is older than `now`. */
  readonly row: ReportForAdmins | undefined;
}

interface Current {
  readonly subject: string;
  /** The index of the entry in the list, or its last index if the entry has left the list. */
  readonly at: number;
}

/**
 * Returns which entry of the queue is current, which entry is being reviewed, and functions that move between the
 * entries.
 */
export function useCurrentQueueEntry(entries: readonly ReportForAdmins[]) {
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useCurrent(entries);
  const [review, setReview] = useState<Review | null>(null);

  const rowOf = (report: ReportForAdmins) => entries.find(({ id }) => id === report.id);
  const reviewed = review && withRow(review, rowOf(review.now));
  const listed = entries.find((entry) => subjectIdOf(entry) === current?.subject) ?? null;

  /** Returns the element of the entry about `subject`, or the element of the list if `subject` is null. */
  const elementOf = (subject: string | null): HTMLElement | null =>
    list.current?.querySelector<HTMLElement>(`[data-entry="${subject}"]`) ?? list.current;
  const focusSubject = useFocusAfterRender(elementOf);
  const focus = (entry: ReportForAdmins | null) => focusSubject(entry && subjectIdOf(entry));
  const show = (seen: ReportForAdmins, now: ReportForAdmins) =>
    setReview({ seen, now, row: rowOf(now) });
  const goTo = (entry: ReportForAdmins | null) => {
    setCurrent(entry);
    if (!review) focus(entry);
    else if (entry) show(entry, entry);
    else setReview(null);
  };
  /** Returns the entry after or before the current entry, even if the current entry has left the list. */
  const beside = (by: 1 | -1): ReportForAdmins | null => {
    if (current === null) return entries[0] ?? null;
    const after = listed === null ? current.at : current.at + 1;
    return entries[by === 1 ? after : current.at - 1] ?? null;
  };

  return {
    list,
    current: reviewed ?? listed,
    reviewed,
    /** The report as the dialog first showed it. The dialog describes what has changed in the report after this. */
    seen: review?.seen ?? null,
    setCurrent,
    currentElement: () => elementOf(current?.subject ?? null),
    focus,
    isFocusElsewhere: () => isFocusElsewhere(list.current),
    showStart: () => {
      setCurrent(null);
      list.current?.focus();
      list.current?.scrollIntoView();
    },
    open: (seen: ReportForAdmins, now = seen) => {
      setCurrent(seen);
      show(seen, now);
    },
    close: () => setReview(null),
    leave: () => {
      setCurrent(null);
      setReview(null);
    },
    goTo,
    /**
     * Goes to the entry after the current one. After the last entry, focuses the list and closes the dialog of a
     * review.
     */
    goOn: () => goTo(beside(1)),
    /**
     * Goes to the next entry, or to the previous entry if `by` is -1. If no entry is current, goes to the first entry.
     */
    step: (by: 1 | -1) => {
      const to = beside(by);
      if (to) goTo(to);
    },
  };
}

const withRow = ({ now, row }: Review, newRow: ReportForAdmins | undefined): ReportForAdmins =>
  newRow === row ? now : newerReportOf(now, newRow);

/** Keeps track of the current entry by its item or comment, because another report can replace the entry's report. */
function useCurrent(entries: readonly ReportForAdmins[]) {
  const [current, setCurrent] = useState<Current | null>(null);
  const indexOf = (subject: string) => entries.findIndex((entry) => subjectIdOf(entry) === subject);
  const at = current === null ? -1 : indexOf(current.subject);
  if (current !== null && at !== -1 && at !== current.at) setCurrent({ ...current, at });
  const choose = (entry: ReportForAdmins | null) => {
    const subject = entry && subjectIdOf(entry);
    if (subject === null) setCurrent(null);
    else if (subject !== current?.subject) setCurrent({ subject, at: indexOf(subject) });
  };
  return [current, choose] as const;
}

/**
 * Returns a function that focuses the element of an entry after the next render. By then, a question about the previous
 * entry has closed.
 */
function useFocusAfterRender(
  elementOf: (subject: string | null) => HTMLElement | null,
): (subject: string | null) => void {
  const [target, setTarget] = useState<{ readonly subject: string | null } | null>(null);
  const focusTarget = useEffectEvent(() => target && elementOf(target.subject)?.focus());
  useEffect(() => void focusTarget(), [target]);
  return (subject) => setTarget({ subject });
}

const TEXT_FIELDS = 'textarea, select, [contenteditable], input:not([type="checkbox"])';
const DIALOGS = 'dialog, [role="dialog"]';
/** Matches a menu that is closing. A moment later, this menu moves the focus to its button. */
const CLOSED_MENU = '[role="menu"][data-state="closed"]';

/**
 * Returns whether the admin is doing something outside of the entries in `list`, such as typing. If so, the focus must
 * not move, because typed letters would act on another element.
 */
function isFocusElsewhere(list: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return false;
  if (focused.matches(TEXT_FIELDS)) return true;
  return !list?.contains(focused) && focused.closest(`${DIALOGS}, ${CLOSED_MENU}`) === null;
}
