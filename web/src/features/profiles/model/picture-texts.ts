export const PICTURE_UPDATED = 'Profile Picture Updated';
