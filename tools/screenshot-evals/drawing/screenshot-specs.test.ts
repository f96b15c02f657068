import { expect, test } from 'vitest';
import { PLATFORMS } from '@contract/schemas/platform';
import { screenshotSpecs } from './screenshot-specs';
import { sceneFor } from './scene';
import { LAYOUTS } from './layouts';
import { TEMPLATES } from './templates';

const developed = TEMPLATES.filter(({ keptAside }) => !keptAside);
const ROUND = PLATFORMS.length * LAYOUTS.length;

test('screenshotSpecs draws every platform in every layout, half of them dark and a fifth with quality loss', () => {
  const round = screenshotSpecs(developed, { seed: 3, count: ROUND });
  const cells = new Set(round.map(({ template }) => `${template.platform} ${template.layout}`));
  expect(cells.size).toBe(ROUND);
  expect(round.filter(({ theme }) => theme === 'dark')).toHaveLength(ROUND / 2);
  expect(round.filter(({ wear }) => wear !== 'none')).toHaveLength(ROUND / 5);
  expect(new Set(round.map(({ wear }) => wear)).size).toBe(3);
});

test('screenshotSpecs uses all given templates and no others', () => {
  const drawn = screenshotSpecs(developed, { seed: 1, count: ROUND * 6 });
  expect(new Set(drawn.map(({ template }) => template.name))).toEqual(
    new Set(developed.map(({ name }) => name)),
  );
  expect(developed.length).toBeLessThan(TEMPLATES.length);
});

test('every template has a unique name', () => {
  expect(new Set(TEMPLATES.map(({ name }) => name)).size).toBe(TEMPLATES.length);
});

test.each(TEMPLATES)(
  '$name draws the same page for the same seed, and marks title and price once',
  (template) => {
    const drawn = (seed: number) => template.draw(sceneFor(template, { seed, theme: 'light' }));
    expect(drawn(5)).toBe(drawn(5));
    expect(drawn(5)).not.toBe(drawn(6));
    expect(drawn(5).match(/data-truth="title"/g)).toHaveLength(1);
    expect(drawn(5).match(/data-truth="price"/g)).toHaveLength(1);
  },
);
