/** The calendar month a submission counts in, in UTC: '2026-11'. */
export function submissionMonth(time: Date): string {
  return time.toISOString().slice(0, 7);
}
