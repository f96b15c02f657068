type Stored = Readonly<Record<string, unknown>>;

export interface RulingChange {
  readonly hasBegun: boolean;
  /** Whether this change ended the ruling. */
  readonly hasEnded: boolean;
  /** The id of the member whose suspension this change began or ended. Null for other changes. */
  readonly suspended: string | null;
}

const hasEnd = ({ end }: Stored): boolean => typeof end === 'string';

/**
 * Returns the effects of a change of `rulings/{rulingId}`. A deletion of a ruling by an erasure has no effects. The
 * stored fields can be invalid.
 */
export function rulingChange(before: Stored | undefined, after: Stored | undefined): RulingChange {
  if (!after) return { hasBegun: false, hasEnded: false, suspended: null };
  const hasBegun = before === undefined;
  const hasEnded = hasEnd(after) && !(before && hasEnd(before));
  const { kind, memberId } = after;
  const isSuspension = kind === 'suspension' && typeof memberId === 'string';
  return {
    hasBegun,
    hasEnded,
    suspended: isSuspension && (hasBegun || hasEnded) ? memberId : null,
  };
}
