import type { MeteredMember } from './metered-member';
import type { CallCost, MeteredProduct } from './metered-product';

export async function measureSearchAndCountCosts(
  product: MeteredProduct,
  { cookie }: MeteredMember,
) {
  return [
    [
      'GET /api/users/search, 1 of 2 names is an earlier one',
      await product.call('searchUsers', { cookie, query: { q: 'F' } }),
    ],
    [
      'GET /api/users/search, nobody',
      await product.call('searchUsers', { cookie, query: { q: 'nobody' } }),
    ],
    [
      'GET /api/categories/search',
      await product.call('searchCategories', { query: { q: 'shoes' } }),
    ],
    [
      'POST /api/analytics/page-view',
      await product.call('countPageView', { cookie, json: { route: '/about' } }),
    ],
    [
      'POST /api/analytics/web-vitals',
      await product.call('reportWebVitals', {
        cookie,
        json: { route: '/', device: 'phone', values: { LCP: 900, CLS: 0.01 } },
      }),
    ],
  ] satisfies CallCost[];
}
