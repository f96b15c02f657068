/** The calendar month a submission counts in, in UTC: '2026-11'. */
export function submissionMonth(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}
