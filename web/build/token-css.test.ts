import { expect, test } from 'vitest';
import { palette } from '../src/components/palette';
import { withTokens } from './token-css';

const rules = withTokens('@tokens;')
  .split('\n')
  .map((rule) => rule.trim());

test('withTokens defines the fonts, the shadows and the light colors for every page', () => {
  const [first] = rules;
  expect(first).toContain('--font-display: "Bricolage Grotesque", ');
  expect(first).toContain('--shadow-card: 0 1px 2px');
  expect(first).toContain(`color-scheme: light; --canvas: ${palette.light.canvas};`);
  expect(first).toContain(`--ink-muted: ${palette.light.inkMuted};`);
});

test('withTokens defines the dark colors for a dark system, unless the light theme is chosen', () => {
  expect(rules[1]).toMatch(
    /^@media \(prefers-color-scheme: dark\) \{ :root:not\(\[data-theme='light'\]\) \{/,
  );
  expect(rules[1]).toContain(`color-scheme: dark; --canvas: ${palette.dark.canvas};`);
});

test('withTokens defines the dark colors for the chosen dark theme', () => {
  expect(rules[2]).toMatch(/^:root\[data-theme='dark'\] \{/);
  expect(rules[2]).toContain(`color-scheme: dark; --canvas: ${palette.dark.canvas};`);
});

test('withTokens replaces tokens that never change with their values, and keeps all other tokens', () => {
  const css = withTokens(
    'a { margin: calc(-1 * var(--space-0-5)) var(--gap); color: var(--ink); }',
  );
  expect(css).toContain('a { margin: calc(-1 * 0.125rem) var(--gap); color: var(--ink); }');
  expect(rules[0]).not.toContain('--space');
});

test('withTokens writes each text style as a class', () => {
  expect(withTokens('@text-styles;')).toContain(
    '.heading { font-family: var(--font-display); font-weight: 800;',
  );
});

test('withTokens replaces a breakpoint with its width, even when the breakpoint is negated', () => {
  expect(withTokens('@media (--md) { a { --md: 1; } }')).toMatch(
    /@media \(min-width: 48rem\) \{ a \{ --md: 1; \} \}$/,
  );
  expect(withTokens('@media not (--lg) {}')).toMatch(/@media not \(min-width: 64rem\) \{\}$/);
});

test('withTokens throws when a breakpoint is unknown', () => {
  expect(() => withTokens('@media (--huge) {}')).toThrow('unknown breakpoint --huge');
});
