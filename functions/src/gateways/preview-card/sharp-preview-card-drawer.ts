import type { ItemPreview } from '../../domain/items/link-preview/item-preview';
import PQueue from 'p-queue';
import type { PreviewCardDrawer } from './preview-card-drawer';
import { loadSharp } from '../pictures/uploaded-image';
import { type CardFonts, previewCardSvg } from './card-drawing';
import { loadLetterShapes } from '../pictures/card-letters';

/** The version of the drawing. Increase it with every change of the drawing. */
const DESIGN_VERSION = '1';
/**
 * The number of cards that are drawn at the same time. Drawing a card takes about 20 MB of memory. On one CPU, drawing
 * more cards at the same time is not faster.
 */
const CONCURRENCY = 2;
/**
 * Options of PNG files. A PNG with a palette has half the bytes of a full-color PNG. In contrast to a JPEG, a PNG has
 * no artifacts around letters.
 */
const PNG = { palette: true, colours: 64, dither: 0 } as const;

/** Creates a gateway that draws preview cards with sharp. Fonts and sharp load when the first card is drawn. */
export function createSharpPreviewCardDrawer(): PreviewCardDrawer {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  let fonts: Promise<CardFonts> | undefined;

  async function drawNow(preview: ItemPreview): Promise<Buffer> {
    fonts ??= loadFonts();
    const loaded = await fonts.catch((error: unknown) => {
      fonts = undefined;
      throw error;
    });
    const sharp = await loadSharp();
    return sharp(Buffer.from(previewCardSvg(preview, loaded)))
      .png(PNG)
      .toBuffer();
  }

  return { designVersion: DESIGN_VERSION, draw: (preview) => queue.add(() => drawNow(preview)) };
}

async function loadFonts(): Promise<CardFonts> {
  const [display, label] = await Promise.all([
    loadLetterShapes('800ExtraBold'),
    loadLetterShapes('600SemiBold'),
  ]);
  return { display, label };
}
