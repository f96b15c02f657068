import type { Browser } from '@playwright/test';
import { createRandom } from '../../../scripts/demo/random';
import { scaled } from './geometry';
import { styleSheet } from './style-sheet';
import { photograph } from './photograph';
import { finished, wornScale, type Picture, type Wear } from './encoded-picture';
import { sceneFor, type Scene } from './scene';
import { MarkNotVisible, visibleMarks, type VisibleMark } from './visible-marks';
import type { Template } from './template';
import { truthOf, type Truth } from './truth';

/** What to draw: the same gives the same picture on the same machine. */
export interface ScreenshotSpec {
  readonly template: Template;
  readonly seed: number;
  readonly theme: Scene['theme'];
  readonly wear: Wear;
}

/** Room for a row or card of any width. */
const ROOM = { width: 1400, height: 1000 };

interface Shot {
  readonly picture: Picture;
  /** Places in pixels of the picture. */
  readonly marks: readonly VisibleMark[];
}

async function shoot(browser: Browser, template: Template, scene: Scene): Promise<Shot> {
  const { scale, width, height } = scene.screen;
  const isScreen = template.layout !== 'sold-row' && template.layout !== 'sold-card';
  const page = await browser.newPage({
    viewport: isScreen ? { width, height } : ROOM,
    deviceScaleFactor: scale,
  });
  const html = `<!doctype html><style>${styleSheet(scene)}</style>${template.draw(scene)}`;
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const bytes = await page.locator('#shot').screenshot();
  const marks = await visibleMarks(page).finally(() => page.close());
  // Width and height stand at bytes 16 and 20 of every PNG.
  const picture = { bytes, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  return {
    picture,
    marks: marks.map((mark) => ({ ...mark, place: scaled(mark.place, scale) })),
  };
}

async function photographed(
  browser: Browser,
  { picture, marks }: Shot,
  seed: number,
): Promise<Shot> {
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  const places = marks.map(({ place }) => place);
  const photo = await photograph(page, { picture, places, random: createRandom(seed) });
  await page.close();
  return {
    picture: photo.picture,
    marks: marks.map((mark, index) => ({ ...mark, place: photo.places[index] ?? mark.place })),
  };
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
  const shot = await shoot(browser, template, scene);
  const worn = wear === 'photographed' ? await photographed(browser, shot, seed) : shot;
  const { random } = scene;
  const scale = wear === 'none' ? 1 : wornScale(random);
  const { bytes, extension, ...size } = await finished(worn.picture, { scale, wear, random });
  const marks = worn.marks.map((mark) => ({ ...mark, place: scaled(mark.place, scale) }));
  const { titleBox, priceBox, ...read } = truthOf(marks, size);
  const truth: Truth = {
    file: `${name}.${extension}`,
    platform: template.platform,
    layout: template.layout,
    theme,
    ...read,
    noisy: wear !== 'none',
    extra: { template: template.name, titleBox, priceBox },
  };
  return { bytes, truth };
}

/** Seeds of further tries are this far apart, beyond those of any set. */
const NEXT_TRY = 1_000_003;
const TRIES = 8;

/**
 * Draws a screenshot and reads off it what it shows; where title or price came to lie outside the screen,
 * another seed is tried.
 * @param name of the file, without its extension
 */
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
        throw new Error(`${spec.template.name} could not be drawn.`, { cause: error });
      }
    }
  }
}
