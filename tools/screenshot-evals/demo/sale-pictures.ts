import type { Browser } from '@playwright/test';
import { parseCents } from '@contract/schemas/money';
import type { DemoSale } from '../../../scripts/demo/demo-sales';
import { createRandom } from '../../../scripts/demo/random';
import { daysLater } from '../drawing/days';
import type { Template } from '../drawing/template';
import { MarkNotVisible } from '../drawing/visible-marks';
import { demoTemplates } from './demo-templates';
import { drawSale, type DrawnSale, type SaleSpec } from './draw-sale';
import { photographFor } from './photographs';

/** One of every 5 sales is drawn on a page without a photograph. */
const WITHOUT_PHOTOGRAPH = 5;
const PHOTO_OF_SCREEN = 11;
/**
 * The earliest sold date that a demo screenshot can show. All sold dates are before the day when the oldest demo sale
 * is shared.
 */
const FIRST_DAY = { year: 2026, month: 10, day: 12 };
const DAYS = 20;
const OTHERS = 12;

interface Pictured {
  readonly demo: DemoSale;
  readonly photograph: string;
}

type AllPictured = readonly [Pictured, ...Pictured[]];

/** Adds a photograph to each sale. `sales` consists of several rounds, and each product is sold once in each round. */
export async function withPhotographs(sales: readonly DemoSale[]): Promise<AllPictured> {
  const products = new Set(sales.map(({ drawing }) => drawing)).size;
  const all = await Promise.all(
    sales.map(async (demo, index) => ({
      demo,
      photograph: await photographFor(demo.drawing, Math.floor(index / products)),
    })),
  );
  const [first, ...others] = all;
  if (!first) throw new Error('There are no demo sales');
  return [first, ...others];
}

const itemOf = ({ demo: { sale, drawing }, photograph }: Pictured) => ({
  title: sale.title,
  drawing,
  brand: 'Unbranded',
  photograph,
  dollars: [1, 1] as const,
});

const centsOf = ({ sale }: DemoSale) => parseCents(sale.soldPrice) ?? 0;

/**
 * Draws the picture of the sale with this index. The page also shows some of the other sales. Each call draws the same
 * picture.
 */
export async function drawDemoSale(
  browser: Browser,
  all: AllPictured,
  index: number,
): Promise<DrawnSale> {
  const { demo, ...pictured } = all[index] ?? all[0];
  const random = createRandom(index * 7919 + 5);
  const hasPhotograph = index % WITHOUT_PHOTOGRAPH !== 2;
  const { platform } = demo.sale;
  const isSamePlace = (other: Pictured, at: number) =>
    other.demo.sale.platform === platform && (at % WITHOUT_PHOTOGRAPH !== 2) === hasPhotograph;
  const place = all.slice(0, index).filter(isSamePlace).length;
  const sale: Omit<SaleSpec, 'template'> = {
    seed: index + 1,
    theme: random.chance(0.25) ? 'dark' : 'light',
    isPhotographed: index % PHOTO_OF_SCREEN === 3,
    item: itemOf({ demo, ...pictured }),
    price: centsOf(demo),
    soldOn: daysLater(FIRST_DAY, random.between(0, DAYS)),
    others: Array.from({ length: OTHERS }, () => random.pick(all)).map((it) => ({
      ...itemOf(it),
      price: centsOf(it.demo),
    })),
  };
  const drawn =
    (await firstDrawn(browser, sale, demoTemplates(platform, { hasPhotograph, place }))) ??
    (await firstDrawn(browser, sale, demoTemplates(platform, { hasPhotograph: true, place })));
  if (!drawn) throw new Error(`No template shows '${demo.sale.title}'.`);
  return drawn;
}

/** Draws a sale with the first template that shows the whole title and the price. Returns null if no template does. */
async function firstDrawn(
  browser: Browser,
  sale: Omit<SaleSpec, 'template'>,
  templates: readonly Template[],
): Promise<DrawnSale | null> {
  for (const template of templates) {
    const drawn = await drawSale(browser, { ...sale, template }).catch((error: unknown) => {
      if (error instanceof MarkNotVisible) return null;
      throw error;
    });
    if (drawn) return drawn;
  }
  return null;
}
