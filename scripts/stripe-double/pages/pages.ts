import type { Account } from '../account';
import { notFoundPage } from './page';
import { handlePayPage } from './pay-page';
import { handlePortalPage } from './portal-page';
import { receiptPage } from './receipt-page';

/**
 * Handles a request for a page. `form` contains the fields of a submitted form. It is null if the browser submitted no
 * form.
 */
export function handlePageRequest(
  account: Account,
  url: URL,
  form: URLSearchParams | null,
): Response {
  const [, page, id = ''] = url.pathname.split('/');
  if (page === 'pay') return handlePayPage(account, id, form);
  if (page === 'portal') return handlePortalPage(account, id, url.searchParams, form);
  if (page === 'receipts') return receiptPage(account, id);
  return notFoundPage();
}
