import { randomLabel } from '../../labels';
import { escapedHtml } from '../../marks';
import type { Scene } from '../../scene';
import { productSizeText } from '../../titles/product-size';

export const POSHMARK_TABS = [
  ['home', 'Feed'],
  ['search', 'Shop'],
  ['camera', 'Sell'],
  ['bell', 'News'],
  ['person', 'My Posh'],
] as const;

export const poshmarkLogo = '<b class="s20 a" style="letter-spacing:.16em">POSHMARK</b>';

const sizeOf = ({ random, item }: Scene) => productSizeText(random, item.drawing);

/** Returns HTML of the line below the title: the size, in some pictures with the brand or the condition. */
export const sizeAndBrand = (scene: Scene) => {
  const brand = escapedHtml(scene.item.brand);
  return scene.random.pick([
    `${randomLabel(scene, 'size')} ${sizeOf(scene)}`,
    `${randomLabel(scene, 'size')} ${sizeOf(scene)} | ${brand}`,
    `${brand} · ${sizeOf(scene)}`,
    `${sizeOf(scene)} • ${scene.random.pick(['NWT', 'NWOT', 'Like New', 'Good'])}`,
  ]);
};

export const likesLabel = ({ random }: Scene) => `${String(random.between(1, 310))} likes`;

export const sellerLabel = ({ random, seller }: Scene) =>
  random.pick([`@${seller}`, `${seller}'s closet`, seller, `Meet your Posher, ${seller}`]);
