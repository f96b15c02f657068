import { expect, test } from 'vitest';
import { PLATFORMS } from '@contract/schemas/platform';
import { screenshotSpecs, specsForEveryTemplate } from './screenshot-specs';
import { sceneFor } from './scene';
import { LAYOUTS } from './layouts';
import { TEMPLATES } from './templates';

const ROUND = PLATFORMS.length * LAYOUTS.length;

test('screenshotSpecs returns specs of every platform in every layout, half of them dark and a fifth with quality loss', () => {
  const round = screenshotSpecs(TEMPLATES, { seed: 3, count: ROUND });
  const cells = new Set(round.map(({ template }) => `${template.platform} ${template.layout}`));
  expect(cells.size).toBe(ROUND);
  expect(round.filter(({ theme }) => theme === 'dark')).toHaveLength(ROUND / 2);
  expect(round.filter(({ wear }) => wear !== 'none')).toHaveLength(ROUND / 5);
  expect(new Set(round.map(({ wear }) => wear)).size).toBe(3);
});

test('specsForEveryTemplate returns the given number of specs for every template, in both themes and with different seeds', () => {
  const drawn = specsForEveryTemplate(TEMPLATES, { seed: 1, each: 2 });
  expect(drawn).toHaveLength(TEMPLATES.length * 2);
  expect(new Set(drawn.map(({ template, theme }) => `${template.name} ${theme}`)).size).toBe(
    TEMPLATES.length * 2,
  );
  expect(new Set(drawn.map(({ seed }) => seed)).size).toBe(drawn.length);
});

test.each(PLATFORMS)('the platform %s has templates of every layout', (platform) => {
  const own = TEMPLATES.filter((template) => template.platform === platform);
  expect(new Set(own.map(({ layout }) => layout))).toEqual(new Set(LAYOUTS));
});

test.each(PLATFORMS)('the platform %s has at least 30 templates', (platform) => {
  const own = TEMPLATES.filter((template) => template.platform === platform);
  expect(own.length).toBeGreaterThanOrEqual(30);
});

test('every template has a unique name', () => {
  expect(new Set(TEMPLATES.map(({ name }) => name)).size).toBe(TEMPLATES.length);
});

test.each(TEMPLATES)(
  'the template $name draws the same page for the same seed and another page for another seed, and marks title and price once per page',
  (template) => {
    const drawn = (seed: number) => template.draw(sceneFor(template, { seed, theme: 'light' }));
    const pages = [5, 6, 7, 8].map(drawn);
    expect(drawn(5)).toBe(pages[0]);
    expect(pages[0]).not.toBe(pages[1]);
    for (const page of pages) {
      expect(page.match(/data-truth="title"/g)).toHaveLength(1);
      expect(page.match(/data-truth="price"/g)).toHaveLength(1);
    }
  },
);
