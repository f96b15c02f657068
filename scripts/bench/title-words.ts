/** Words to choose from, at least one. */
export type Words = readonly [string, ...string[]];
const words = (text: string): Words => text.split(' ') as unknown as Words;

export const GOODS = words(
  'jacket jeans sneakers boots dress sweater hoodie shirt coat skirt blazer cardigan loafers sandals handbag wallet belt scarf watch necklace bracelet earrings brooch ring camera lens tripod turntable speaker headphones receiver keyboard console controller cartridge handheld laptop tablet phone charger lamp vase bowl plate teapot mug skillet casserole knife cutlery tray clock mirror frame rug quilt tablecloth candlestick figurine ornament puzzle doll train robot blocks comic paperback hardcover atlas record cassette poster print postcard stamp coin medal badge pin drill saw wrench plane chisel anvil lantern tent backpack stove reel rod lure bat glove jersey racket skates helmet saddle guitar ukulele violin trumpet harmonica pedal typewriter sextant barometer compass globe radio',
);
export const DESCRIPTIONS = words(
  'vintage vintage vintage rare retro antique handmade leather suede wool cotton linen silk denim cashmere velvet brass copper sterling silver gold ceramic porcelain crystal glass oak walnut teak bamboo black white navy red green teal mustard burgundy cream floral striped plaid paisley embroidered quilted waterproof insulated slim relaxed oversized cropped pleated small medium large xl petite tall wide mens womens kids youth unisex boxed sealed unused tested working refurbished complete signed numbered limited first original authentic japanese italian german danish mexican scottish 1950s 1960s 1970s 1980s 1990s y2k midcentury deco gothic western nautical military workwear outdoor',
);
export const MAKERS = words(
  "Pyrex Levi's Carhartt Patagonia Nikon Leica Canon Sony Nintendo Sega Coach Fossil Seiko Timex Lodge Wedgwood Lenox Waterford Swarovski Lego Hasbro Fisher Tonka Schwinn Shimano Penn Stanley Coleman Pendleton Filson Burberry Barbour Adidas Nike Puma Reebok Converse Vans Timberland Fender Gibson Yamaha Roland Technics Marantz Pioneer Bose Singer Olivetti Wilson Rawlings Spalding Topps Panini Marvel Dooney Lladró Rörstrand Søholm Müller Françoise",
);
export const SIZES = words(
  '7 8 9 10 11 12 14 16 30x32 34x34 50mm 35mm 12in 8oz lot set pair bundle nwt euc',
);
export const OTHER_SCRIPTS = words(
  '昭和レトロ 置時計 リカちゃん人形 문진 도자기 матрёшка самовар фотоаппарат κεραμικό ブローチ 茶碗 きもの',
);
