import type { Browser, Page } from '@playwright/test';
import { createRandom } from '../../../scripts/demo/random';
import { EMOJI_FONT, emojiFontFaceCss, type Font, fontFaceCss } from './fonts';
import { scaledRectangle, type Rectangle } from './geometry';
import { PLATFORM_DESIGNS, DEFAULT_COLORS } from './looks';
import { drawTiltedScreenPhoto } from './photograph';
import {
  encodePicture,
  randomScaleBelowOne,
  type EncodedPicture,
  type QualityLoss,
} from './encoded-picture';
import { sceneFor, type Scene } from './scene';
import type { Style } from './style';
import { MarkNotVisible, visibleMarks, type VisibleMark } from './visible-marks';
import { withShopMarks } from './marks';
import { visiblePhoto } from './visible-photo';
import type { Template } from './template';
import { photoBox, groundTruthOf, type GroundTruth } from './ground-truth';

export interface ScreenshotSpec {
  readonly template: Template;
  readonly seed: number;
  readonly theme: Scene['theme'];
  readonly wear: QualityLoss;
}

/**
 * The size of the browser window for screenshots of a row or a card. The screenshot itself is as large as the row or
 * card.
 */
export const ROW_SCREENSHOT_WINDOW_SIZE = { width: 1400, height: 1000 };

export interface TakenScreenshot {
  readonly picture: EncodedPicture;
  readonly marks: readonly VisibleMark[];
  readonly photo: Rectangle | null;
}

/**
 * Takes a screenshot of the page that `template` draws. Returns it with the places of the texts that are marked for the
 * ground truth.
 */
export async function takeScreenshot(
  page: Page,
  template: Template,
  scene: Scene,
): Promise<TakenScreenshot> {
  const { scale } = scene.screen;
  const body = withShopMarks(template.draw(scene), scene.seller);
  const html = `<!doctype html><style>${emojiFontFaceCss(body)}${styleSheet(scene)}</style>${body}`;
  await page.setContent(html, { waitUntil: 'load' });
  // Loads every font explicitly. `document.fonts.ready` alone may resolve before a font that the last layout needs is
  // loaded.
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  const bytes = await page.locator('#shot').screenshot();
  const [marks, photo] = await Promise.all([visibleMarks(page), visiblePhoto(page)]);
  // Reads the size of the picture from the header of the PNG: the width is at byte 16 and the height at byte 20.
  const picture = { bytes, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  return {
    picture,
    marks: marks.map((mark) => ({ ...mark, place: scaledRectangle(mark.place, scale) })),
    photo: photo && scaledRectangle(photo, scale),
  };
}

async function photographed(
  browser: Browser,
  { picture, marks, photo: cover }: TakenScreenshot,
  seed: number,
): Promise<TakenScreenshot> {
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  const places = [...marks.map(({ place }) => place), ...(cover ? [cover] : [])];
  const photo = await drawTiltedScreenPhoto(page, { picture, places, random: createRandom(seed) });
  await page.close();
  return {
    picture: photo.picture,
    marks: marks.map((mark, index) => ({ ...mark, place: photo.places[index] ?? mark.place })),
    photo: photo.places[marks.length] ?? null,
  };
}

async function shot(browser: Browser, template: Template, scene: Scene): Promise<TakenScreenshot> {
  const { scale, width, height } = scene.screen;
  const isScreen = template.layout !== 'sold-row' && template.layout !== 'sold-card';
  const page = await browser.newPage({
    viewport: isScreen ? { width, height } : ROW_SCREENSHOT_WINDOW_SIZE,
    deviceScaleFactor: scale,
  });
  try {
    return await takeScreenshot(page, template, scene);
  } finally {
    await page.close();
  }
}

interface Drawn {
  readonly bytes: Buffer;
  readonly truth: GroundTruth;
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
  const scale = wear === 'none' ? 1 : randomScaleBelowOne(random);
  const { bytes, extension, ...size } = await encodePicture(worn.picture, { scale, wear, random });
  const marks = worn.marks.map((mark) => ({ ...mark, place: scaledRectangle(mark.place, scale) }));
  const photo = worn.photo && scaledRectangle(worn.photo, scale);
  const { boxes, ...read } = groundTruthOf(marks, size);
  const truth: GroundTruth = {
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

/**
 * The number that is added to the seed after each failed attempt to draw a picture. It is larger than all seeds of a
 * set, so that no attempt has the seed of another picture.
 */
const NEXT_TRY = 1_000_003;
const TRIES = 24;

/** Draws a screenshot. If the title or the price is not visible, tries again with another seed. */
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

const px = (number: number) => `${number.toFixed(1)}px`;

const fontSizes = ({ sizes }: Style) =>
  [...sizes].map(([size, drawn]) => `.s${String(size)}{font-size:${px(drawn)}}`).join('');

/**
 * Returns the CSS of the utility classes for templates. Examples: .s14 is a font size, .b is bold, .m is muted, .t is a
 * title, .p is a price, .lab is a label.
 */
function classes(style: Style): string {
  const { title, price, labels, bold, semibold, radius, border } = style;
  const gap = (number: number) => px(number * style.gaps);
  return `
*{box-sizing:border-box;margin:0}
body{background:var(--bg);color:var(--fg);line-height:${String(style.lineHeight)};-webkit-font-smoothing:antialiased}
#shot{background:var(--bg);overflow:hidden;position:relative}
${fontSizes(style)}
.b{font-weight:${String(bold)}}.sb{font-weight:${String(semibold)}}.m{color:var(--muted)}.a{color:var(--accent)}.good{color:var(--good)}
.t{font-size:${px(title.size)};font-weight:${String(title.weight)}}
.p{font-size:${px(price.size)};font-weight:${String(price.weight)};color:${price.colour}}
.lab{text-transform:${labels.letters}}
.serif{font-family:"Source Serif","${EMOJI_FONT}",serif}.up{text-transform:uppercase;letter-spacing:.06em}.u{text-decoration:underline}
.row{display:flex;gap:10px;align-items:center}.top{align-items:flex-start}.between{display:flex;justify-content:space-between;gap:12px}
.col{display:flex;flex-direction:column;gap:${gap(6)}}.g2{gap:${gap(2)}}.g4{gap:${gap(4)}}.g12{gap:${gap(12)}}.g16{gap:${gap(16)}}.grow{flex:1;min-width:0}
.pad{padding:${gap(14)} 16px}.padx{padding:0 16px}.soft{background:var(--soft)}.card{background:var(--soft);border-radius:${px(radius)};padding:${gap(12)} 14px}
.box{border:${border} var(--line);border-radius:${px(radius)};padding:${gap(12)} 14px}
.rule{border-top:${border === '0 solid' ? '1px solid' : border} var(--line)}.gap{height:8px;background:var(--soft)}.center{text-align:center}.right{text-align:right}
.button{border-radius:${px(radius + 6)};padding:11px 16px;text-align:center;font-weight:600;background:var(--accent);color:var(--bg)}
.ghost{background:none;border:1px solid var(--accent);color:var(--accent)}.plain{background:var(--soft);color:var(--fg)}
.square{border-radius:6px}.pill{display:inline-block;border-radius:${px(radius)};padding:2px 9px;background:var(--soft)}
.over{position:absolute;background:rgba(20,20,20,.78);color:#fff;border-radius:6px;padding:3px 9px;font-weight:600}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:${gap(9)} 8px}th{font-weight:${String(semibold)}}
.one{white-space:nowrap;overflow:hidden}
s{text-decoration:line-through}`;
}

function styleSheet({ platform, theme, style }: Scene): string {
  const tones = { ...DEFAULT_COLORS[theme], ...PLATFORM_DESIGNS[platform][theme], ...style.tones };
  const variables = Object.entries(tones).map(([name, colour]) => `--${name}:${colour}`);
  const faces = [...new Set<Font>([style.font, 'Source Serif'])].map(fontFaceCss);
  return `${faces.join('')}:root{${variables.join(';')}}body{font-family:"${style.font}","${EMOJI_FONT}",sans-serif}${classes(style)}`;
}
