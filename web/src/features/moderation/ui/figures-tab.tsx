/** Counts by day for the owner. */
export const FiguresTab = () => null;
