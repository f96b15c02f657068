import { randomLabel } from '../../labels';
import { shippingNote } from '../../pieces/prices';
import type { Scene } from '../../scene';

const CONDITIONS = [
  'Pre-owned',
  'Used',
  'New (Other)',
  'Brand New',
  'Open box',
  'For parts or not working',
  'Very Good - Refurbished',
] as const;

export const itemCondition = ({ random }: Scene) => random.pick(CONDITIONS);

/** Returns the format of the sale: a fixed price, a best offer, or an auction with its number of bids. */
export const saleFormat = ({ random }: Scene) =>
  random.pick([
    'Buy It Now',
    'or Best Offer',
    'Best offer accepted',
    `${String(random.between(1, 44))} bids`,
    '0 bids',
  ]);

export const sellerFeedback = ({ random, seller }: Scene) =>
  `<span class="s13">${seller} (${String(random.between(3, 41_000))}) ${String(random.between(960, 1000) / 10)}%${random.pick(['', ' positive', ' positive feedback'])}</span>`;

export const labelledItemNumber = (scene: Scene) =>
  `${randomLabel(scene, 'itemNumber')} ${String(scene.random.between(110, 399))}${String(scene.random.between(100_000_000, 999_999_999))}`;

export const ebayLogo =
  '<b class="s28" style="letter-spacing:-2px"><span style="color:#e53238">e</span><span style="color:#0064d2">b</span><span style="color:#f5af02">a</span><span style="color:#86b817">y</span></b>';

export const saleNotes = (scene: Scene) =>
  `<div class="s13 m">${scene.random.pick([shippingNote(scene), saleFormat(scene), `${saleFormat(scene)} · ${shippingNote(scene)}`])}</div>`;
