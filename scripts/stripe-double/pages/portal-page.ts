import { escapeHtml } from '../../lib/escape-html';
import type { Account } from '../account';
import { TEST_CARDS } from '../payment-methods';
import { changePlan, PlanChangeRefused } from '../plan-changes';
import { updateCard } from '../portal';
import { payOpenInvoice } from '../renewals';
import type { PortalSession, Price, Subscription } from '../stored';
import {
  cancelAtPeriodEnd,
  isEnded,
  subscriptionItemOf,
  undoPlannedCancellation,
  subscriptionOf,
} from '../subscriptions';
import { invoicesOf } from '../invoices';
import {
  buttonForm,
  dateOf,
  dollars,
  htmlPage,
  htmlLink,
  notFoundPage,
  redirectResponse,
} from './page';

const nameOf = ({ recurring, unit_amount: cents }: Price): string =>
  recurring?.interval === 'year'
    ? `Yearly, ${dollars(cents ?? 0)} a year`
    : `Monthly, ${dollars(cents ?? 0)} a month`;

/**
 * Returns the prices that the portal offers for a change of plan. The list is empty if the configuration allows no
 * change of plan.
 */
function otherPrices({ state }: Account, session: PortalSession, current: string): Price[] {
  const update = state.portalConfigurations[session.configuration]?.features.subscription_update;
  const ids = (update?.enabled === true ? (update.products ?? []) : []).flatMap(
    ({ prices }) => prices,
  );
  return ids
    .filter((id) => id !== current)
    .map((id) => state.prices[id])
    .filter((price) => price !== undefined);
}

function statusOf(subscription: Subscription): string {
  const { status, cancel_at: cancelAt, ended_at: endedAt } = subscription;
  if (isEnded(subscription)) return `Canceled${endedAt === null ? '' : ` on ${dateOf(endedAt)}`}`;
  if (cancelAt !== null) return `Ends on ${dateOf(cancelAt)}`;
  if (status === 'past_due' || status === 'unpaid') return 'The last payment failed';
  return `Renews on ${dateOf(subscriptionItemOf(subscription).current_period_end)}`;
}

function actionsFor(account: Account, session: PortalSession, it: Subscription): string {
  if (isEnded(it)) return '';
  const path = `/portal/${session.id}`;
  const button = (action: string, label: string, price = '') =>
    buttonForm(path, { action, subscription: it.id, price }, label);
  const cancel =
    it.cancel_at === null
      ? button('cancel', 'Cancel at the end of the period')
      : button('resume', 'Resume');
  const plans = otherPrices(account, session, subscriptionItemOf(it).price.id).map((price) =>
    button('plan', `Change to ${nameOf(price)}`, price.id),
  );
  const pay =
    account.state.invoices[it.latest_invoice ?? '']?.status === 'open'
      ? [button('pay', 'Pay the open invoice')]
      : [];
  return [...pay, cancel, ...plans].join('\n');
}

function receipts(account: Account, { id }: Subscription): string {
  const rows = invoicesOf(account, id).map(
    ({ id: invoice, created, amount_due: cents, status }) =>
      `<li><a href="/receipts/${invoice}">${dateOf(created)}</a>: ${dollars(cents)}, ${escapeHtml(status ?? '')}</li>`,
  );
  return `<h3>Receipts</h3><ul>${rows.join('')}</ul>`;
}

function cardsSection({ state }: Account, session: PortalSession): string {
  const card = Object.values(state.paymentMethods).findLast(
    (it) => it.customer === session.customer,
  );
  const path = `/portal/${session.id}`;
  return `<section aria-labelledby="card"><h2 id="card">Card</h2>
    <p>${card ? `Visa that ends in ${escapeHtml(card.card?.last4 ?? '')}` : 'No card'}</p>
    ${buttonForm(path, { action: 'card', last4: TEST_CARDS.pays }, 'Update to a card that pays')}
    ${buttonForm(path, { action: 'card', last4: TEST_CARDS.declined }, 'Update to a card that is declined')}
  </section>`;
}

function showPortal(account: Account, session: PortalSession, note: string): Response {
  const own = Object.values(account.state.subscriptions)
    .filter(({ customer }) => customer === session.customer)
    .reverse();
  const sections = own.map(
    (it) => `<section aria-labelledby="${it.id}">
      <h2 id="${it.id}">BoloBoard Premium</h2>
      <p>${escapeHtml(nameOf(subscriptionItemOf(it).price))}. ${escapeHtml(statusOf(it))}.</p>
      ${actionsFor(account, session, it)}
      ${receipts(account, it)}
    </section>`,
  );
  return htmlPage(
    'Your subscription',
    `${note === '' ? '' : `<p class="note" role="status">${escapeHtml(note)}</p>`}
    ${sections.length > 0 ? sections.join('') : '<p>You have no subscription.</p>'}
    ${cardsSection(account, session)}
    ${session.return_url ? htmlLink(session.return_url, 'Return to BoloBoard') : ''}`,
  );
}

/**
 * Does the action of the button that the member pressed in the portal. Returns a note about the result, which the
 * portal shows.
 */
function act(account: Account, session: PortalSession, form: URLSearchParams): string {
  if (form.get('action') === 'card') {
    const last4 = form.get('last4') === TEST_CARDS.pays ? TEST_CARDS.pays : TEST_CARDS.declined;
    updateCard(account, session.customer, last4);
    return 'Your card is updated.';
  }
  const subscription = subscriptionOf(account, form.get('subscription') ?? '');
  if (subscription.customer !== session.customer || isEnded(subscription))
    return 'This subscription cannot be changed.';
  const price = account.state.prices[form.get('price') ?? ''];
  const actions: Readonly<Record<string, () => string>> = {
    pay: () =>
      payOpenInvoice(account, subscription) ? 'The invoice is paid.' : 'Your card was declined.',
    cancel: () => {
      cancelAtPeriodEnd(account, subscription, 'portal');
      return 'Your subscription ends with the period.';
    },
    resume: () => {
      undoPlannedCancellation(account, subscription);
      return 'Your subscription continues.';
    },
    plan: () => {
      if (price) changePlan(account, subscription, price);
      return 'Your plan is changed.';
    },
  };
  return actions[form.get('action') ?? '']?.() ?? '';
}

/** Returns the page of a portal session. If the browser sent a form of this page, handles the form. */
export function handlePortalPage(
  account: Account,
  id: string,
  query: URLSearchParams,
  form: URLSearchParams | null,
): Response {
  const session = account.state.portalSessions[id];
  if (!session) return notFoundPage();
  if (form === null) return showPortal(account, session, query.get('note') ?? '');
  try {
    const note = act(account, session, form);
    return redirectResponse(`/portal/${id}?note=${encodeURIComponent(note)}`);
  } catch (error) {
    if (!(error instanceof PlanChangeRefused)) throw error;
    return showPortal(account, session, error.message);
  }
}
