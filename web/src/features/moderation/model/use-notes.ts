import { type Reported, REVIEW_NOTES_MAX } from '@contract/schemas/reported';
import { useState } from 'react';
import { characterCount } from '@/lib/format';

export const areNotesTooLong = (text: string): boolean => characterCount(text) > REVIEW_NOTES_MAX;

/** The notes that the admin has typed, by report. They stay until the report is decided or the page closes. */
export function useNotes() {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const of = ({ id, reviewNotes }: Reported): string => typed[id] ?? reviewNotes ?? '';
  return {
    of,
    isTooLong: (report: Reported): boolean => areNotesTooLong(of(report)),
    type: (id: string, text: string) => setTyped((all) => ({ ...all, [id]: text })),
    forget: (id: string) => setTyped(({ [id]: _gone, ...others }) => others),
  };
}

export type Notes = ReturnType<typeof useNotes>;
