import { decimalToCents } from '@contract/schemas/money';
import type { UserStats } from '@contract/schemas/user-stats';
import { formatCents } from './format';

export interface MemberFigure {
  readonly label: string;
  /** The figure as text. Null if the member has no such figure, undefined while the figures load. */
  readonly value: string | null | undefined;
}

/** Returns the figures of a member's items as text. */
export const memberFigures = (stats: UserStats | undefined): readonly MemberFigure[] => [
  { label: 'Items', value: stats?.totalItems.toLocaleString('en-US') },
  { label: 'Own sales', value: stats?.ownSales.toLocaleString('en-US') },
  { label: 'Total sales', value: stats && dollars(stats.totalSalesValue) },
  { label: 'Average sale', value: stats && averageOf(stats) },
];

const averageOf = ({ ownSales, avgSalePrice }: UserStats) =>
  ownSales > 0 ? dollars(avgSalePrice) : null;

const dollars = (decimal: string) => formatCents(decimalToCents(decimal));
