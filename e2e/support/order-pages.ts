import type { Page } from '@playwright/test';
import type { PictureArea } from '../../contract/schemas/picture-area';
import type { ScreenshotFile } from './screenshots';

const WIDTH = 780;
const HEIGHT = 1600;
const BUYER = {
  name: 'Maria Lopez',
  street: '1428 Elm Street',
  city: 'Springfield, OH 45503',
  phone: '(937) 555-0142',
  order: '12-34567-89012',
} as const;
type BuyerFact = keyof typeof BUYER;

interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly fact?: BuyerFact;
}

const REGULAR = '30px sans-serif';
const BOLD = 'bold 34px sans-serif';
const line = (text: string, y: number, change: Partial<Line> = {}): Line => ({
  text,
  x: 40,
  y,
  font: REGULAR,
  ...change,
});
const LINES: readonly Line[] = [
  line('Order details', 110, { x: 280, font: 'bold 38px sans-serif' }),
  line('Order number', 220),
  line(BUYER.order, 220, { x: 420, fact: 'order' }),
  line('Date sold', 280),
  line('Feb 19, 2026', 280, { x: 420 }),
  line('Brass banker lamp green shade', 420, { x: 270 }),
  line('$34.99', 480, { x: 270, font: BOLD }),
  line('Quantity 1', 540, { x: 270 }),
  line('Ship to', 720, { font: BOLD }),
  line(BUYER.name, 790, { fact: 'name' }),
  line(BUYER.street, 840, { fact: 'street' }),
  line(BUYER.city, 890, { fact: 'city' }),
  line('United States', 940),
  line('Phone:', 1010),
  line(BUYER.phone, 1010, { x: 150, fact: 'phone' }),
  line('What your buyer paid', 1140, { font: BOLD }),
  line('Item subtotal', 1210),
  line('$34.99', 1210, { x: 620 }),
  line('Shipping', 1270),
  line('$8.20', 1270, { x: 620 }),
  line('Order total', 1330, { font: BOLD }),
  line('$43.19', 1330, { x: 620, font: BOLD }),
];

/** A drawn screenshot of an eBay order page, as the seller sees it, 780 × 1600 pixels. */
export interface OrderPage {
  readonly file: ScreenshotFile;
  readonly words: typeof BUYER;
  /** The areas of the buyer's personal information, in fractions of the picture. */
  readonly areas: Readonly<Record<BuyerFact, PictureArea>>;
}

/** Draws an order page with random colors, so that it has another picture hash than the order pages of other tests. */
export async function drawOrderPage(page: Page): Promise<OrderPage> {
  const hues = Array.from({ length: 16 }, () => Math.floor(360 * Math.random()));
  const { url, extents } = await page.evaluate(draw, { lines: LINES, hues, WIDTH, HEIGHT });
  const [, base64 = ''] = url.split(',');
  const area = (fact: BuyerFact): PictureArea => {
    const index = LINES.findIndex((one) => one.fact === fact);
    const { x, y, width, height } = extents[index] ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x / WIDTH, y: y / HEIGHT, width: width / WIDTH, height: height / HEIGHT };
  };
  return {
    file: { name: 'order.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') },
    words: BUYER,
    areas: {
      name: area('name'),
      street: area('street'),
      city: area('city'),
      phone: area('phone'),
      order: area('order'),
    },
  };
}

interface Drawing {
  readonly lines: readonly Line[];
  readonly hues: readonly number[];
  readonly WIDTH: number;
  readonly HEIGHT: number;
}

/** Draws the page. Runs in the browser. */
function draw({ lines, hues, WIDTH: width, HEIGHT: height }: Drawing) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  for (const [index, hue] of hues.entries()) {
    context.fillStyle = `hsl(${hue} 40% ${30 + 3 * index}%)`;
    context.fillRect(40 + 50 * (index % 4), 380 + 50 * Math.floor(index / 4), 50, 50);
  }
  context.fillStyle = '#1c1c1c';
  const extents = lines.map(({ text, x, y, font }) => {
    context.font = font;
    context.fillText(text, x, y);
    const ink = context.measureText(text);
    return {
      x: x - ink.actualBoundingBoxLeft,
      y: y - ink.actualBoundingBoxAscent,
      width: ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight,
      height: ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent,
    };
  });
  return { url: canvas.toDataURL('image/png'), extents };
}
