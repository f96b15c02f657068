import { parseBarSeparatedList } from './bar-separated-list';

export const COLORS =
  parseBarSeparatedList(`Black | White | Navy | Forest Green | Burgundy | Cream | Tan | Charcoal | Teal | Mustard |
    Blush Pink | Red | Royal Blue | Olive | Rust | Lavender | Silver | Gold | Turquoise | Avocado
    Green | Harvest Gold | Multicolor | Grey | Brown | Coral`);

export const MATERIALS =
  parseBarSeparatedList(`Leather | Suede | Wool | Cashmere | Cotton | Linen | Silk | Denim | Corduroy | Velvet | Brass
    | Sterling Silver | Walnut | Teak | Milk Glass | Stoneware | Porcelain | Bakelite | Enamel |
    Chrome | Rattan | Mohair | Gore-Tex | Stainless Steel`);

export const ERAS =
  parseBarSeparatedList(`Vintage | VTG | Antique | MCM | 90s | 80s | 1970s | 60s | Y2K | Retro | Art Deco | Victorian |
    1998 | 2004 | Mid Century | Edwardian | 1950’s | Early 2000s`);

export const CONDITION_WORDS =
  parseBarSeparatedList(`NWT | NWOT | EUC | GUC | New in Box | NIB | BNIB | Excellent | Tested | Works Great | For
    Parts | As Is | Sealed | Mint | Rare | HTF | READ | Pre-Owned | Like New | Unused | CIB | OOAK
    | Restored | Refurbished`);

export const EXTRA_PHRASES =
  parseBarSeparatedList(`w/ Box | w/ Case | w/ Tags | Lot of 3 | Lot of 12 | Set of 4 | 2-Pack | Bundle | Pair | Fast
    Ship | Free Shipping! | No Reserve | USA Made | Made in Japan | Made in Italy | Limited
    Edition | Signed | $5 bin find | 2 for 20 | 2 for $30 | Retail $120 | 24.99 each | 100%
    Authentic | Size Up | One of a kind | L@@K | Estate Find | Smoke-Free Home | (2) Total | x 3 |
    Complete | No Charger | Chipped | Small Flaw | See Pics | Part 1 of 2`);

export const WEARER_WORDS =
  parseBarSeparatedList(`Mens | Women's | Womens | Men’s | Unisex | Girls | Boys | Kids | Youth | Petite | Plus | Baby
    | Ladies`);

export const CLOTHES_SIZES =
  parseBarSeparatedList(`XS | S | M | L | XL | XXL | 2XL | 3X | Sz 8 | Size 6 | Size 10.5 | 32x30 | 36 x 32 | W28 | Sz
    14W | 4T | 12-18M | Large | Medium | 42R | OS | UK 10 | 0P`);

export const SHOE_SIZES =
  parseBarSeparatedList(`8.5 | Sz 9 | 10.5 | 11 D | Size 7 | US 7.5 | 42 EU | EU 39 | 6 1/2 | 9.5M | UK 8 | M8/W10 | 13
    Wide | Sz 5Y`);

export const MEASUREMENTS =
  parseBarSeparatedList(`10" | 14 in | 12 1/2" | 8" x 10" | 24x36 | 6.5" | 9 inch | 3’ x 5’ | 18” Tall | 1.5 Qt | 32 oz
    | 40oz | 60" W | 2 ft | 4 1/4" H | 5.5 x 8.5`);

export const PATTERNS_AND_CUTS =
  parseBarSeparatedList(`Floral | Striped | Plaid | Geometric | Boho | Cropped | Oversized | Embroidered | Quilted |
    Chunky | Minimalist | Farmhouse | Coquette | Gorpcore | Western | Nautical | Logo | Tie Dye |
    Leopard Print | Colorblock | Hand Painted | Distressed | Ribbed | Waterproof | Lightweight |
    Heavy Duty`);

export const CLOSING_SIGNS = parseBarSeparatedList(
  `♡ | ♥ | ☆ | ★ | !! | !!! | * | ~ | ✿ | ✩ | xx | <3`,
);

export const HASHTAGS =
  parseBarSeparatedList(`#y2k | #vintage | #90s | #streetwear | #fairycore | #archive | #grunge | #coquette | #gorpcore
    | #thrifted | #blokecore`);

export const OCCASION_WORDS =
  parseBarSeparatedList(`Gift for Her | Gift for Him | Anniversary Gift | Housewarming Gift | Birthday Gift | Wedding
    Decor | Home Decor | Office Decor | Stocking Stuffer | Mother’s Day | Nursery Decor |
    Collectible | Cottagecore | Boho Style | Handmade | Ready to Ship | Made to Order |
    Personalized | Custom Name | Free Shipping`);

export const EMOJI =
  parseBarSeparatedList(`✨ | 🔥 | 💕 | 🎀 | 🖤 | 🌸 | ⭐️ | 💫 | 🦋 | ❤️ | 🤍 | 🍒 | 👀 | 🛍️ | 💗 | 🌈 | 🐆 | 🩷 | 🌟 | 👟 | 🧥 | 👖 | 🎧 | 🍂
    | ☀️ | 💎 | 🥰 | 🤎 | 🫶 | 📦 | ⚡️ | 🪩 | 🌻 | 🎄 | 👑 | 🚨`);

export const WORDS_WITH_SLASHES =
  parseBarSeparatedList(`w/ 50mm f/2 Lens | uk 5 / us 7 | EU 38 / UK 5 | 1/4" x 3/8" | w/ 3/4 Sleeves | 24/7 Edition | 8 1/2 x 11 | A/C + D/C
    | B/W 4/5 | 110V/220V | 2/3 cups | 9/10 condition | 16 GB / 512 GB | M/L | 6/6x | w/o Box | 100-200mm f/4.5 | 1/64 Scale |
    12 oz / 355 ml | 33 1/3 RPM | #4/50 | 3/16" | Sz 10/12`);
