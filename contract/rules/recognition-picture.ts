/** Longer screenshots are scaled down to this many pixels on the longer side: recognition gains nothing from more. */
export const RECOGNITION_MAX_SIDE = 2000;

/** The JPEG quality of a screenshot that was scaled for recognition, 0 to 1. */
export const RECOGNITION_JPEG_QUALITY = 0.92;
