/** For each directive of the content security policy, the hosts that a service needs. */
type Sources = Readonly<Record<string, readonly string[]>>;

/** Hosts that Google Analytics needs: https://developers.google.com/tag-platform/security/guides/csp */
export const ANALYTICS_SOURCES = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
} satisfies Sources;

/**
 * Hosts that Google AdSense needs. Google publishes no list of them, because they change (docs/operations.md). In the
 * console of the browser, the app prints what the policy blocks.
 */
export const AD_SOURCES = {
  'script-src': [
    'https://*.googlesyndication.com',
    'https://*.googleadservices.com',
    'https://*.googletagservices.com',
    'https://*.doubleclick.net',
    'https://*.adtrafficquality.google',
  ],
  'frame-src': [
    'https://*.googlesyndication.com',
    'https://*.doubleclick.net',
    'https://*.adtrafficquality.google',
    'https://www.google.com',
  ],
  'img-src': [
    'https://*.googlesyndication.com',
    'https://*.doubleclick.net',
    'https://*.adtrafficquality.google',
    'https://*.gstatic.com',
    'https://www.google.com',
  ],
  'connect-src': [
    'https://*.googlesyndication.com',
    'https://*.doubleclick.net',
    'https://*.adtrafficquality.google',
    'https://csi.gstatic.com',
  ],
} satisfies Sources;

const directiveOf = (name: string) => new RegExp(`(?<=^|; )${name} [^;]*`);

/**
 * Adds hosts to the directives of a content security policy. Throws an Error if the policy lacks one of the directives.
 */
export function allowSources(policy: string, sources: Sources): string {
  return Object.entries(sources).reduce((changed, [name, hosts]) => {
    if (!directiveOf(name).test(changed))
      throw new Error(`The content security policy in firebase.json has no ${name}.`);
    return changed.replace(directiveOf(name), (part) => [part, ...hosts].join(' '));
  }, policy);
}
