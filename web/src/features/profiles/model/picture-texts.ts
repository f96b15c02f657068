export const PICTURE_UPDATED_TITLE = 'Profile Picture Updated';
