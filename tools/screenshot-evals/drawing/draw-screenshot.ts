import type { Browser, Page } from '@playwright/test';
import { createRandom } from '../../../scripts/demo/random';
import { emojiFace } from './fonts';
import { scaled, type Rectangle } from './geometry';
import { styleSheet } from './style-sheet';
import { photograph } from './photograph';
import { finished, wornScale, type Picture, type Wear } from './encoded-picture';
import { sceneFor, type Scene } from './scene';
import { MarkNotVisible, visibleMarks, type VisibleMark } from './visible-marks';
import { withShopMarks } from './marks';
import { visiblePhoto } from './visible-photo';
import type { Template } from './template';
import { photoBox, truthOf, type Truth } from './truth';

export interface ScreenshotSpec {
  readonly template: Template;
  readonly seed: number;
  readonly theme: Scene['theme'];
  readonly wear: Wear;
}

/** The window for rows and cards, which are as large as their content. */
export const ROOM = { width: 1400, height: 1000 };

export interface Shot {
  readonly picture: Picture;
  readonly marks: readonly VisibleMark[];
  readonly photo: Rectangle | null;
}

/** Takes a screenshot of a page that `template` draws, and reads the places of its marks. */
export async function shoot(page: Page, template: Template, scene: Scene): Promise<Shot> {
  const { scale } = scene.screen;
  const body = withShopMarks(template.draw(scene), scene.seller);
  const html = `<!doctype html><style>${emojiFace(body)}${styleSheet(scene)}</style>${body}`;
  await page.setContent(html, { waitUntil: 'load' });
  // `document.fonts.ready` may resolve before a font that the last layout needs is loaded.
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  const bytes = await page.locator('#shot').screenshot();
  const [marks, photo] = await Promise.all([visibleMarks(page), visiblePhoto(page)]);
  // A PNG has its width at byte 16 and its height at byte 20.
  const picture = { bytes, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  return {
    picture,
    marks: marks.map((mark) => ({ ...mark, place: scaled(mark.place, scale) })),
    photo: photo && scaled(photo, scale),
  };
}

async function photographed(
  browser: Browser,
  { picture, marks, photo: cover }: Shot,
  seed: number,
): Promise<Shot> {
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  const places = [...marks.map(({ place }) => place), ...(cover ? [cover] : [])];
  const photo = await photograph(page, { picture, places, random: createRandom(seed) });
  await page.close();
  return {
    picture: photo.picture,
    marks: marks.map((mark, index) => ({ ...mark, place: photo.places[index] ?? mark.place })),
    photo: photo.places[marks.length] ?? null,
  };
}

async function shot(browser: Browser, template: Template, scene: Scene): Promise<Shot> {
  const { scale, width, height } = scene.screen;
  const isScreen = template.layout !== 'sold-row' && template.layout !== 'sold-card';
  const page = await browser.newPage({
    viewport: isScreen ? { width, height } : ROOM,
    deviceScaleFactor: scale,
  });
  try {
    return await shoot(page, template, scene);
  } finally {
    await page.close();
  }
}

interface Drawn {
  readonly bytes: Buffer;
  readonly truth: Truth;
}

async function draw(
  browser: Browser,
  { template, seed, theme, wear }: ScreenshotSpec,
  name: string,
): Promise<Drawn> {
  const scene = sceneFor(template, { seed, theme });
  const clean = await shot(browser, template, scene);
  const worn = wear === 'photographed' ? await photographed(browser, clean, seed) : clean;
  const { random } = scene;
  const scale = wear === 'none' ? 1 : wornScale(random);
  const { bytes, extension, ...size } = await finished(worn.picture, { scale, wear, random });
  const marks = worn.marks.map((mark) => ({ ...mark, place: scaled(mark.place, scale) }));
  const photo = worn.photo && scaled(worn.photo, scale);
  const { boxes, ...read } = truthOf(marks, size);
  const truth: Truth = {
    file: `${name}.${extension}`,
    platform: template.platform,
    layout: template.layout,
    theme,
    ...read,
    noisy: wear !== 'none',
    extra: { template: template.name, ...boxes, photoBox: photoBox(photo, size) },
  };
  return { bytes, truth };
}

/** Added to the seed for each further try. Larger than the seeds of any set, so that none repeats. */
const NEXT_TRY = 1_000_003;
const TRIES = 24;

/** Draws a screenshot. Tries other seeds if title or price is not visible. */
export async function drawScreenshot(
  browser: Browser,
  spec: ScreenshotSpec,
  name: string,
): Promise<Drawn> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await draw(browser, { ...spec, seed: spec.seed + attempt * NEXT_TRY }, name);
    } catch (error) {
      if (!(error instanceof MarkNotVisible) || attempt === TRIES - 1) {
        throw new Error(`Could not draw ${spec.template.name}: ${String(error)}`, { cause: error });
      }
    }
  }
}
