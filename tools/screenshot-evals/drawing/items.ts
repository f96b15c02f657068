import type { Platform } from '@contract/schemas/platform';

/** An item that is sold, with the range of its usual prices in dollars. */
export interface Item {
  readonly title: string;
  readonly drawing: string;
  readonly brand: string;
  /** Whether the page is about this item. If set, the item's photo is the photo of the listing. */
  readonly isListed?: true;
  /** The item's photo as a data URL. If it is missing, `productPhoto` draws a photo. */
  readonly photograph?: string;
  readonly dollars: readonly [number, number];
}

type Row = readonly [title: string, drawing: string, brand: string, least: number, most: number];

/** Items with invented titles, in the style of each marketplace's sellers. */
const ROWS: Record<Platform, readonly [Row, ...Row[]]> = {
  ebay: [
    [
      'Nikon FM2n 35mm Film Camera Body Black - Meter Works, New Seals',
      'camera',
      'Nikon',
      140,
      390,
    ],
    [
      'Vintage Smith-Corona Galaxie II Portable Typewriter w/ Case WORKING',
      'typewriter',
      'Smith-Corona',
      60,
      210,
    ],
    ['LODGE #8 Cast Iron Skillet 10 1/2" 3 Notch Restored', 'skillet', 'Lodge', 20, 75],
    [
      'Zenith Royal 500 Transistor Radio Maroon 1957 For Parts or Repair',
      'radio',
      'Zenith',
      25,
      120,
    ],
    ['Seiko 5 Sports SNZG15 Field Watch 42mm Mens Automatic 7S36', 'watch', 'Seiko', 90, 260],
    [
      'Lot of 7 Hardcover Mystery Books by Agatha Christie (1960s Book Club Ed.)',
      'books',
      'Unbranded',
      14,
      48,
    ],
    ['Steiff Original Teddy Bear 0201/36 Mohair Button & Tag 14"', 'bear', 'Steiff', 55, 180],
    [
      'New Balance 990v5 Made in USA Grey M990GL5 Men’s Sz 10.5 D',
      'sneaker',
      'New Balance',
      70,
      165,
    ],
    [
      'Microsoft Xbox Elite Series 2 Controller FST-00001 – No Drift!',
      'gamepad',
      'Microsoft',
      60,
      130,
    ],
    [
      'KitchenAid K45SS Classic 4.5-Qt Tilt-Head Stand Mixer White *Tested*',
      'mixer',
      'KitchenAid',
      110,
      230,
    ],
    [
      '1978 Fleetwood Mac Rumours LP Vinyl Record Album BSK 3010 VG+',
      'record',
      'Warner Bros.',
      12,
      44,
    ],
    ['Matchbox Lesney No. 33 Lamborghini Miura Yellow 1969 Die Cast', 'car', 'Matchbox', 9, 39],
    ['AKG K701 Reference Open-Back Over-Ear Headphones 62 Ohm', 'headphones', 'AKG', 85, 195],
    [
      'Yamaha SLG200S Silent Guitar, Tobacco Brown Sunburst w/ Gig Bag',
      'guitar',
      'Yamaha',
      420,
      1490,
    ],
  ],
  poshmark: [
    ['Everlane The Day Glove Flats', 'boots', 'Everlane', 24, 78],
    ['Eileen Fisher Organic Linen Shift Dress Sz M', 'dress', 'Eileen Fisher', 30, 110],
    ['Vuori Performance Jogger Heather Grey', 'jacket', 'Vuori', 28, 64],
    ['COACH Willow Bucket Bag in Chalk', 'handbag', 'Coach', 85, 260],
    ['Barbour Beadnell Waxed Cotton Jacket - Olive', 'jacket', 'Barbour', 90, 240],
    ['Aritzia Babaton Contour Tank | Bundle of 3', 'dress', 'Aritzia', 22, 60],
    ['Vince Boiled Cashmere Funnel Neck Pullover', 'sweater', 'Vince', 45, 140],
    ['On Cloudnova Sneakers, White/Pearl, 8.5', 'sneaker', 'On', 50, 115],
    ['The North Face Borealis Backpack NWT', 'backpack', 'The North Face', 35, 80],
    ['Sam Edelman Laguna Waterproof Chelsea Boots', 'boots', 'Sam Edelman', 40, 98],
    ['Johnny Was Silk Embroidered Kimono (flaw, see pics)', 'dress', 'Johnny Was', 36, 150],
    ['Fjällräven Räven 28 Daypack Ochre', 'backpack', 'Fjallraven', 42, 105],
  ],
  depop: [
    ['90s oversized fleece quarter zip forest green', 'sweater', 'Columbia', 18, 55],
    ['diesel bootcut low rise jeans w26 ♡', 'jacket', 'Diesel', 30, 90],
    ['Salomon XT-6 trail runners uk 8', 'sneaker', 'Salomon', 60, 140],
    ['Vintage leather racer jacket, boxy fit', 'jacket', 'Other', 45, 160],
    ['fairycore lace slip dress size 8', 'dress', 'Other', 12, 38],
    ['Von Dutch trucker hat pink + black', 'cap', 'Von Dutch', 15, 44],
    ['Stüssy 8 ball knit jumper (L)', 'sweater', 'Stussy', 48, 130],
    ['Timberland 6 inch boots wheat', 'boots', 'Timberland', 35, 95],
    ['Miu Miu style mini bowling bag', 'handbag', 'Other', 20, 70],
    ['blokecore football shirt 2002 home kit', 'dress', 'Umbro', 22, 85],
    ['Baby-G watch, clear jelly strap, BNWT', 'watch', 'Casio', 28, 72],
    ['Arc’teryx Mantis 26 bag', 'backpack', "Arc'teryx", 50, 120],
  ],
  mercari: [
    ['Hatsune Miku Racing Ver. 2019 Figure 1/7 Scale', 'bear', 'Good Smile Company', 70, 190],
    ['Nintendo 3DS XL Red/Black w/ charger', 'gamepad', 'Nintendo', 95, 220],
    ['Hydro Flask 32oz Wide Mouth - Lupine', 'vase', 'Hydro Flask', 14, 34],
    ['Jellycat Bashful Bunny Huge 20in NEW', 'bear', 'Jellycat', 40, 88],
    ['Crocs Classic Clog Men 9 / Women 11 Lilac', 'sneaker', 'Crocs', 15, 38],
    ['Fossil Carlyle Gen 5 Smartwatch (no charger)', 'watch', 'Fossil', 35, 80],
    ['Loungefly Haunted Mansion Mini Backpack', 'backpack', 'Loungefly', 38, 110],
    ['Beats Studio3 Wireless Matte Black', 'headphones', 'Beats by Dr. Dre', 60, 140],
    ['Staub 3.5qt Braiser Basil', 'skillet', 'Staub', 90, 199],
    ['Hot Wheels RLC ’67 Camaro, sealed', 'car', 'Hot Wheels', 24, 90],
    ['Vera Bradley Weekender Travel Bag EUC', 'handbag', 'Vera Bradley', 22, 65],
    ['Taylor Swift folklore vinyl “in the trees” edition', 'record', 'Republic', 30, 85],
  ],
  facebook: [
    ['Standing desk, 60" walnut top', 'chair', 'Other', 90, 320],
    ['Fender Squier Strat + 10W amp', 'guitar', 'Fender', 110, 260],
    ['West Elm Mid-Century nightstand', 'chair', 'West Elm', 60, 180],
    ['KitchenAid mixer (Artisan, red)', 'mixer', 'KitchenAid', 100, 220],
    ['Kids dresser - solid wood', 'chair', 'Other', 40, 140],
    ['Retro table lamp, works great', 'lamp', 'Other', 8, 45],
    ['PS5 DualSense controllers x2', 'gamepad', 'Sony', 45, 90],
    ['Box of 40+ paperbacks', 'books', 'Other', 10, 30],
    ['Red Wing Iron Ranger boots 10.5D', 'boots', 'Red Wing', 85, 190],
    ['Rattan peacock chair **must go this weekend**', 'chair', 'Other', 70, 210],
    ['Pottery Barn sectional, light grey, smoke free home', 'chair', 'Pottery Barn', 450, 1650],
    ['Bluetooth boombox', 'radio', 'JBL', 30, 95],
  ],
  etsy: [
    [
      'Personalized Leather Journal, Refillable Notebook with Pen Loop, Anniversary Gift',
      'books',
      'HideAndSpine',
      24,
      68,
    ],
    ['Hand Thrown Ceramic Teapot | Celadon Glaze | 24 oz', 'teapot', 'MudMoonPottery', 48, 145],
    ['Vintage Mushroom Table Lamp, 1970s Space Age Orange Plastic', 'lamp', 'RetroAttic', 55, 190],
    ['Chunky Merino Wool Cardigan - Made to Order', 'sweater', 'NordLoops', 95, 240],
    [
      'Amish Style Nesting Bowls, Set of 3, Blue Stripe Yellowware',
      'bowls',
      'OldMillFinds',
      40,
      120,
    ],
    ['Waldorf Wooden Car, Natural Toy for Toddlers', 'car', 'LittleOakToys', 14, 36],
    [
      '1940s Rayon Swing Dress in Navy with White Piping, Medium',
      'dress',
      'SecondHandSilk',
      70,
      185,
    ],
    ['Custom Pet Portrait Tote Bag', 'handbag', 'PaintedPawsCo', 19, 42],
    [
      'Art Deco Wall Clock Conversion, Brass & Walnut, Quiet Movement',
      'watch',
      'TickTockRevival',
      65,
      210,
    ],
    ['Bud Vase Trio for Dried Flowers – Matte White Stoneware', 'vase', 'KilnAndClay', 28, 74],
    ['Handmade Memory Bear from Baby Clothes', 'bear', 'StitchedByJune', 45, 95],
    ['Studio Mic’d Acoustic Guitar Strap, Embroidered', 'guitar', 'StrapStory', 26, 60],
  ],
};

export function itemsOf(platform: Platform): readonly [Item, ...Item[]] {
  const item = ([title, drawing, brand, least, most]: Row): Item => ({
    title,
    drawing,
    brand,
    dollars: [least, most],
  });
  const [first, ...others] = ROWS[platform];
  return [item(first), ...others.map(item)];
}
