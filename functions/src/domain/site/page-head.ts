const SITE_NAME = 'BoloBoard';
export const LINK_PREVIEW_INVITATION =
  'See what resellers sold, for how much, and what to be on the lookout for.';

/** A picture for link previews. `url` is absolute, and width and height are in pixels. */
export interface PreviewImage {
  readonly url: string;
  readonly type: 'image/png' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

/**
 * The texts and the picture that search engines and link previews show for a page. Texts are plain text with any
 * characters.
 */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly type: 'website' | 'profile';
  /** The absolute URL of the page. */
  readonly url: string;
  readonly image: PreviewImage;
  readonly imageAlt: string;
}

export function hasHead(html: string): boolean {
  return TITLE.test(html) && html.includes('</head>');
}

/**
 * Adds title, description, canonical URL, Open Graph (ogp.me) and X card tags to a page. A page that search engines
 * must not list gets no canonical URL, because a canonical URL asks them to list the page.
 */
export function completeHead(html: string, head: PageHead, { isListed = true } = {}): string {
  const tags = [...tagsOf(head), ...(isListed ? [canonicalLink(head)] : [])].join('\n    ');
  // The replacement is a function and not a string, because `replace` would treat '$3' in a string as a reference to a
  // group. A price can contain '$3'.
  return html.replace(DESCRIPTION, '').replace(TITLE, () => tags);
}

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s[^>]*name="description"[^>]*>\s*/;

function tagsOf({ title, description, type, url, image, imageAlt }: PageHead): string[] {
  const twitterCard = image.width > image.height ? 'summary_large_image' : 'summary';
  const named = { description, 'twitter:card': twitterCard, 'twitter:title': title };
  return [
    `<title>${escaped(`${title} · ${SITE_NAME}`)}</title>`,
    ...tags('name', named),
    ...tags('property', {
      'og:site_name': SITE_NAME,
      'og:type': type,
      'og:title': title,
      'og:description': description,
      'og:url': url,
      'og:image': image.url,
      'og:image:type': image.type,
      'og:image:width': String(image.width),
      'og:image:height': String(image.height),
      'og:image:alt': imageAlt,
    }),
    ...tags('name', {
      'twitter:description': description,
      'twitter:image': image.url,
      'twitter:image:alt': imageAlt,
    }),
  ];
}

const canonicalLink = ({ url }: PageHead) => `<link rel="canonical" href="${escaped(url)}" />`;

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
