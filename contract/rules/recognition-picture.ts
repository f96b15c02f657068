/** Pixels on the longer side. Recognition is not more accurate on larger pictures. */
export const RECOGNITION_MAX_SIDE = 2000;

export const RECOGNITION_JPEG_QUALITY = 0.92;
