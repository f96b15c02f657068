import { escapedHtml, titleMark } from '../../marks';
import { cardBetweenCutCards, clippedScreenshot } from '../../pieces/clipping';
import { starIcons } from '../../pieces/icons';
import { shortenedTitle } from '../../pieces/parts';
import { mainPhoto, productPhoto } from '../../pieces/pictures';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import { listingBadge, priceBlock, shopLine, shopName } from './parts';

function photoCard(scene: Scene): string {
  const { random, item } = scene;
  const width = random.between(160, 260);
  const words = inAnyOrder(
    random,
    `<div class="t">${titleMark(shortenedTitle(item.title, random.between(28, 64)))}</div>`,
    `<div class="p">${priceBlock(scene)}</div>`,
    `<div class="s12 m">${shopName(scene)} ${starIcons(10)}</div>`,
  );
  return clippedScreenshot(
    width,
    `<div style="padding:6px">${mainPhoto(scene, `height:${String(Math.round(width * random.pick([0.75, 1, 1.2])))}px;border-radius:${random.pick(['4px', '12px'])}`, maybe(random, 0.6, '<span class="over s12" style="left:8px;top:8px">Sold</span>'))}<div class="col g2" style="padding-top:7px">${words}</div></div>`,
  );
}

function collectionCard(scene: Scene): string {
  const { random, item, style } = scene;
  const tile = (photo: string, title: string, price: string) =>
    `${photo}<div class="center col g2" style="padding-top:6px"><div class="t">${title}</div><div class="p">${price}</div></div>`;
  return cardBetweenCutCards(scene, {
    width: random.between(172, 220),
    card: tile(
      mainPhoto(
        scene,
        'height:160px;border-radius:10px',
        '<span class="over s11" style="right:8px;bottom:8px">Sold out</span>',
      ),
      titleMark(shortenedTitle(item.title, 40)),
      priceBlock(scene),
    ),
    other: (other) =>
      tile(
        `<div style="height:160px;border-radius:10px;overflow:hidden">${productPhoto(other, random)}</div>`,
        escapedHtml(shortenedTitle(other.title, 20)),
        style.money(other.price),
      ),
  });
}

function wideCard(scene: Scene): string {
  const { random, item, shipping, style } = scene;
  const photo = mainPhoto(scene, 'width:150px;height:150px;flex:none;border-radius:8px');
  const words = `<div class="grow col g4"><div class="t">${titleMark(shortenedTitle(item.title, 90))}</div>${shopLine(scene)}<div class="p">${priceBlock(scene)} <span class="s12 m" style="font-weight:400">${random.pick([`+ ${style.money(shipping)} shipping`, 'Free shipping', ''])}</span></div>${listingBadge(scene)}<div class="s12 sb">${random.pick(['Sold', 'Sold out'])}</div></div>`;
  return clippedScreenshot(
    random.between(400, 480),
    `<div class="pad row top">${random.chance(0.6) ? photo + words : words + photo}</div>`,
  );
}

export const ETSY_CARD_TEMPLATES: readonly Template[] = [
  { name: 'etsy/photo-card', platform: 'etsy', layout: 'sold-card', draw: photoCard },
  { name: 'etsy/collection-card', platform: 'etsy', layout: 'sold-card', draw: collectionCard },
  { name: 'etsy/wide-card', platform: 'etsy', layout: 'sold-card', draw: wideCard },
];
