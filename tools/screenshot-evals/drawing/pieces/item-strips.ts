import type { Random } from '../../../../scripts/demo/random';
import { orderNumberLine } from './buyer';
import type { Scene } from '../scene';
import { maybe } from '../variety';
import { soldDay } from './facts';
import { icon } from './icons';
import { mainThumbnail } from './pictures';
import { shippingNote, soldForPrice, soldPrice } from './prices';
import { cutTitle, smallTitle, listingTitle } from './title-lines';

const STATUSES = ['Sold', 'SOLD', 'Will ship', 'Paid', 'In progress', 'Awaiting pickup'] as const;
const BUTTONS = [
  'View listing',
  'Mark as Sold',
  'Ship now',
  'Grant Access',
  'Track',
  'See order',
  'Rate Buyer',
] as const;

const status = (random: Random) =>
  `<span class="pill s12 ${random.pick(['', 'sb', 'good'])}" style="white-space:nowrap">${random.pick(STATUSES)}</span>`;

const button = (random: Random) =>
  `<span class="button ${random.pick(['', 'plain', 'ghost'])} s13" style="padding:6px 11px;white-space:nowrap">${random.pick(BUTTONS)}</span>`;

/** Draws the price of the sale: alone, after a label, or beside a former price or the shipping. */
function priceLine(scene: Scene): string {
  const { random, style, earlierPrice } = scene;
  return random.pick([
    `<span class="p">${soldPrice(scene)}</span>`,
    `<span class="s14">${soldForPrice(scene)}</span>`,
    `<span class="s14 sb">${soldPrice(scene)}</span> <s class="s12 m">${style.money(earlierPrice)}</s>`,
    `<span class="s14">${soldPrice(scene)}</span> <span class="s12 m">${shippingNote(scene)}</span>`,
    `<span class="s13 m">${random.pick(['Item price', 'Accepted offer', 'Price', 'Buyer paid'])}</span> <span class="s14 b">${soldPrice(scene)}</span>`,
  ]);
}

const side = (random: Random) => {
  const width = random.between(38, 84);
  return [width, random.pick([width, width, Math.round(width * 1.25)])] as const;
};

/** Draws the strip at the top of a chat: the item's title and price, and in most pictures its photo and other texts. */
export function chatItemStrip(scene: Scene): string {
  const { random, screen } = scene;
  const photo = maybe(random, 0.88, mainThumbnail(scene, side(random), random.pick([0, 4, 8, 14])));
  const isCut = random.chance(0.3);
  const whole = random.pick([listingTitle(scene, random.pick([36, 50, 90])), smallTitle(scene)]);
  const title = isCut ? cutTitle(scene, screen.width < 400 ? 22 : 28) : whole;
  const below = random.pick([
    '',
    '',
    `<div class="s12 m">${soldDay(scene)}</div>`,
    `<div class="s11 m">${orderNumberLine(scene)}</div>`,
    `<div class="s12 m">${random.pick(['Local pickup', 'Prepaid label', 'Qty 1 · Size M', 'Color: Olive'])}</div>`,
  ]);
  const lines = random.chance(0.75)
    ? `${title}<div>${priceLine(scene)}</div>${below}`
    : `<div>${priceLine(scene)}</div>${title}${below}`;
  const words = `<div class="grow col g2">${lines}</div>`;
  // If the title is cut off on one line, draws nothing to its right, because no room is left.
  const end = isCut ? '' : random.pick(['', '', status(random), button(random), icon('right', 16)]);
  const row = `<div class="row ${random.pick(['', 'top'])}">${random.chance(0.85) ? photo + words : words + photo}${end}</div>`;
  const buttons = `<div class="row" style="padding-top:9px;gap:8px">${button(random)}${button(random)}</div>`;
  const frame = random.pick([
    'class="pad" style="border-bottom:1px solid var(--line)"',
    'class="pad soft"',
    'class="card" style="margin:8px 12px"',
    'class="box" style="margin:6px 12px"',
  ]);
  return `<div ${frame}>${row}${maybe(random, 0.25, buttons)}</div>`;
}
