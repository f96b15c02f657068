import { titleMark } from '../../marks';
import { cardBetweenCutCards, clippedScreenshot } from '../../pieces/clipping';
import { shortenedTitle } from '../../pieces/parts';
import { mainPhoto, productPhoto } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { maybe } from '../../variety';
import { townWithState, priceLine } from './parts';

/** Draws a narrow card. Below the photo, the price is above the title. */
function gridCard(scene: Scene): string {
  const { random, item } = scene;
  const width = random.between(150, 210);
  return clippedScreenshot(
    width,
    `${mainPhoto(scene, `height:${String(width)}px`)}<div style="padding:6px 8px"><div class="p">${priceLine(scene)}</div><div class="t">${titleMark(shortenedTitle(item.title, random.between(30, 60)))}</div>${maybe(random, 0.6, `<div class="s12 m">${townWithState(scene)}</div>`)}</div>`,
  );
}

function profileCard(scene: Scene): string {
  const { random, item, style } = scene;
  const tile = (photo: string, title: string, price: string, state: string) =>
    `${photo}<div class="col g2" style="padding:6px 2px"><div class="t">${title}</div><div class="p">${price}</div><div class="s12 m">${state}</div></div>`;
  return cardBetweenCutCards(scene, {
    width: random.between(170, 206),
    card: tile(
      mainPhoto(scene, `height:180px;border-radius:8px;${random.pick(['', 'opacity:.7'])}`),
      titleMark(item.title),
      soldPrice(scene),
      random.pick(['Sold', 'Sold · Pickup']),
    ),
    other: (other) =>
      tile(
        `<div style="height:180px;border-radius:8px;overflow:hidden">${productPhoto(other, random)}</div>`,
        shortenedTitle(other.title, 18).replaceAll('&', '&amp;'),
        style.money(other.price),
        'Available',
      ),
  });
}

function wideCard(scene: Scene): string {
  const { random, item, shipping, style } = scene;
  const shipped = random.pick([
    `Ships for ${style.money(shipping)}`,
    'Free shipping',
    'Local pickup only',
  ]);
  return clippedScreenshot(
    random.between(250, 320),
    `<div style="border:1px solid var(--line);border-radius:10px;overflow:hidden">${mainPhoto(scene, `height:${String(random.between(140, 220))}px`, '<div class="center s15 b" style="position:absolute;inset:0;padding-top:20%;background:rgba(0,0,0,.45);color:#fff">SOLD</div>')}<div class="pad col g2"><div class="t">${titleMark(item.title)}</div><div class="between s15"><b>${soldPrice(scene)}</b><span class="m s13">${shipped}</span></div></div></div>`,
  );
}

export const FACEBOOK_CARD_TEMPLATES: readonly Template[] = [
  { name: 'facebook/grid-card', platform: 'facebook', layout: 'sold-card', draw: gridCard },
  { name: 'facebook/profile-card', platform: 'facebook', layout: 'sold-card', draw: profileCard },
  { name: 'facebook/wide-card', platform: 'facebook', layout: 'sold-card', draw: wideCard },
];
