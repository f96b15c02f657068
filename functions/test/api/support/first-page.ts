import { readJson } from '@contract/rules/first-page-json';

const DATA = /<script type="application\/json" id="first-page">(.*?)<\/script>/s;

/** Returns the data that a rendered page carries, or null if it carries none. */
export const dataIn = (html: string): unknown => readJson(DATA.exec(html)?.[1] ?? 'null');

/** Returns the content of a preview tag. */
export const tagIn = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];
