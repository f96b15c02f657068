interface Hiding {
  readonly isAutomatic: boolean;
  readonly removeAt: Date | null;
  readonly bySuspension: boolean;
}

/** Whether only the suspension of its owner hides an item: no reports, and no decision of an admin. */
export const isOnlySuspended = ({ isAutomatic, removeAt, bySuspension }: Hiding): boolean =>
  bySuspension && !isAutomatic && removeAt === null;
