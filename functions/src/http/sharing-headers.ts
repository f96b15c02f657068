import type { Endpoint } from '@contract/endpoints/define-endpoint';

/** How long browsers and Hosting's CDN may give an endpoint's success to anybody; nothing where not at all. */
export function sharingHeaders({ sharedForSeconds }: Endpoint): Record<string, string> {
  if (sharedForSeconds === undefined) return {};
  const seconds = String(sharedForSeconds);
  return { 'Cache-Control': `public, max-age=${seconds}, s-maxage=${seconds}` };
}
