/** What a preview of a link shows of an item. The privacy policy names these parts. */
export const LINK_PREVIEW_PARTS = ['title', 'price', 'platform', 'cover'] as const;
export type LinkPreviewPart = (typeof LINK_PREVIEW_PARTS)[number];
