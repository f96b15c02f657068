import { dayFormats, daysLater } from '../days';
import { randomDigits } from '../numbers';
import { personalMark } from '../marks';
import type { Scene } from '../scene';
import { maybe } from '../variety';
import { SUPPORT_AGENT_MESSAGES, BUYER_MESSAGES, SELLER_MESSAGES } from './case-words';
import { chatBubble, chatTimestamp } from './chats';
import { billRows, type BillLine } from './parts';
import { productThumbnail } from './pictures';
import {
  personAvatar,
  handleWithOptionalAt,
  nameOrShortName,
  fillCaseTextPlaceholders,
  type SalePeople,
} from './sale-people';

type Role = 'buyer' | 'member' | 'agent';

/** One message about a return or a problem, as HTML. */
interface Message {
  readonly role: Role;
  readonly who: string;
  readonly words: string;
  readonly when: string;
}

const WORDS = {
  buyer: BUYER_MESSAGES,
  member: SELLER_MESSAGES,
  agent: SUPPORT_AGENT_MESSAGES,
} as const;

/** Returns a date without a year, some days after the sale, for a page about a return or a problem. */
export const dayTextAfterSale = ({ random, soldOn }: Scene, days: number) =>
  random.pick([dayFormats.withoutYear, dayFormats.withoutYear, dayFormats.weekdayWithoutYear])(
    daysLater(soldOn, days),
  );

const time = ({ random }: Scene) =>
  `${String(random.between(1, 12))}:${String(random.between(10, 59))} ${random.pick(['AM', 'PM'])}`;

/**
 * Returns messages of the buyer and the seller, and in some cases also of the marketplace's support team. No two
 * messages have the same text.
 */
export function supportCaseMessages(
  scene: Scene,
  cast: SalePeople,
  count: number,
): readonly Message[] {
  const { random } = scene;
  const used = new Set<string>();
  const shown = random.chance(0.4) ? handleWithOptionalAt : nameOrShortName;
  const names = {
    buyer: shown(random, cast.buyer),
    member: shown(random, cast.member),
    agent: nameOrShortName(random, cast.agent),
  };
  const start = random.between(3, 9);
  return Array.from({ length: count }, (_, index) => {
    const turn: Role = index % 2 === 0 ? 'buyer' : 'member';
    const role = index > 0 && random.chance(0.2) ? 'agent' : turn;
    const left = WORDS[role].filter((text) => !used.has(text));
    const text = left[random.between(0, left.length - 1)] ?? '';
    used.add(text);
    const when = random.chance(0.6)
      ? `${dayTextAfterSale(scene, start + index)}, ${time(scene)}`
      : dayTextAfterSale(scene, start + index);
    return { role, who: names[role], words: fillCaseTextPlaceholders(scene, text, cast), when };
  });
}

const NAMES_OF_ROLES = { buyer: 'Buyer', member: 'Seller', agent: 'Support' } as const;

/** Draws the messages of a case one below the other, in one of four designs. */
export function caseThread(scene: Scene, cast: SalePeople, messages: readonly Message[]): string {
  const { random } = scene;
  const hasFaces = random.chance(0.6);
  const side = random.between(26, 42);
  const size = random.pick(['s13', 's14', 's15']);
  const form = random.between(0, 3);
  const draw = ({ role, who, words, when }: Message): string => {
    const face = hasFaces ? personAvatar(scene, cast[role], side) : '';
    const chip = `<span class="pill s11">${NAMES_OF_ROLES[role]}</span>`;
    const forms = [
      `<div class="row top" style="padding:7px 0">${face}<div class="grow"><div class="${size}"><b>${who}</b> ${chip} <span class="s12 m" style="white-space:nowrap">${when}</span></div><div class="${size}">${words}</div></div></div>`,
      `<div class="box" style="margin:5px 0"><div class="between s12 m"><span>${NAMES_OF_ROLES[role]}: ${who}</span><span style="white-space:nowrap">${when}</span></div><div class="${size}">${words}</div></div>`,
      `<div style="padding:6px 0 6px 14px;border-left:3px solid var(--${role === 'member' ? 'accent' : 'line'})"><div class="s12 m">${when} · ${who}${role === 'agent' ? ' (Support)' : ''}</div><div class="${size}">${words}</div></div>`,
      `<div class="card" style="margin:6px 0;${role === 'member' ? 'margin-left:44px' : 'margin-right:44px'}"><div class="row ${size}" style="gap:8px">${face}<span class="sb grow">${who}</span></div><div class="${size}">${words}</div><div class="s11 m right">${when}</div></div>`,
    ];
    return forms[form] ?? '';
  };
  return `<div>${messages.map(draw).join('')}</div>`;
}

/**
 * Draws the messages of a case as bubbles. The bubbles of the person with the role `mine` are on the right. Messages of
 * the support team are in boxes.
 */
export const caseBubbles = ({ random }: Scene, messages: readonly Message[], mine: Role): string =>
  messages
    .map(({ role, who, words, when }) => {
      const above = random.chance(0.3) ? chatTimestamp(when) : '';
      if (role === 'agent')
        return `${above}<div class="padx"><div class="box s13"><div class="sb">${who} · Support</div>${words}</div></div>`;
      const name =
        role === mine ? '' : `<div class="s11 m" style="padding:4px 28px 0">${who}</div>`;
      return `${above}${name}${chatBubble(words, role === mine)}`;
    })
    .join('');

/**
 * Returns HTML of the number of a return or a problem. The number is marked as personal information, as an order number
 * is.
 */
export function caseNumber({ random }: Scene): string {
  const number = random.pick([
    randomDigits(random, 10),
    `R-${randomDigits(random, 6)}`,
    randomDigits(random, 8),
  ]);
  return `${random.pick(['Case', 'Return', 'Case ID', 'Request', 'Ref.'])} ${personalMark('order', `${random.pick(['', '#'])}${number}`)}`;
}

/** Draws one to three photos that the buyer sent to prove a problem. */
export function evidencePhotos({ random, item }: Scene, side: number): string {
  const { title, drawing, brand, dollars } = item;
  const photo = () => productThumbnail({ title, drawing, brand, dollars }, random, [side, side], 6);
  return `<div class="row" style="gap:7px">${Array.from({ length: random.between(1, 3) }, photo).join('')}</div>`;
}

/**
 * Draws the amounts of a refund: the price, in some pictures the shipping, the tax, and the total. `amount` is the
 * price as HTML.
 */
export function refundBreakdown(
  { random, price, shipping, tax, style }: Scene,
  amount: string,
): string {
  const hasShipping = random.chance(0.7);
  const label = hasShipping ? shipping : 0;
  const total = price + tax + (hasShipping ? shipping : 0);
  const lines: readonly BillLine[] = [
    { label: random.pick(['Item', 'Item price', 'Item refund']), amount },
    ...(hasShipping && label > 0
      ? [
          {
            label: random.pick(['Shipping', 'Original shipping', 'Postage']),
            amount: style.money(label),
          },
        ]
      : []),
    { label: random.pick(['Tax', 'Sales tax']), amount: style.money(tax) },
    {
      label: random.pick(['Total refund', 'Refund to buyer', 'Refund amount', 'Total']),
      amount: style.money(total),
      strong: true,
    },
  ];
  const card = maybe(
    random,
    0.5,
    `<div class="s12 m">${random.pick(['Refunded to PayPal', 'Back to Visa ending in 4412', 'To the original payment method', 'From your Ally Bank account'])}</div>`,
  );
  return `<div>${billRows(lines, random.pick(['s13', 's14', 's15']))}${card}</div>`;
}
