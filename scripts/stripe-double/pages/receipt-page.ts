import { escapeHtml } from '../../lib/escape-html';
import type { Account } from '../account';
import { dateOf, dollars, htmlPage, notFoundPage } from './page';

/** Returns a page that shows an invoice as a receipt. */
export function receiptPage({ state }: Account, id: string): Response {
  const invoice = state.invoices[id];
  if (!invoice) return notFoundPage();
  const lines = invoice.lines.data.map(
    ({ description, amount }) => `<li>${escapeHtml(description ?? '')}: ${dollars(amount)}</li>`,
  );
  return htmlPage(
    `Receipt ${invoice.number ?? ''}`,
    `<p>${dateOf(invoice.created)}, ${escapeHtml(invoice.status ?? '')}</p>
    <ul>${lines.join('')}</ul>
    <p>Total: ${dollars(invoice.amount_due)}</p>`,
  );
}
