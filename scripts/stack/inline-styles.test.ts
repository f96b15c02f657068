import { expect, test } from 'vitest';
import { inlineStyles } from './inline-styles';

const read = (path: string) => `@layer base,text;.a{content:"$1 ${path}"}`;
const link = (path: string) => `<link rel="stylesheet" crossorigin href="${path}">`;
const late = (path: string) =>
  `<link rel="stylesheet" href="${path}" disabled><noscript><link rel="stylesheet" href="${path}"></noscript>`;

test('inlineStyles writes style sheets into the page, and disables their links except in browsers without JavaScript', () => {
  const html = `${link('/a.css')}<template>${link('/b.css')}</template>`;
  expect(inlineStyles(html, read)).toBe(
    `<style>${read('/a.css')}</style>${late('/a.css')}<template><style>${read('/b.css')}</style>${late('/b.css')}</template>`,
  );
});

test('inlineStyles joins adjacent style sheets into one style element, which declares the order of the layers only once', () => {
  const html = `${link('/a.css')}\n  ${link('/b.css')}</head>`;
  expect(inlineStyles(html, read)).toBe(
    `<style>${read('/a.css')}.a{content:"$1 /b.css"}</style>${late('/a.css')}${late('/b.css')}</head>`,
  );
});

test('inlineStyles does not change links to files that are not style sheets', () => {
  const html = '<link rel="modulepreload" crossorigin href="/a.js"><link rel="icon" href="/a.svg">';
  expect(inlineStyles(html, read)).toBe(html);
});
