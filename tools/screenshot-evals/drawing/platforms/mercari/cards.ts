import { titleMark } from '../../marks';
import { cardBetweenCutCards, clippedScreenshot } from '../../pieces/clipping';
import { icon } from '../../pieces/icons';
import { shortenedTitle } from '../../pieces/parts';
import { mainPhoto, productPhoto } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { inAnyOrder } from '../../variety';
import { soldCorner } from './parts';

/** Draws a narrow card with the price on the photograph and the title below it. */
function stripCard(scene: Scene): string {
  const { random, item } = scene;
  const width = random.between(150, 200);
  const price = `<span class="b s15" style="position:absolute;left:0;bottom:10px;background:rgba(20,20,20,.82);color:#fff;padding:3px 10px;border-radius:0 12px 12px 0">${soldPrice(scene)}</span>`;
  return clippedScreenshot(
    width,
    `<div style="padding:4px">${mainPhoto(scene, `height:${String(width)}px;border-radius:8px`, `${soldCorner(70)}${price}`)}<div class="s13" style="padding:6px 2px">${titleMark(item.title)}</div></div>`,
  );
}

function struckCard(scene: Scene): string {
  const { random, item, earlierPrice, style } = scene;
  const width = random.between(160, 230);
  const struck = `<s class="m s13">${style.money(earlierPrice)}</s>`;
  const price = `<span class="p">${soldPrice(scene)}</span>`;
  const amounts = random.pick([
    `${struck} ${price}`,
    `${price} ${struck}`,
    `${struck}<br>${price}`,
  ]);
  const title = `<div class="t">${titleMark(shortenedTitle(item.title, 44))}</div>`;
  return clippedScreenshot(
    width,
    `${mainPhoto(scene, `height:${String(Math.round(width * 0.9))}px`, random.pick([soldCorner(76), '<span class="over s12" style="right:6px;top:6px;background:#e8323c">SOLD</span>']))}<div class="col g2" style="padding:7px">${inAnyOrder(random, title, `<div>${amounts}</div>`)}</div>`,
  );
}

function likedCard(scene: Scene): string {
  const { random, item, style } = scene;
  const tile = (photo: string, title: string, price: string) =>
    `<div style="border:1px solid var(--line);border-radius:10px;overflow:hidden">${photo}<div style="padding:8px"><div class="t">${title}</div><div class="between" style="align-items:center"><span class="p">${price}</span><span class="m">${icon('heart', 17)}</span></div></div></div>`;
  return cardBetweenCutCards(scene, {
    width: random.between(164, 200),
    card: tile(
      mainPhoto(scene, 'height:165px', soldCorner(80)),
      titleMark(shortenedTitle(item.title, 38)),
      soldPrice(scene),
    ),
    other: (other) =>
      tile(
        `<div style="height:165px">${productPhoto(other, random)}</div>`,
        shortenedTitle(other.title, 20).replaceAll('&', '&amp;'),
        style.money(other.price),
      ),
  });
}

export const MERCARI_CARD_TEMPLATES: readonly Template[] = [
  { name: 'mercari/strip-card', platform: 'mercari', layout: 'sold-card', draw: stripCard },
  { name: 'mercari/struck-card', platform: 'mercari', layout: 'sold-card', draw: struckCard },
  { name: 'mercari/liked-card', platform: 'mercari', layout: 'sold-card', draw: likedCard },
];
