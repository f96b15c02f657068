import { describe, expect, it } from 'vitest';
import { extractSale } from './extract-sale';
import { withStruckThroughText, testPageOfLines } from '../test-page.test-support';

describe('extractSale on a listing page', () => {
  it('reads title and price on an eBay page with the former price and shipping below the price', () => {
    const page = testPageOfLines(800, 1700, [
      [60, 50, 22, '9:41'],
      [330, 470, 14, '1 of 12'],
      [80, 540, 18, 'Sold on Mar 3, 2026'],
      [40, 600, 28, 'Pentax K1000 35mm Film Camera with'],
      [40, 642, 28, '50mm f/2 Lens and Strap'],
      [90, 705, 18, 'northwood.finds (2310) 99.8%'],
      [40, 770, 34, 'US $118.50'],
      [40, 825, 18, 'Was US $140.00'],
      [40, 860, 18, '+ US $9.85 shipping'],
      [40, 910, 18, 'Condition: Used'],
      [310, 980, 20, 'Sell one like this'],
      [40, 1240, 26, 'Similar items'],
      [40, 1440, 18, 'Minolta X-700 Camera Body'],
      [40, 1475, 18, '$95.00'],
    ]);
    const { title, price, confidence } = extractSale(page);
    expect(title).toBe('Pentax K1000 35mm Film Camera with 50mm f/2 Lens and Strap');
    expect(price).toBe('118.50');
    expect(confidence).toBeGreaterThanOrEqual(0.8);
  });

  it('reads title and price on a Poshmark page with the price above the title, and with a crossed-out price beside the price', () => {
    const page = testPageOfLines(780, 1690, [
      [60, 50, 22, '10:02'],
      [300, 330, 40, 'SOLD'],
      [620, 740, 16, '31 likes'],
      [30, 800, 30, '$52'],
      [110, 804, 24, '$168'],
      [30, 855, 22, 'Eileen Fisher Linen Wide Leg Trousers'],
      [30, 900, 17, 'Size: M'],
      [30, 930, 17, 'Eileen Fisher'],
      [90, 985, 18, 'mossandmarble'],
      [30, 1080, 22, 'You may also like'],
      [30, 1330, 16, 'Vince Silk Blouse'],
      [30, 1360, 18, '$40'],
    ]);
    expect(extractSale(page)).toMatchObject({
      title: 'Eileen Fisher Linen Wide Leg Trousers',
      price: '52.00',
    });
  });

  it('reads title and price on a Depop page that shows the crossed-out original price before the current price', () => {
    const page = testPageOfLines(1280, 800, [
      [90, 15, 12, 'Levi denim trucker jacket | Depop'],
      [150, 54, 13, 'depop.com/products/rosehip-levis-denim-trucker-jacket'],
      [42, 104, 20, 'depop'],
      [170, 107, 13, 'Search for anything'],
      [42, 165, 11, 'Home / Menswear / Jackets'],
      [300, 340, 30, "LEVI'S"],
      [806, 195, 18, 'Levis denim trucker jacket'],
      [806, 240, 20, '$48.00'],
      [900, 240, 20, '$36.00'],
      [806, 275, 12, '+$5.49 shipping'],
      [806, 305, 12, 'Size L · Used - Good'],
      [980, 380, 13, 'Sold'],
      [42, 580, 15, 'You might also like'],
      [60, 760, 13, '$22.00'],
    ]);
    expect(extractSale(withStruckThroughText(page, '$48.00'))).toMatchObject({
      title: 'Levis denim trucker jacket',
      price: '36.00',
    });
  });

  it('reads title and price on a Mercari page with shipping and protection below the price', () => {
    const page = testPageOfLines(780, 1690, [
      [50, 46, 22, '8:15'],
      [160, 100, 20, 'Search on Mercari'],
      [40, 540, 30, 'KitchenAid Artisan Stand Mixer'],
      [40, 586, 30, 'Empire Red 5 qt'],
      [40, 660, 40, '$189.00'],
      [190, 668, 26, '$230.00'],
      [40, 730, 22, 'Shipping $24.99 | Buyer pays'],
      [90, 820, 22, 'Buyer Protection'],
      [350, 820, 22, 'This item has been sold.'],
      [40, 910, 20, 'Condition'],
      [250, 910, 20, 'Good'],
      [40, 1120, 22, 'Similar items'],
      [40, 1420, 20, 'Cuisinart Mixer'],
      [40, 1455, 22, '$99'],
    ]);
    expect(extractSale(page)).toMatchObject({
      title: 'KitchenAid Artisan Stand Mixer Empire Red 5 qt',
      price: '189.00',
    });
  });

  it('reads title and price on a Facebook Marketplace page when the dot before the price is misread as a dash', () => {
    const page = testPageOfLines(780, 1690, [
      [69, 52, 24, '12:32'],
      [35, 558, 32, 'Solid oak bookcase 6 ft'],
      [33, 617, 26, 'Sold - $140 $175'],
      [34, 668, 20, 'Listed 2 weeks ago in Dayton, OH'],
      [90, 815, 17, 'Alert'],
      [249, 815, 17, 'Message'],
      [168, 899, 23, 'This item is no longer available'],
      [34, 990, 26, 'Description'],
      [34, 1041, 23, 'Solid and heavy, bring a friend. Cash only.'],
      [33, 1235, 25, "Today's picks"],
      [34, 1561, 21, 'Floor lamp'],
      [33, 1593, 22, '$20'],
    ]);
    expect(extractSale(page)).toMatchObject({
      title: 'Solid oak bookcase 6 ft',
      price: '140.00',
    });
  });

  it('reads title and price on an Etsy page with a sold notice and the price above the title', () => {
    const page = testPageOfLines(1440, 900, [
      [60, 60, 13, 'etsy.com/listing/118823/ceramic-berry-bowl'],
      [520, 175, 14, 'Sorry, this item is sold. It sold on May 4, 2026.'],
      [860, 240, 22, '$38.00+'],
      [860, 290, 20, 'Ceramic Berry Bowl with Drip Plate, Cobalt'],
      [860, 320, 20, 'Blue Glaze'],
      [860, 360, 14, 'fern_and_kiln (884)'],
      [1020, 420, 15, 'Sold'],
      [860, 480, 15, 'Item details'],
      [880, 510, 14, 'Handmade by fern_and_kiln'],
      [880, 540, 14, 'Cost to ship: $7.20'],
    ]);
    expect(extractSale(page)).toMatchObject({
      title: 'Ceramic Berry Bowl with Drip Plate, Cobalt Blue Glaze',
      price: '38.00',
    });
  });
});
