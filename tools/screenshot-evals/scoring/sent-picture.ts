import {
  RECOGNITION_JPEG_QUALITY,
  RECOGNITION_MAX_SIDE,
} from '@contract/rules/recognition-picture';
import { loadSharp } from '../../../functions/src/gateways/pictures/uploaded-image';

/** A picture as the browser sends it, with the size of the original screenshot. */
export interface ScaledScreenshot {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Scales a screenshot down if it is larger than recognition needs, as the web app does before it sends a screenshot.
 */
export async function scaleLikeWebApp(screenshot: Buffer): Promise<ScaledScreenshot> {
  const sharp = await loadSharp();
  const { autoOrient } = await sharp(screenshot).metadata();
  const { width, height } = autoOrient;
  if (Math.max(width, height) <= RECOGNITION_MAX_SIDE) return { bytes: screenshot, width, height };
  const bytes = await sharp(screenshot)
    .autoOrient()
    .resize({ width: RECOGNITION_MAX_SIDE, height: RECOGNITION_MAX_SIDE, fit: 'inside' })
    .jpeg({ quality: 100 * RECOGNITION_JPEG_QUALITY })
    .toBuffer();
  return { bytes, width, height };
}
