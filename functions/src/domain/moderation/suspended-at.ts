/** Whether a suspension is in force at a time. A suspension stays stored for a while after its end. */
export const isSuspendedAt = (
  { suspendedUntil }: { readonly suspendedUntil: Date | null },
  at: Date,
): boolean => suspendedUntil !== null && at < suspendedUntil;
