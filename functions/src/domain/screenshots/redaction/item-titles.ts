/** Words of titles that are in no person's name, in lower case: things, materials, styles, conditions. */
const TITLE_WORDS: ReadonlySet<string> = new Set(
  (
    'accessories accessory adjustable album amp antique apron armchair art authentic backpack bag bags ball band bangle banjo baseball ' +
    'basket basketball bathrobe bead beaded beads beanie bear bears bedding beige belt belts bike bikini binder binoculars black blanket ' +
    'blazer blender blouse blue board bodysuit boho bomber book books boots bottle bottoms bowl bowls box boxed boys bra bracelet braiser ' +
    'brass bronze brooch bucket bundle button buttons cabinet cable camcorder camera candle canvas cap cape cardigan cards cargo cart ' +
    'cartridge case cashmere cassette ceramic chair charger charm chart chrome chronograph clock clogs cloth clothes clothing clutch ' +
    'coaster coat coats coffee coin collar collectible collectibles collection comforter comic complete computer console controller ' +
    'cookbook cookware copper corduroy corset costume cotton crewneck crop cropped crossbody cup cups curtain cushion cute deco decor ' +
    'denim desk digital dining dish dishes display doll dolls dress dresses dresser drill drone dryer dutch earbuds earring earrings ' +
    'effects electric embroidered enamel excellent fabric farmhouse faux figure figures figurine film flannel flats fleece floral footwear ' +
    'frame fur furniture gadget game games gaming gift girls glasses glassware gloves goblet goggles gown graphic guitar handbag handmade ' +
    'hardcover hat hats headband headphones heels helmet hiking hobo hooded hoodie hoodies jacket jackets jeans jerseys jewelry jogger ' +
    'joggers jumper jumpsuit kettle keyboard keychain kids kimono kit knife knit knitted ladies lamp laptop leather leggings lens leopard ' +
    'lightweight linen lingerie loafers lot lotion lounge magazine manual matching maxi medium men mens men’s merino metal microphone midi ' +
    'mini mirror mixer model mohair monitor mug mugs mules multicolor necklace new nib notebook nwot nwt ornament outfit outdoor overalls ' +
    'oversized pack painting pair pajama pajamas pan pant pants parka patch patchwork pattern pedal pendant perfume phone photo photos ' +
    'pillow pillows pink pitcher plaid planter plate plates platter plush pocket polo polyester porcelain portable poster pot pottery ' +
    'pre-owned preloved print printed printer pullover pump pumps purple purse puzzle quilt quilted racket radio rare receiver record ' +
    'records refurbished replica retro ring rings robe romper rug rugs sandals satin saucer scarf sculpture sealed sequin set sets shaker ' +
    'sheer sheet shelf shirt shirts shoe shoes shorts silk size skateboard skates skillet skirt skirts skis slacks sleeve sleeveless slip ' +
    'slippers smartwatch snapback sneaker sneakers snowboard soap socks sofa speaker speakers special stainless statue stereo stickers ' +
    'stoneware stool strap striped stroller stud suede suit suitcase sunglasses sweater sweaters sweatpants sweatshirt swimsuit table ' +
    'tablet tank tapestry tea teapot tee tees tennis tested textbook tights tin toaster tools tote towel toy toys tracksuit trainers ' +
    'treasure trousers trucker trunks t-shirt tshirt tumbler tunic turntable turquoise turtleneck typewriter ukulele umbrella unisex ' +
    'untested unused unworn used vacuum vase velvet vest victorian vinyl vintage vtg waffle wallet wallets watch watches waterproof wide ' +
    'windbreaker wireless womens women women’s wool working works y2k yarn youth zip zipper'
  ).split(' '),
);

/**
 * Matches an abbreviation, which is two or more capitals. Among words in mixed case, an abbreviation shows that a text
 * is a title, unless the abbreviation follows a name.
 */
const ABBREVIATION = /^\p{Lu}{2,}$/u;
const AFTER_NAME = /^(?:MD|JR|SR|II|III|IV|PHD|RN|ESQ)$/;

/**
 * Returns true if words that look like a person's name are probably an item's title: 'Art Deco Wallet', 'LEGO Treasure
 * Hunt'.
 */
export function isItemTitle(text: string): boolean {
  const words = text.split(' ').map((word) => word.replace(/[.,]$/, ''));
  if (words.some((word) => TITLE_WORDS.has(word.toLowerCase()))) return true;
  const isMixed = words.some((word) => /\p{Ll}/u.test(word));
  return isMixed && words.some((word) => ABBREVIATION.test(word) && !AFTER_NAME.test(word));
}
