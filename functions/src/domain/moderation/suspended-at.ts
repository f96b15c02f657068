/** Whether a suspension is in force at a given time. A suspension stays stored for some time after it has ended. */
export const isSuspendedAt = (
  { suspendedUntil }: { readonly suspendedUntil: Date | null },
  at: Date,
): boolean => suspendedUntil !== null && at < suspendedUntil;
