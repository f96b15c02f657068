import { escapeHtml } from '../../lib/escape-html';
import type { Account } from '../account';
import { isPayableSession, payCheckoutSession, successUrl } from '../checkout';
import type { CheckoutSession, Price } from '../stored';
import { buttonForm, dollars, htmlPage, htmlLink, notFoundPage, redirectResponse } from './page';

const DECLINED = 'Your card was declined. Try again with another card.';

const everyOf = ({ recurring }: Price): string =>
  recurring?.interval === 'year' ? 'a year' : 'a month';

function closedPage(session: CheckoutSession): Response {
  const text =
    session.status === 'complete'
      ? 'This payment is complete.'
      : 'This payment is no longer possible. Start again.';
  const url = session.status === 'complete' ? successUrl(session) : session.cancel_url;
  return htmlPage('Payment closed', `<p>${text}</p>${url ? htmlLink(url, 'Go back') : ''}`);
}

function openPage({ state }: Account, session: CheckoutSession, price: Price, note: string) {
  const path = `/pay/${session.id}`;
  const email = session.customer_details?.email;
  const leave = session.cancel_url ? htmlLink(session.cancel_url, 'Leave') : '';
  return htmlPage(
    'Pay for your subscription',
    `<dl>
      <dt>Plan</dt><dd>${escapeHtml(state.products[price.product]?.name ?? '')}</dd>
      <dt>Price</dt><dd>${dollars(price.unit_amount ?? 0)} ${everyOf(price)}</dd>
      ${email ? `<dt>Email</dt><dd>${escapeHtml(email)}</dd>` : ''}
    </dl>
    ${note === '' ? '' : `<p class="note" role="alert">${escapeHtml(note)}</p>`}
    ${buttonForm(path, { card: 'pays' }, 'Pay', true)}
    ${buttonForm(path, { card: 'declined' }, 'Decline')}
    ${leave}`,
  );
}

/** Returns the payment page of a checkout session. If the browser sent the form of this page, handles the form. */
export function handlePayPage(
  account: Account,
  id: string,
  form: URLSearchParams | null,
): Response {
  const session = account.state.checkoutSessions[id];
  const price = account.state.prices[account.state.orders[id]?.price ?? ''];
  if (!session || !price) return notFoundPage();
  if (!isPayableSession(account, session)) return closedPage(session);
  if (form?.get('card') !== 'pays')
    return openPage(account, session, price, form === null ? '' : DECLINED);
  payCheckoutSession(account, session);
  return redirectResponse(successUrl(session));
}
