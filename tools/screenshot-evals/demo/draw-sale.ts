import type { Browser } from '@playwright/test';
import { formatPictureArea } from '@contract/schemas/picture-area-format';
import { pictureArea } from '@contract/rules/picture-area';
import { createRandom } from '../../../scripts/demo/random';
import { loadSharp } from '../../../functions/src/gateways/pictures/uploaded-image';
import type { Day } from '../drawing/days';
import { isoDay } from '../drawing/days';
import { ROW_SCREENSHOT_WINDOW_SIZE, takeScreenshot } from '../drawing/draw-screenshot';
import type { EncodedPicture } from '../drawing/encoded-picture';
import {
  boundingRectangle,
  commonRectangle,
  scaledRectangle,
  type Rectangle,
} from '../drawing/geometry';
import type { Item } from '../drawing/items';
import { PLATFORM_DESIGNS } from '../drawing/looks';
import { shortDollars, dollars } from '../drawing/money';
import { drawTiltedScreenPhoto } from '../drawing/photograph';
import { sceneFor, type Scene } from '../drawing/scene';
import type { Template } from '../drawing/template';
import { MarkNotVisible } from '../drawing/visible-marks';
import { partAround, visibleLineBoxes } from './visible-lines';

export interface SaleSpec {
  readonly template: Template;
  readonly seed: number;
  readonly theme: Scene['theme'];
  readonly isPhotographed: boolean;
  readonly item: Item;
  readonly price: number;
  readonly soldOn: Day;
  readonly others: Scene['others'];
}

/** The picture of a sale as a member shares it: only the item's part of a screenshot, with names and fees hidden. */
export interface DrawnSale {
  readonly bytes: Buffer;
  readonly soldDate: string | null;
  readonly cover: string | null;
  readonly focus: string;
}

const SCREENS: Readonly<Record<'phone' | 'desktop', Scene['screen']>> = {
  phone: { device: 'ios', width: 390, height: 844, scale: 2.5 },
  desktop: { device: 'desktop', width: 1280, height: 800, scale: 1.5 },
};

/**
 * Returns a scene that looks like the app or site of the platform. Scenes for training look different, because each has
 * random fonts and colors.
 */
function sceneOf({ template, seed, theme, ...sale }: SaleSpec): Scene {
  const scene = sceneFor(template, { seed, theme });
  const { price } = sale;
  const money = (cents: number) => (cents % 100 === 0 ? shortDollars(cents) : dollars(cents));
  return {
    ...scene,
    ...sale,
    item: { ...sale.item, isListed: true },
    earlierPrice: Math.ceil((price * 1.25) / 500) * 500,
    tax: Math.round(price * 0.07),
    fee: Math.round(price * 0.13) + 30,
    screen: SCREENS[template.layout === 'desktop-listing' ? 'desktop' : 'phone'],
    style: {
      ...scene.style,
      font: PLATFORM_DESIGNS[template.platform].fonts[0],
      sizes: new Map([...scene.style.sizes.keys()].map((size) => [size, size])),
      bold: 700,
      semibold: 600,
      gaps: 1,
      radius: 8,
      lineHeight: 1.3,
      border: '1px solid',
      title: { size: 16, weight: 500 },
      price: { size: 18, weight: 700, colour: 'inherit' },
      labels: { letters: 'none', colon: false },
      tones: {},
      money,
    },
  };
}

/** The timeout of each step in the browser, which is long enough for a busy machine. */
const TIMEOUT_MS = 180_000;

interface Shown {
  readonly picture: EncodedPicture;
  readonly soldDate: string | null;
  readonly places: {
    readonly part: Rectangle;
    readonly focus: Rectangle;
    readonly cover: Rectangle | null;
    readonly hidden: readonly Rectangle[];
  };
}

async function shown(browser: Browser, spec: SaleSpec): Promise<Shown> {
  const scene = sceneOf(spec);
  const { layout } = spec.template;
  const { scale, width, height } = scene.screen;
  const isScreen = layout !== 'sold-row' && layout !== 'sold-card';
  const page = await browser.newPage({
    viewport: isScreen ? { width, height } : ROW_SCREENSHOT_WINDOW_SIZE,
    deviceScaleFactor: scale,
  });
  page.setDefaultTimeout(TIMEOUT_MS);
  try {
    const { picture, marks, photo } = await takeScreenshot(page, spec.template, scene);
    const placeOf = (truth: string) => marks.find((mark) => mark.truth === truth)?.place;
    const title = placeOf('title');
    const price = placeOf('price');
    if (!title || !price) throw new MarkNotVisible('Title or price is not visible.');
    const css = [title, price, ...(photo ? [photo] : [])].map((it) =>
      scaledRectangle(it, 1 / scale),
    );
    const [first, ...more] = css;
    if (!first) throw new MarkNotVisible('Nothing is visible.');
    const lines = await visibleLineBoxes(page);
    const part = isScreen
      ? partAround([first, ...more], lines, layout === 'desktop-listing')
      : lines.shot;
    const hidden = marks.filter(({ truth }) => truth === 'personal' || truth === 'fee');
    const soldDate = marks.find(
      ({ truth, place }) => truth === 'soldDate' && isIn(place, scaledRectangle(part, scale)),
    );
    return {
      picture,
      soldDate: soldDate ? isoDay(spec.soldOn) : null,
      places: {
        part: scaledRectangle(part, scale),
        focus: boundingRectangle([title, price]),
        cover: photo,
        hidden: hidden.map(({ place }) => place),
      },
    };
  } finally {
    await page.close();
  }
}

const isIn = (inner: Rectangle, outer: Rectangle): boolean =>
  commonRectangle(inner, outer).width > 0 && commonRectangle(inner, outer).height > 0;

/**
 * Photographs a screen that shows the picture. Returns the photo, and where the given places of the picture are on the
 * photo.
 */
async function photographed(
  browser: Browser,
  { picture, places, soldDate }: Shown,
  seed: number,
): Promise<Shown> {
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  page.setDefaultTimeout(TIMEOUT_MS);
  const all = [
    places.part,
    places.focus,
    ...(places.cover ? [places.cover] : []),
    ...places.hidden,
  ];
  const photo = await drawTiltedScreenPhoto(page, {
    picture,
    places: all,
    random: createRandom(seed),
  });
  await page.close();
  const [part, focus, ...others] = photo.places;
  if (!part || !focus) throw new Error('The photo shows no screen.');
  const cover = places.cover ? (others.shift() ?? null) : null;
  return {
    picture: photo.picture,
    soldDate,
    places: { part, focus, cover, hidden: others },
  };
}

/**
 * The width and height of a cover in pixels. Lists show no larger covers, and small pictures make the demo start
 * quickly.
 */
const COVER_SIDE = 480;
/**
 * The largest width of a picture with a cover, in pixels. It is large, because the picture can be a wide row of a list.
 */
const MAX_WIDTH = 1500;
const MAX_WIDTH_WITHOUT_COVER = 900;
const MAX_HEIGHT = 1100;
const QUALITY = 66;

/**
 * Draws a screenshot of a sale, cuts out the item's part, and hides names and fees. Throws MarkNotVisible if the
 * template does not show the title or the price.
 */
export async function drawSale(browser: Browser, spec: SaleSpec): Promise<DrawnSale> {
  const clean = await shown(browser, spec);
  const { picture, places, soldDate } = spec.isPhotographed
    ? await photographed(browser, clean, spec.seed)
    : clean;
  const part = whole(places.part, picture);
  const seen = places.cover && commonRectangle(places.cover, part);
  const side = seen ? Math.min(seen.width, seen.height) : 0;
  const scale = Math.min(
    1,
    (seen ? MAX_WIDTH : MAX_WIDTH_WITHOUT_COVER) / part.width,
    MAX_HEIGHT / part.height,
    seen ? COVER_SIDE / side : 1,
  );
  const inPart = (place: Rectangle) =>
    pictureArea({ ...place, x: place.x - part.x, y: place.y - part.y }, part);
  const sharp = await loadSharp();
  const bars = places.hidden.map(
    ({ x, y, width, height }) =>
      `<rect x="${String(x - 3)}" y="${String(y - 3)}" width="${String(width + 6)}" height="${String(height + 6)}"/>`,
  );
  const cover = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(picture.width)}" height="${String(picture.height)}">${bars.join('')}</svg>`;
  const covered = await sharp(picture.bytes)
    .composite([{ input: Buffer.from(cover) }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const bytes = await sharp(covered)
    .extract({ left: part.x, top: part.y, width: part.width, height: part.height })
    .resize({ width: Math.round(part.width * scale) })
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
  return {
    bytes,
    soldDate,
    cover: seen && formatPictureArea(inPart(seen)),
    focus: formatPictureArea(inPart(places.focus)),
  };
}

function whole({ x, y, width, height }: Rectangle, picture: EncodedPicture): Rectangle {
  const left = Math.max(0, Math.floor(x));
  const top = Math.max(0, Math.floor(y));
  const right = Math.min(picture.width, Math.ceil(x + width));
  const bottom = Math.min(picture.height, Math.ceil(y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
