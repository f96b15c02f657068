import { type ReportForAdmins, REVIEW_NOTES_MAX_LENGTH } from '@contract/schemas/report-for-admins';
import { useState } from 'react';
import * as z from 'zod/mini';
import { characterCount } from '@/lib/format';
import { createTabDraftStore } from '@/lib/tab-drafts';
import { subjectIdOf } from './entries';

const drafts = createTabDraftStore('notes', z.string());

export const areNotesTooLong = (text: string): boolean =>
  characterCount(text) > REVIEW_NOTES_MAX_LENGTH;

/**
 * Returns the notes that the admin has typed for each item or comment. The notes stay in this tab until they are sent
 * or the admin signs out.
 */
export function useReportNotes(adminId: string) {
  const [all, setAll] = useState(drafts.all);
  const nameOf = (report: ReportForAdmins) => `${adminId} ${subjectIdOf(report)}`;
  const typed = (report: ReportForAdmins): string | undefined => all[nameOf(report)];
  const of = (report: ReportForAdmins): string => typed(report) ?? report.reviewNotes ?? '';
  return {
    of,
    /** Returns the notes that the admin has typed for the report. Does not return the notes of an earlier decision. */
    typed: (report: ReportForAdmins): string => typed(report) ?? '',
    isTooLong: (report: ReportForAdmins): boolean => areNotesTooLong(of(report)),
    type: (report: ReportForAdmins, text: string) => {
      drafts.keep(nameOf(report), text);
      setAll(drafts.all());
    },
    /** Deletes sent notes, unless the admin has changed them after sending. */
    forgetSent: (report: ReportForAdmins, sent: string) => {
      if (typed(report) !== sent) return;
      drafts.forget(nameOf(report));
      setAll(drafts.all());
    },
  };
}

export type ReportNotes = ReturnType<typeof useReportNotes>;
