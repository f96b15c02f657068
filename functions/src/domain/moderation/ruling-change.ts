type Stored = Readonly<Record<string, unknown>>;

export interface RulingChange {
  readonly hasBegun: boolean;
  /** Whether it ended now. */
  readonly hasEnded: boolean;
  /** The member, if a suspension began or ended. */
  readonly suspended: string | null;
}

const hasEnd = ({ end }: Stored): boolean => typeof end === 'string';

/** Returns what a change of `rulings/{rulingId}` leads to. An erasure deletes rulings, and nothing follows. The fields can be invalid. */
export function rulingChange(before: Stored | undefined, after: Stored | undefined): RulingChange {
  if (!after) return { hasBegun: false, hasEnded: false, suspended: null };
  const hasBegun = before === undefined;
  const hasEnded = hasEnd(after) && !(before && hasEnd(before));
  const { kind, memberId } = after;
  const isSuspension = kind === 'suspension' && typeof memberId === 'string';
  return {
    ...{ hasBegun, hasEnded },
    suspended: isSuspension && (hasBegun || hasEnded) ? memberId : null,
  };
}
