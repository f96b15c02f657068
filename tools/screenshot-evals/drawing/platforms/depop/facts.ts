import { randomLabel } from '../../labels';
import { escapedHtml } from '../../marks';
import { starIcons } from '../../pieces/icons';
import type { Scene } from '../../scene';
import { describeItem } from '../../titles/describe';
import { productSizeText } from '../../titles/product-size';

export const DEPOP_TABS = [
  ['home', 'Home'],
  ['search', 'Explore'],
  ['camera', 'Sell'],
  ['bell', 'Inbox'],
  ['person', 'Profile'],
] as const;

export const depopLogo = '<b class="s24">depop</b>';

const CONDITIONS = [
  'Used - Excellent',
  'Used - Good',
  'Like new',
  'Brand new',
  'Used - Fair',
] as const;

/** Returns HTML with one or more of size, condition and brand, in one of the forms that the app uses. */
export const sizeConditionAndBrand = (scene: Scene) => {
  const { random, item } = scene;
  const size = productSizeText(random, item.drawing);
  const condition = random.pick(CONDITIONS);
  const brand = escapedHtml(item.brand);
  return random.pick([
    `Size ${size} · ${condition} · ${brand}`,
    `${size} • ${brand}`,
    `${brand} · ${condition}`,
    `${randomLabel(scene, 'size')} ${size}`,
  ]);
};

export const shopLine = ({ random, seller }: Scene) =>
  random.pick([
    `${seller} ${starIcons(11)} (${String(random.between(3, 900))})`,
    `@${seller} · ${String(random.between(4, 2400))} sold`,
    seller,
  ]);

/** Returns a seller's description. It may contain amounts, but not the price of this sale. */
export const listingDescription = ({ random, item }: Scene) =>
  random.chance(0.55)
    ? escapedHtml(describeItem(random, item))
    : random.pick([
        'no flaws! open to offers, message before buying xx',
        'Bought for £60, worn once. 2 for 20 on all tees!',
        'pit to pit 21 inches, length 27. #vintage #y2k #streetwear',
        'ships next day ♡ bundle to save 10%',
        'tiny mark on the sleeve, see last photo. no returns',
      ]);
