import { type ItemPreview, soldLine } from './item-preview';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const SITE_NAME = 'BoloBoard';
const INVITATION = 'See what resellers sold, for how much, and what to be on the lookout for.';

/** `url` is absolute. Width and height are in pixels. */
export interface PreviewImage {
  readonly url: string;
  readonly type: 'image/png' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

export interface PreviewAddresses {
  /** The absolute URL of the item's page. */
  readonly page: string;
  /** The item's cover, or its card. */
  readonly image: PreviewImage;
}

export function hasHead(html: string): boolean {
  return TITLE.test(html) && html.includes('</head>');
}

/** Returns a page with an item's title, description, canonical URL, Open Graph (ogp.me) and X card tags. */
export function completeHead(
  html: string,
  preview: ItemPreview,
  addresses: PreviewAddresses,
): string {
  const head = headOf(preview, addresses);
  // A function, because `replace` would expand the '$3' of a price in a string.
  return html.replace(DESCRIPTION, '').replace(TITLE, () => head);
}

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s[^>]*name="description"[^>]*>\s*/;

function headOf(preview: ItemPreview, { page, image }: PreviewAddresses): string {
  const { title } = preview;
  const description = `${soldLine(preview)}. ${INVITATION}`;
  const alt = `${soldLine(preview)}: ${title}`;
  const twitterCard = image.width > image.height ? 'summary_large_image' : 'summary';
  const named = { description, 'twitter:card': twitterCard, 'twitter:title': title };
  return [
    `<title>${escaped(`${title} · ${SITE_NAME}`)}</title>`,
    ...tags('name', named),
    ...tags('property', {
      'og:site_name': SITE_NAME,
      'og:type': 'website',
      'og:title': title,
      'og:description': description,
      'og:url': page,
      'og:image': image.url,
      'og:image:type': image.type,
      'og:image:width': String(image.width),
      'og:image:height': String(image.height),
      'og:image:alt': alt,
    }),
    ...tags('name', {
      'twitter:description': description,
      'twitter:image': image.url,
      'twitter:image:alt': alt,
    }),
    `<link rel="canonical" href="${escaped(page)}" />`,
  ].join('\n    ');
}

function tags(attribute: 'name' | 'property', contents: Readonly<Record<string, string>>) {
  return Object.entries(contents).map(
    ([name, content]) => `<meta ${attribute}="${name}" content="${escaped(content)}" />`,
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
