import type { UserStats } from '@contract/schemas/user-stats';
import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** The statistics of a member who has shared only finds, and no own sale. */
export const NO_SALES: UserStats = {
  totalItems: 3,
  ownSales: 0,
  totalSalesValue: '0.00',
  avgSalePrice: '0.00',
};

/** Expects that the average price is a dash, and that screen readers read 'none' instead. */
export async function expectNoAverage(figures: Locator): Promise<void> {
  const average = figures.getByRole('definition').last();
  await expect.element(average).toHaveTextContent('–none');
  await expect.element(average.getByText('–')).toHaveAttribute('aria-hidden', 'true');
}
