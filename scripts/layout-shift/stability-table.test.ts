import { expect, test } from 'vitest';
import type { ElementMove, PageStability } from './paint-entries';
import {
  movesTable,
  moveDescription,
  elementDescription,
  stabilityTable,
  type VisitsOfRole,
} from './stability-table';

const box = (x: number, y: number) => ({ x, y, width: 100, height: 50 });
const OUT_OF_VIEW = { x: 0, y: 0, width: 0, height: 0 };
const footer = { name: 'footer', label: '', text: '' };
const move: ElementMove = { part: footer, from: box(0, 212), to: OUT_OF_VIEW };

function run(shift: number, largestPaintMs: number): PageStability {
  const worst = {
    kind: 'shift',
    document: 0,
    at: 900,
    score: shift,
    moves: [move],
  } as const;
  return { shift, largestPaintMs, largestPaint: null, worst };
}

const visits = (
  route: string,
  role: VisitsOfRole['role'],
  ...runs: PageStability[]
): VisitsOfRole => ({
  route,
  role,
  runs,
});
const about = visits('/about', 'visitor', run(0, 1000), run(0.02, 3000), run(0.01, 1250));
const admin = visits('/admin', 'admin', run(0.001, 900), run(0.4, 900), run(0.1, 900));

test('stabilityTable shows the worst shift and the median paint, and marks a shift above the goal', () => {
  expect(stabilityTable([about, admin]).split('\n')).toEqual([
    '| route    |      visitor |            admin |',
    '| -------- | -----------: | ---------------: |',
    '| `/about` | 0.020, 1.3 s |                  |',
    '| `/admin` |              | **0.400**, 0.9 s |',
  ]);
});

test('movesTable lists what moved on pages that missed the goal, and returns null when no page missed it', () => {
  expect(movesTable([about, admin])).toContain(
    '| `/admin` | admin | `footer: y 212 → out of view`              |',
  );
  expect(movesTable([about, admin])).not.toContain('/about');
  expect(movesTable([about])).toBeNull();
});

test('moveDescription shows the horizontal move when the vertical position stayed the same', () => {
  expect(moveDescription({ ...move, from: box(10, 212), to: box(40, 212) })).toBe(
    'footer: x 10 → 40',
  );
});

test('elementDescription names an element by its label, or by the start of its text when it has no label', () => {
  expect(elementDescription({ ...footer, label: 'Items', text: 'A lamp' })).toBe("footer 'Items'");
  expect(elementDescription({ ...footer, text: 'About BoloBoard and what it is for' })).toBe(
    "footer 'About BoloBoard and what it is'",
  );
  expect(elementDescription({ ...footer, text: 'Bags 🧵 | `$5`' })).toBe("footer 'Bags   $5'");
  expect(elementDescription(null)).toBe('gone');
});
