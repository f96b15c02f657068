/** Whether a suspension counts at a time. A stored one stays for a while after its end. */
export const isSuspendedAt = (
  { suspendedUntil }: { readonly suspendedUntil: Date | null },
  at: Date,
): boolean => suspendedUntil !== null && at < suspendedUntil;
