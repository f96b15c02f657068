import { type Reported, REVIEW_NOTES_MAX_LENGTH } from '@contract/schemas/reported';
import { useState } from 'react';
import * as z from 'zod/mini';
import { characterCount } from '@/lib/format';
import { tabDrafts } from '@/lib/tab-drafts';
import { subjectIdOf } from './entries';

const drafts = tabDrafts('notes', z.string());

export const areNotesTooLong = (text: string): boolean =>
  characterCount(text) > REVIEW_NOTES_MAX_LENGTH;

/**
 * Returns the notes that the admin has typed for each item or comment. The notes stay in this tab until they are sent
 * or the admin signs out.
 */
export function useNotes(adminId: string) {
  const [all, setAll] = useState(drafts.all);
  const nameOf = (report: Reported) => `${adminId} ${subjectIdOf(report)}`;
  const typed = (report: Reported): string | undefined => all[nameOf(report)];
  const of = (report: Reported): string => typed(report) ?? report.reviewNotes ?? '';
  return {
    of,
    /** Returns the notes that the admin has typed for the report. Does not return the notes of an earlier decision. */
    typed: (report: Reported): string => typed(report) ?? '',
    isTooLong: (report: Reported): boolean => areNotesTooLong(of(report)),
    type: (report: Reported, text: string) => {
      drafts.keep(nameOf(report), text);
      setAll(drafts.all());
    },
    /** Deletes sent notes, unless the admin has changed them after sending. */
    forgetSent: (report: Reported, sent: string) => {
      if (typed(report) !== sent) return;
      drafts.forget(nameOf(report));
      setAll(drafts.all());
    },
  };
}

export type Notes = ReturnType<typeof useNotes>;
