import type { ItemPreview } from '../../domain/items/link-preview/item-preview';
import PQueue from 'p-queue';
import type { PreviewCards } from './preview-cards';
import { loadSharp } from '../pictures/uploaded-image';
import { type CardFonts, cardDrawing } from './card-drawing';
import { loadLetters } from '../pictures/card-letters';

/** Increase it with every change of the drawing. */
const DESIGN_VERSION = '1';
/** A drawing takes about 20 MB. More concurrency is not faster on one CPU. */
const CONCURRENCY = 2;
/** Half the bytes of a full-color PNG, without JPEG artifacts around letters. */
const PNG = { palette: true, colours: 64, dither: 0 } as const;

/** Draws cards with sharp. Loads fonts and sharp with the first card. */
export function createSharpPreviewCards(): PreviewCards {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  let fonts: Promise<CardFonts> | undefined;

  async function drawNow(preview: ItemPreview): Promise<Buffer> {
    fonts ??= loadFonts();
    const loaded = await fonts.catch((error: unknown) => {
      fonts = undefined;
      throw error;
    });
    const sharp = await loadSharp();
    return sharp(Buffer.from(cardDrawing(preview, loaded)))
      .png(PNG)
      .toBuffer();
  }

  return { designVersion: DESIGN_VERSION, draw: (preview) => queue.add(() => drawNow(preview)) };
}

async function loadFonts(): Promise<CardFonts> {
  const [display, label] = await Promise.all([
    loadLetters('800ExtraBold'),
    loadLetters('600SemiBold'),
  ]);
  return { display, label };
}
