import { parseBarSeparatedList, type NonEmpty } from './bar-separated-list';

/** A kind of product. `sizes` is the kind of sizes that it has, such as shoe sizes. */
export interface ProductKind {
  readonly drawing: string;
  readonly sizes: 'clothes' | 'shoes' | 'inches' | 'none';
  readonly dollars: readonly [least: number, most: number];
  readonly names: NonEmpty<string>;
  readonly brands: NonEmpty<string>;
  readonly models: NonEmpty<string>;
}

const thing = (
  drawing: string,
  sizes: ProductKind['sizes'],
  dollars: ProductKind['dollars'],
  { names, brands, models }: Readonly<Record<'names' | 'brands' | 'models', string>>,
): ProductKind => ({
  drawing,
  sizes,
  dollars,
  names: parseBarSeparatedList(names),
  brands: parseBarSeparatedList(brands),
  models: parseBarSeparatedList(models),
});

export const PRODUCT_KINDS: NonEmpty<ProductKind> = [
  thing('camera', 'none', [15, 1400], {
    names: `35mm Film Camera | Rangefinder | Point & Shoot Camera | Folding Camera | SLR Body | Digicam |
    Instant Camera`,
    brands: `Canon | Minolta | Olympus | Pentax | Yashica | Polaroid | Leica | Kodak`,
    models: `AE-1 | X-700 | XA2 | K1000 | T4 | SX-70 | M3 | Retina IIa | EOS 630 | Stylus Epic`,
  }),
  thing('typewriter', 'none', [25, 450], {
    names: `Portable Typewriter | Electric Typewriter | Manual Typewriter | Desk Typewriter`,
    brands: `Royal | Olivetti | Remington | Underwood | Hermes | Brother`,
    models: `Quiet De Luxe | Lettera 32 | Noiseless 7 | No. 5 | 3000 | Charger 11`,
  }),
  thing('skillet', 'inches', [8, 240], {
    names: `Cast Iron Skillet | Dutch Oven | Griddle | Frying Pan | Braiser | Sauté Pan | Wok`,
    brands: `Griswold | Wagner Ware | Le Creuset | All-Clad | Vollrath | Cuisinart`,
    models: `No. 9 | #5 | Erie PA | D3 | Sidney O | Copper Core | 710 B`,
  }),
  thing('radio', 'none', [6, 380], {
    names: `Transistor Radio | Boombox | Shortwave Receiver | Clock Radio | Ham Radio | Stereo Receiver |
    Bluetooth Speaker`,
    brands: `Sony | Panasonic | Grundig | RCA | Marantz | Pioneer | Sansui | JVC`,
    models: `CFS-99 | RF-2200 | Satellit 2100 | 2270 | SX-780 | RC-M90 | TR-63`,
  }),
  thing('watch', 'none', [10, 11800], {
    names: `Automatic Watch | Chronograph | Dive Watch | Pocket Watch | Quartz Watch | Smartwatch | Alarm
    Clock | Mantel Clock`,
    brands: `Omega | Timex | Citizen | Hamilton | Bulova | Casio | Tissot | Rolex | Garmin`,
    models: `Seamaster 300 | Marlin | Promaster | Khaki Field | Accutron 214 | F-91W | PRX 40 | Datejust
    16014 | Fenix 6`,
  }),
  thing('books', 'none', [2, 320], {
    names: `Paperback Lot | Hardcover Book | Cookbook | Manga Set | Comic Book | Textbook | Box Set |
    Field Guide | Sheet Music`,
    brands: `Penguin | Scholastic | Time-Life | Folio Society | Viz | Easton Press | Dover`,
    models: `1st Edition | Vol. 1-7 | Books 1-4 | 2nd Printing | Annual 1974 | Complete Series | Issue #12`,
  }),
  thing('bear', 'inches', [4, 260], {
    names: `Plush Bear | Stuffed Animal | Doll | Action Figure | Puppet | Beanie | Vinyl Figure | Nesting
    Dolls`,
    brands: `Ty | Gund | Mattel | Hasbro | Bandai | Funko | Boyds | Kenner`,
    models: `Squishable | Series 2 | Pop! #417 | 1/8 Scale | Limited 5000 | Deluxe | Wave 3`,
  }),
  thing('sneaker', 'shoes', [12, 640], {
    names: `Running Shoes | Sneakers | Trainers | Clogs | Trail Shoes | Slip-Ons | High Tops | Cleats`,
    brands: `Nike | Adidas | Asics | Saucony | Brooks | Hoka | Vans | Reebok | Puma`,
    models: `Air Max 97 | Samba OG | Gel-Kayano 14 | Ghost 15 | Clifton 9 | Club C 85 | Old Skool | Jordan
    1 Mid | Speedcat`,
  }),
  thing('boots', 'shoes', [15, 420], {
    names: `Ankle Boots | Cowboy Boots | Chelsea Boots | Hiking Boots | Rain Boots | Loafers | Sandals |
    Heels | Mules`,
    brands: `Dr. Martens | Frye | Ariat | Blundstone | UGG | Hunter | Lucchese | Birkenstock | Steve Madden`,
    models: `1460 | Campus 14L | Heritage | 585 | Classic Short | Boston | Irean | Jadon`,
  }),
  thing('gamepad', 'none', [5, 700], {
    names: `Controller | Game Console | Handheld Console | Video Game | Game Bundle | Arcade Stick |
    Joy-Con Pair`,
    brands: `Nintendo | Sega | Sony | Atari | Microsoft | Logitech | 8BitDo`,
    models: `N64 | Genesis Model 1 | PS2 Slim | Switch OLED | 2600 | Game Boy Color | Series X | GameCube |
    Vita 1001`,
  }),
  thing('mixer', 'none', [10, 520], {
    names: `Stand Mixer | Blender | Hand Mixer | Espresso Machine | Food Processor | Juicer | Toaster |
    Air Fryer | Waffle Iron`,
    brands: `Sunbeam | Oster | Vitamix | Breville | Hobart | Ninja | Hamilton Beach | Krups`,
    models: `Mixmaster | Osterizer | 5200 | Barista Pro | N50 | BL660 | Model G | Artisan 5qt`,
  }),
  thing('record', 'none', [3, 260], {
    names: `Vinyl LP | Record | Cassette | 45 RPM Single | CD Box Set | Picture Disc | 12" Single`,
    brands: `Columbia | Blue Note | Motown | Sub Pop | Atlantic | Rhino | Verve`,
    models: `1st Press | BLP 4003 | Mono | RSD 2019 | Gatefold | Promo | SD 8216 | 180g`,
  }),
  thing('car', 'inches', [2, 190], {
    names: `Diecast Car | Slot Car | Model Kit | RC Truck | Train Set | Toy Tractor | Tin Toy Car |
    Building Set`,
    brands: `Hot Wheels | Corgi | Tonka | Lionel | Tamiya | LEGO | Ertl | Dinky Toys | Revell`,
    models: `Redline | 1:24 | 1:64 | HO Scale | 75192 | 10295 | No. 261 | Super Treasure Hunt | O Gauge`,
  }),
  thing('headphones', 'none', [8, 480], {
    names: `Headphones | Earbuds | Gaming Headset | Microphone | Turntable Cartridge | Studio Monitors |
    DAC`,
    brands: `Sennheiser | Bose | Sony | Grado | Beyerdynamic | Shure | Apple | Koss`,
    models: `HD 600 | QC35 II | WH-1000XM4 | SR80e | DT 990 Pro | SM57 | AirPods Max | Porta Pro | MDR-7506`,
  }),
  thing('guitar', 'none', [30, 5400], {
    names: `Electric Guitar | Acoustic Guitar | Bass | Ukulele | Banjo | Mandolin | Effects Pedal | Tube
    Amp`,
    brands: `Fender | Gibson | Ibanez | Martin | Epiphone | Boss | Gretsch | Taylor | Squier`,
    models: `Stratocaster | Les Paul Studio | RG550 | D-18 | Casino | DS-1 | 214ce | Jazz Bass | SG Special
    | Blues Junior III`,
  }),
  thing('dress', 'clothes', [6, 390], {
    names: `Midi Dress | Slip Dress | Maxi Dress | Blouse | Skirt | Jumpsuit | Romper | Tank Top | Kimono
    | Swimsuit | Leggings | T-Shirt`,
    brands: `Free People | Anthropologie | Reformation | Lululemon | Madewell | J. Crew | Zara | Lilly
    Pulitzer | Torrid | ASOS | Banana Republic`,
    models: `Adella | Align | Nina | Juliette | Elsa | Tessa | Wunder Train | Callie | Somerset`,
  }),
  thing('jacket', 'clothes', [14, 780], {
    names: `Denim Jacket | Puffer Jacket | Blazer | Parka | Windbreaker | Leather Jacket | Trench Coat |
    Jeans | Cargo Pants | Vest | Overalls | Joggers`,
    brands: `Carhartt | Levi’s | Patagonia | Burberry | Columbia | Schott | Pendleton | Arc’teryx |
    Wrangler | Ralph Lauren | L.L.Bean | Canada Goose`,
    models: `J97 | 501 XX | Nano Puff | Perfecto 618 | Better Sweater | Detroit | Atom LT | Type III | Down
    Sweater | Barstow`,
  }),
  thing('sweater', 'clothes', [8, 340], {
    names: `Cardigan | Crewneck Sweatshirt | Hoodie | Turtleneck | Fleece Pullover | Knit Vest | Quarter
    Zip | Polo | Flannel Shirt | Rugby Shirt | Jersey`,
    brands: `Champion | Gap | Coogi | Lacoste | Eddie Bauer | Nike | Vineyard Vines | Uniqlo | Tommy
    Hilfiger | Aran Crafts | Supreme`,
    models: `Reverse Weave | Box Logo | Shep | Big Pony | Synchilla | Classic Fit | Fair Isle | Marlin`,
  }),
  thing('handbag', 'none', [12, 3600], {
    names: `Crossbody Bag | Tote | Shoulder Bag | Wallet | Clutch | Satchel | Bucket Bag | Belt Bag | Hobo
    | Makeup Bag | Wristlet`,
    brands: `Coach | Kate Spade | Louis Vuitton | Dooney & Bourke | Michael Kors | Gucci | Longchamp |
    Fossil | Tory Burch | Brahmin | Telfar`,
    models: `Tabby 26 | Neverfull MM | Le Pliage | Marmont | Willis 9927 | Speedy 30 | Fleming | Swinger |
    Jet Set`,
  }),
  thing('backpack', 'none', [10, 310], {
    names: `Backpack | Daypack | Duffel | Laptop Bag | Carry-On Suitcase | Diaper Bag | Messenger Bag |
    Camera Bag`,
    brands: `Osprey | Herschel | JanSport | Tumi | Kelty | Patagonia | Samsonite | Timbuk2 | Peak Design`,
    models: `Atmos 65 | Little America | Right Pack | Alpha 3 | Black Hole 40L | Everyday 20L | Talon 22 |
    Redwing 44`,
  }),
  thing('cap', 'clothes', [5, 120], {
    names: `Trucker Hat | Fitted Cap | Beanie | Bucket Hat | Snapback | Sun Hat | Visor | Fedora`,
    brands: `New Era | Stetson | Starter | Kangol | 47 Brand | Nike | Patagonia | Carhartt WIP`,
    models: `59Fifty | 9Forty | 504 | Clean Up | P-6 Logo | Watch Cap`,
  }),
  thing('chair', 'inches', [20, 2900], {
    names: `Dining Chair | Side Table | Bookshelf | Dresser | Nightstand | Sofa | Desk | Bar Stool |
    Rocking Chair | Crib | Mirror | Rug | Bed Frame`,
    brands: `IKEA | Herman Miller | West Elm | Ethan Allen | Eames | Lane | Broyhill | Crate & Barrel |
    Ashley`,
    models: `POÄNG | Aeron Size B | Brasilia | KALLAX 4x4 | LCW | Acclaim | MALM | Windsor`,
  }),
  thing('lamp', 'inches', [6, 680], {
    names: `Table Lamp | Floor Lamp | Pendant Light | Lava Lamp | Desk Lamp | Night Light | Chandelier |
    Oil Lantern`,
    brands: `Stiffel | Tiffany Style | Anglepoise | Pixar-style | Aladdin | Dyson | IKEA | Luxo`,
    models: `Model B | 1227 | L-1 | Mushroom | Torchiere | Arc | Gooseneck`,
  }),
  thing('teapot', 'none', [7, 240], {
    names: `Teapot | Tea Set | Coffee Mug | Kettle | Creamer & Sugar | Pitcher | French Press | Espresso
    Cups`,
    brands: `Wedgwood | Royal Albert | Hall | Spode | Brown Betty | Fiesta | Arabia | Bodum`,
    models: `Old Country Roses | Jasperware | Aladdin | Blue Italian | Moomin | Disc | Chambord`,
  }),
  thing('vase', 'inches', [5, 520], {
    names: `Bud Vase | Planter | Candle Holder | Figurine | Art Glass Bowl | Cookie Jar | Wall Plaque |
    Tumbler | Water Bottle | Ornament`,
    brands: `McCoy | Fenton | Lenox | Roseville | Haeger | Murano | Stanley | Hummel | Lladro | Swarovski`,
    models: `Hobnail | Freesia | 4126 | Green Agate | Quencher 40oz | Silver Crest | No. 87 | Earth Wrap`,
  }),
  thing('bowls', 'inches', [6, 260], {
    names: `Mixing Bowls | Casserole Dish | Nesting Bowls | Dinner Plates | Serving Platter | Salad Bowl |
    Food Containers | Pie Plate`,
    brands: `Pyrex | Corelle | Fire-King | Tupperware | Anchor Hocking | Franciscan | Mikasa | Corningware`,
    models: `Butterprint | 401-404 | Jadeite | Desert Rose | Blue Cornflower | Amish | Gooseberry
    Cinderella | Wheat`,
  }),
];
