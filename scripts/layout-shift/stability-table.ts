import { quantile } from '../bench/own-cpu';
import { ROLES, type Role } from '../phone/measured-pages';
import { markdownTable } from '../report/markdown-table';
import {
  largestMove,
  type ElementMove,
  type PageElement,
  type PageStability,
} from './paint-entries';

/** The highest cumulative layout shift that each page may have. */
const MAX_SHIFT = 0.02;

/** The visits of one role to one page. */
export interface VisitsOfRole {
  readonly route: string;
  readonly role: Role;
  readonly runs: readonly PageStability[];
}

const TITLES: Readonly<Record<Role, string>> = {
  visitor: 'visitor',
  free: 'free member',
  premium: 'premium member',
  admin: 'admin',
};

const worstRun = ({ runs }: VisitsOfRole): PageStability | undefined =>
  runs.toSorted((a, b) => b.shift - a.shift)[0];

/** Returns the worst layout shift and the median of the largest contentful paint as text. */
function cellOf(visits: VisitsOfRole): string {
  const shift = (worstRun(visits)?.shift ?? 0).toFixed(3);
  const paint = quantile(
    visits.runs.map(({ largestPaintMs }) => largestPaintMs),
    0.5,
  );
  const marked = Number(shift) > MAX_SHIFT ? `**${shift}**` : shift;
  return `${marked}, ${(paint / 1000).toFixed(1)} s`;
}

/** Returns a short description by which a person finds the element on the page, such as "button 'Sign In'". */
export function elementDescription(part: PageElement | null): string {
  if (!part) return 'gone';
  // Removes emojis, because they make a table cell wider, and characters that Markdown would take for formatting.
  const words = (part.label || part.text).replaceAll(/[^\p{L}\p{N}\p{P}\p{Sc}\p{Zs}]/gu, '');
  // Shortens the text, because a large element can contain most of the page's text.
  return words ? `${part.name} '${words.slice(0, 30).trim()}'` : part.name;
}

/**
 * Returns what moved, with the x or y of its upper left corner before and after the move, in CSS pixels: `footer: y 212
 * → out of view`.
 */
export function moveDescription({ part, from, to }: ElementMove): string {
  const isVertical = Math.round(from.y) !== Math.round(to.y) || from.x === to.x;
  const axis = isVertical ? 'y' : 'x';
  const place = (box: ElementMove['from']) =>
    box.width * box.height === 0 ? 'out of view' : box[axis].toFixed(0);
  return `${elementDescription(part)}: ${axis} ${place(from)} → ${place(to)}`;
}

function worstMove(visits: VisitsOfRole): string {
  const shift = worstRun(visits)?.worst;
  const move = shift ? largestMove(shift) : null;
  return move ? `\`${moveDescription(move)}\`` : '';
}

/**
 * Returns a Markdown table with a row for each page and a column for each role. A cell shows the layout shift and the
 * time of the largest contentful paint.
 */
export function stabilityTable(all: readonly VisitsOfRole[]): string {
  const roles = ROLES.filter((role) => all.some((visits) => visits.role === role));
  const routes = [...new Set(all.map(({ route }) => route))];
  const rows = routes.map((route) => [
    `\`${route}\``,
    ...roles.map((role) => {
      const found = all.find((it) => it.route === route && it.role === role);
      return found ? cellOf(found) : '';
    }),
  ]);
  return markdownTable(['route', ...roles.map((role) => TITLES[role])], rows);
}

/**
 * Returns a Markdown table of the pages whose layout shift is above MAX_SHIFT, with the largest element that moved.
 * Returns null if there is no such page.
 */
export function movesTable(all: readonly VisitsOfRole[]): string | null {
  const rows = all
    .filter((visits) => (worstRun(visits)?.shift ?? 0) > MAX_SHIFT)
    .map((visits) => [`\`${visits.route}\``, TITLES[visits.role], worstMove(visits)]);
  const head = ['route', 'role', 'the largest part that moved, in CSS pixels'];
  return rows.length > 0 ? markdownTable(head, rows, { hasTexts: true }) : null;
}
