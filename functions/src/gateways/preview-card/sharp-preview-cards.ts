import type { ItemPreview } from '../../domain/items/link-preview/item-preview';
import PQueue from 'p-queue';
import type { PreviewCards } from './preview-cards';
import { loadSharp } from '../pictures/uploaded-image';
import { type CardFonts, cardDrawing } from './card-drawing';
import { loadLetters } from './card-letters';

/** Raised with every change of the drawing. */
const DESIGN_VERSION = '1';
/** One takes some 20 MB for a moment; more at once would be no quicker on one processor. */
const CONCURRENCY = 2;
/** Flat colours and their edges: half the bytes of a full PNG, and no JPEG's rings around letters. */
const PNG = { palette: true, colours: 64, dither: 0 } as const;

/** Draws cards with sharp; what that needs is loaded for the first, then kept. */
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
