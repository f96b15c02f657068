/**
 * Before a recognition, the longer side of a picture is reduced to this number of pixels. Recognition is not more
 * accurate on larger pictures.
 */
export const RECOGNITION_MAX_SIDE = 2000;

export const RECOGNITION_JPEG_QUALITY = 0.92;
