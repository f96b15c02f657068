interface Hiding {
  readonly isAutomatic: boolean;
  readonly removeAt: Date | null;
  readonly bySuspension: boolean;
}

/**
 * Returns true if an item is hidden only because its owner is suspended, and not because of reports or a decision of an
 * admin.
 */
export const isHiddenOnlyBySuspension = ({
  isAutomatic,
  removeAt,
  bySuspension,
}: Hiding): boolean => bySuspension && !isAutomatic && removeAt === null;
