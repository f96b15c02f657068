import type { Page } from '@playwright/test';

export interface ScreenshotFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The area of the price, in fractions of the screenshot that `drawScreenshot` draws. */
export const PRICE_AREA = { left: 0.03, top: 0.63, right: 0.6, bottom: 0.715 };

/** Returns spots of random colors, so that each screenshot has another picture hash than those of other tests. */
const photograph = () =>
  Array.from({ length: 20 }, () => ({
    x: 780 * Math.random(),
    y: 100 + 740 * Math.random(),
    radius: 50 + 100 * Math.random(),
    color: `hsl(${360 * Math.random()} 40% ${25 + 60 * Math.random()}%)`,
  }));

/** Draws a phone screenshot of a sold listing, 780 × 1600 pixels. */
export async function drawScreenshot(
  page: Page,
  { title, price }: { readonly title: string; readonly price: string },
): Promise<ScreenshotFile> {
  const url = await page.evaluate(
    ([titleText, priceText, spots]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 780, height: 1600 });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, 780, 1600);
      const wall = context.createLinearGradient(0, 100, 500, 840);
      wall.addColorStop(0, '#8f9c93');
      wall.addColorStop(1, '#d8cfc0');
      context.fillStyle = wall;
      context.fillRect(0, 100, 780, 740);
      context.save();
      context.rect(0, 100, 780, 740);
      context.clip();
      for (const { x, y, radius, color } of spots) {
        context.beginPath();
        context.arc(x, y, radius, 0, 2 * Math.PI);
        context.fillStyle = color;
        context.shadowColor = '#00000080';
        context.shadowBlur = 40;
        context.fill();
      }
      context.restore();
      context.fillStyle = '#111111';
      context.font = '44px sans-serif';
      context.fillText(titleText, 40, 950);
      context.font = 'bold 64px sans-serif';
      context.fillText(priceText, 40, 1090);
      context.font = '32px sans-serif';
      context.fillText('Condition: Pre-owned', 40, 1250);
      return canvas.toDataURL('image/png');
    },
    [title, price, photograph()] as const,
  );
  const [, base64 = ''] = url.split(',');
  return { name: 'sold.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}
