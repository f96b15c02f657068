import { type ItemPreview, soldLine } from './item-preview';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const SITE_NAME = 'BoloBoard';
const INVITATION = 'See what resellers sold, for how much, and what to be on the lookout for.';

/** Absolute URLs of an item's page and preview card. */
export interface PreviewAddresses {
  readonly page: string;
  readonly card: string;
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

function headOf(preview: ItemPreview, { page, card }: PreviewAddresses): string {
  const { title } = preview;
  const description = `${soldLine(preview)}. ${INVITATION}`;
  const alt = `${soldLine(preview)}: ${title}`;
  const named = { description, 'twitter:card': 'summary_large_image', 'twitter:title': title };
  return [
    `<title>${escaped(`${title} · ${SITE_NAME}`)}</title>`,
    ...tags('name', named),
    ...tags('property', {
      'og:site_name': SITE_NAME,
      'og:type': 'website',
      'og:title': title,
      'og:description': description,
      'og:url': page,
      'og:image': card,
      'og:image:type': 'image/png',
      'og:image:width': String(CARD_WIDTH),
      'og:image:height': String(CARD_HEIGHT),
      'og:image:alt': alt,
    }),
    ...tags('name', {
      'twitter:description': description,
      'twitter:image': card,
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
