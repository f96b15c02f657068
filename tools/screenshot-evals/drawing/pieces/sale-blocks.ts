import { dayForms, daysLater } from '../days';
import { label } from '../labels';
import { personalMark, feeMark } from '../marks';
import type { Scene } from '../scene';
import { maybe } from '../variety';
import { icon } from './icons';
import { bill, detail, labelled, type BillLine } from './parts';

/** Draws the buyer's name and address in one of five forms. */
export function shipTo(scene: Scene): string {
  const { random, buyer } = scene;
  const heading = label(scene, 'shipTo');
  const name = personalMark('name', buyer.name);
  const street = personalMark('address', buyer.street);
  const town = personalMark('address', buyer.town);
  const contact = random.pick([
    '',
    '',
    `<div>${personalMark('phone', buyer.phone)}</div>`,
    `<div class="a">${personalMark('email', buyer.email)}</div>`,
  ]);
  const country = maybe(random, 0.3, '<div>United States</div>');
  return random.pick([
    `<div class="s14"><div class="s16 b">${heading}</div><div>${name}</div><div>${street}</div><div>${town}</div>${country}${contact}</div>`,
    `<div class="card s14 row top">${icon('pin', 18)}<div class="grow"><div class="sb">${name}</div><div class="m">${street}, ${town}</div>${contact}</div></div>`,
    `<div>${detail(heading, `${name}<br>${street}<br>${town}`)}${contact}</div>`,
    `<div class="s13"><div class="s11 m up">${heading}</div><div class="sb" style="text-transform:none">${personalMark('name', buyer.name.toUpperCase())}</div><div>${personalMark('address', buyer.street.toUpperCase())}</div><div>${personalMark('address', buyer.town.toUpperCase())}</div>${contact}</div>`,
    `<div class="s14">${heading} ${name}<br>${street}<br>${town}${contact}</div>`,
  ]);
}

/** A label and a value as HTML. */
export type Fact = readonly [label: string, value: string];

/** Draws facts as stacked labels, as two columns, at both edges, or as sentences. */
export function facts({ random }: Scene, rows: readonly Fact[]): string {
  const draw = random.pick<(fact: Fact) => string>([
    ([name, value]) => labelled(name, value),
    ([name, value]) => detail(name, value, 124),
    ([name, value]) =>
      `<div class="between s14" style="padding:5px 0"><span class="m">${name}</span><span class="right">${value}</span></div>`,
    ([name, value]) =>
      `<div class="s14" style="padding:3px 0">${name}${name.includes(':') ? '' : ':'} ${value}</div>`,
    ([name, value]) =>
      `<div class="s13" style="padding:5px 0"><b>${name}</b><div>${value}</div></div>`,
  ]);
  return `<div>${rows.map(draw).join('')}</div>`;
}

/** Draws amounts below each other, sometimes with lines between them or a box around the last. */
export function sums({ random }: Scene, lines: readonly BillLine[], size?: string): string {
  const rest = lines.slice(0, -1);
  const last = lines.slice(-1);
  return random.pick([
    () => bill(lines, size),
    () => lines.map((line) => `${bill([line], size)}<div class="rule"></div>`).join(''),
    () => `${bill(rest, size)}<div class="rule" style="margin:4px 0"></div>${bill(last, size)}`,
    () => `${bill(rest, size)}<div class="card">${bill(last, size)}</div>`,
    () => bill([...last, ...rest], size),
  ])();
}

export interface Amounts {
  /** HTML. */
  readonly price: string;
}

/** The lines of a buyer's bill. The last is the total. */
export function buyerLines(scene: Scene, { price }: Amounts): readonly BillLine[] {
  const { random, style } = scene;
  const buyerFee = random.chance(0.4) ? Math.round(scene.price * 0.036) : 0;
  const isFree = random.chance(0.25);
  const sum = scene.price + scene.tax + buyerFee + (isFree ? 0 : scene.shipping);
  return [
    { label: label(scene, 'price'), amount: price },
    {
      label: label(scene, 'shipping'),
      amount: isFree ? random.pick(['Free', 'FREE', '$0.00']) : style.money(scene.shipping),
    },
    ...(buyerFee > 0 ? [{ label: label(scene, 'buyerFee'), amount: style.money(buyerFee) }] : []),
    { label: label(scene, 'tax'), amount: style.money(scene.tax) },
    { label: label(scene, 'orderTotal'), amount: style.money(sum), strong: true },
  ];
}

/** The lines of a seller's settlement. The last is what the seller earns. */
export function sellerLines(scene: Scene, { price }: Amounts): readonly BillLine[] {
  const { random, style } = scene;
  const processing = Math.round(scene.price * 0.029) + 50;
  const paysProcessing = random.chance(0.5);
  const shipping = random.chance(0.3) && scene.price > 3 * scene.shipping ? scene.shipping : 0;
  const payout = scene.price - scene.fee - (paysProcessing ? processing : 0) - shipping;
  return [
    { label: label(scene, random.chance(0.5) ? 'price' : 'soldPrice'), amount: price },
    { label: label(scene, 'sellerFee'), amount: feeMark('fee', `-${style.money(scene.fee)}`) },
    ...(paysProcessing
      ? [{ label: 'Payment processing fee', amount: feeMark('fee', `-${style.money(processing)}`) }]
      : []),
    ...(shipping > 0 ? [{ label: 'Shipping label', amount: `-${style.money(shipping)}` }] : []),
    ...(random.chance(0.25)
      ? [{ label: 'Sales tax collected', amount: feeMark('tax', style.money(scene.tax)) }]
      : []),
    { label: label(scene, 'payout'), amount: feeMark('payout', style.money(payout)), strong: true },
  ];
}

/** The lines of a settlement with one fee, so that the payout is `price - fee`. */
export const shortSellerLines = (scene: Scene, { price }: Amounts): readonly BillLine[] => [
  { label: label(scene, scene.random.chance(0.5) ? 'price' : 'soldPrice'), amount: price },
  { label: label(scene, 'sellerFee'), amount: feeMark('fee', `-${scene.style.money(scene.fee)}`) },
  {
    label: label(scene, 'payout'),
    amount: feeMark('payout', scene.style.money(scene.price - scene.fee)),
    strong: true,
  },
];

/** Draws the steps of a parcel without a year, so that no date competes with the sold date. */
export function steps({ random, soldOn }: Scene, names: readonly string[]): string {
  const done = random.between(1, names.length);
  const step = (name: string, index: number) =>
    `<div class="row top s14 ${index < done ? '' : 'm'}" style="padding:4px 0">${icon(index < done ? 'check' : 'truck', 17)}<div class="grow">${name}${index < done ? `<div class="s12 m">${dayForms.weekdayWithoutYear(daysLater(soldOn, index * 2))}</div>` : ''}</div></div>`;
  return `<div>${names.map(step).join('')}</div>`;
}

/** Draws the steps of a parcel next to each other. */
export function progress({ random }: Scene, names: readonly string[]): string {
  const done = random.between(1, names.length);
  const part = (name: string, index: number) =>
    `<div style="flex:1"><div style="height:4px;border-radius:2px;background:${index < done ? 'var(--accent)' : 'var(--line)'}"></div><div class="s11 ${index < done ? 'sb' : 'm'}" style="padding-top:4px">${name}</div></div>`;
  return `<div style="display:flex;gap:5px">${names.map(part).join('')}</div>`;
}
