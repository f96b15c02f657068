/** What a preview of a link to an item shows. The privacy policy lists these parts. */
export const LINK_PREVIEW_PARTS = ['title', 'price', 'platform', 'cover'] as const;
export type LinkPreviewPart = (typeof LINK_PREVIEW_PARTS)[number];

/** What a preview of a link to a profile shows. The privacy policy lists these parts. */
export const PROFILE_PREVIEW_PARTS = ['username', 'picture', 'numbers'] as const;
export type ProfilePreviewPart = (typeof PROFILE_PREVIEW_PARTS)[number];
