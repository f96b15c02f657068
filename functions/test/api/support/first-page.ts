import { readJson } from '@contract/rules/first-page-json';

const DATA = /<script type="application\/json" id="first-page">(.*?)<\/script>/s;

/** Returns the data in a rendered page, or null if the page contains no data. */
export const pageDataIn = (html: string): unknown => readJson(DATA.exec(html)?.[1] ?? 'null');

/** Returns the content of a meta tag of the link preview. */
export const metaTagIn = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];
