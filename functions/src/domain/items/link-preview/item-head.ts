import { LINK_PREVIEW_INVITATION, type PageHead, type PreviewImage } from '../../site/page-head';
import { type ItemPreview, soldLine, type PreviewCover } from './item-preview';

export const PREVIEW_CARD_WIDTH = 1200;
export const PREVIEW_CARD_HEIGHT = 630;

interface PreviewedItem extends ItemPreview {
  readonly cardVersion: string;
  /** The picture to show instead of the preview card. Null if the item has no cover. */
  readonly cover: PreviewCover | null;
  readonly item: { readonly id: string };
}

/**
 * Returns the preview tags of an item's page.
 * @param origin the origin of the site, such as 'https://boloboard.com'
 */
export function itemHead(preview: PreviewedItem, origin: string): PageHead {
  const { title } = preview;
  const url = `${origin}/item/${preview.item.id}`;
  return {
    title,
    description: `${soldLine(preview)}. ${LINK_PREVIEW_INVITATION}`,
    type: 'website',
    url,
    image: imageOf(preview, origin, url),
    imageAlt: `${soldLine(preview)}: ${title}`,
  };
}

function imageOf(preview: PreviewedItem, origin: string, page: string): PreviewImage {
  const { cover, cardVersion } = preview;
  if (!cover) {
    const url = `${page}/card-${cardVersion}.png`;
    return { url, type: 'image/png', width: PREVIEW_CARD_WIDTH, height: PREVIEW_CARD_HEIGHT };
  }
  const { path, width, height } = cover;
  return { url: `${origin}${path}`, type: 'image/webp', width, height };
}
