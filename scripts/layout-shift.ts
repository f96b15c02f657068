/**
 * Measures which elements of each page move while the page loads on a slow phone, with the built product and demo data:
 * `npm run layout-shift`. `-- --again` measures the second visit of each page, when the service worker responds. `--
 * --only /about` and `-- --as visitor` measure only some pages or roles: they print a part of the table and what moved,
 * and write no document.
 */
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { withDemoProduct } from './demo/demo-product';
import { largestMove } from './layout-shift/paint-entries';
import {
  moveDescription,
  movesTable,
  elementDescription,
  stabilityTable,
  type VisitsOfRole,
} from './layout-shift/stability-table';
import { SLOW_4G, measureVisit } from './layout-shift/visit';
import { demoPaths } from './phone/demo-paths';
import { parseRoles, parseRunCount } from './phone/measure-options';
import {
  ROLE_ACCOUNT_EMAILS,
  pathOf,
  type MeasuredPage,
  selectMeasuredPages,
  type Role,
} from './phone/measured-pages';
import { CPU_SLOWDOWN, phoneOptions, signedInOptions } from './phone/phone';
import { machineLoadNote } from './report/machine-load-note';
import { writeSection } from './report/performance-document';
import { runCommand } from './stack/run-command';
import { withChromium } from './stack/with-chromium';

interface Wanted {
  /** Whether the options leave out pages or roles. The table of such a run is not written to the document. */
  readonly isPart: boolean;
  readonly runs: number;
  readonly again: boolean;
  readonly pages: readonly MeasuredPage[];
  /** The roles that `--as` names. If no `--as` is given, each page is measured in all roles that are listed for it. */
  readonly roles: readonly Role[];
}

/**
 * Returns a function that returns the options of a browser context in which a role is signed in. Each account signs in
 * only once.
 */
function createSignIns(browser: Browser, origin: string) {
  const visitor = phoneOptions(origin);
  const members = new Map<string, Promise<BrowserContextOptions>>();
  return (role: Role, { freeMember }: MeasuredPage): Promise<BrowserContextOptions> => {
    if (role === 'visitor') return Promise.resolve(visitor);
    const email = (role === 'free' ? freeMember : undefined) ?? ROLE_ACCOUNT_EMAILS[role];
    const member = members.get(email) ?? signedInOptions(browser, visitor, email);
    members.set(email, member);
    return member;
  };
}

/** Prints the latest run. Call it after every run, because an element may move in only some of the runs. */
function printRun({ route, role, runs }: VisitsOfRole): void {
  const last = runs.at(-1);
  if (!last) return;
  const { shift, largestPaintMs, largestPaint, worst } = last;
  const paint = `${(largestPaintMs / 1000).toFixed(1)} s (${elementDescription(largestPaint)})`;
  console.log(`${route}, ${role}, run ${runs.length}: ${shift.toFixed(3)}, ${paint}`);
  const move = worst && largestMove(worst);
  if (move)
    console.log(
      `  ${worst.score.toFixed(3)} at ${worst.at.toFixed(0)} ms, ${moveDescription(move)}`,
    );
}

async function measure(browser: Browser, origin: string, wanted: Wanted): Promise<VisitsOfRole[]> {
  const demo = await demoPaths(origin);
  const optionsOf = createSignIns(browser, origin);
  const all: VisitsOfRole[] = [];
  for (const page of wanted.pages)
    for (const role of wanted.roles.length > 0 ? wanted.roles : page.roles) {
      const spec = {
        path: pathOf(page, demo),
        options: await optionsOf(role, page),
        again: wanted.again,
      };
      const visits = { route: page.route, role, runs: [] as VisitsOfRole['runs'][number][] };
      for (let run = 0; run < wanted.runs; run += 1) {
        visits.runs.push(await measureVisit(browser, spec));
        printRun(visits);
      }
      all.push(visits);
    }
  return all;
}

function report(visits: readonly VisitsOfRole[], { runs }: Wanted): string {
  const { bytesPerSecond, latencyMs } = SLOW_4G;
  const network = `${bytesPerSecond / 1000} kB/s and ${latencyMs} ms`;
  const note = `Worst shift and median LCP of ${runs} runs at ${CPU_SLOWDOWN} times CPU throttling, ${network}, ${machineLoadNote()}.`;
  return [stabilityTable(visits), movesTable(visits), note].filter(Boolean).join('\n\n');
}

/** Reads the command line. Throws a Problem if an option is wrong. */
function wantedIn(args: string[]): Wanted {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      as: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: '3' },
      again: { type: 'boolean', default: false },
    },
  });
  return {
    isPart: values.only.length > 0 || values.as.length > 0,
    runs: parseRunCount(values.runs),
    again: values.again,
    pages: selectMeasuredPages(values.only),
    roles: parseRoles(values.as),
  };
}

await runCommand(async ({ processes }) => {
  const wanted = wantedIn(process.argv.slice(2));
  await withDemoProduct(processes, async ({ origin }) => {
    const visits = await withChromium((browser) => measure(browser, origin, wanted));
    const table = report(visits, wanted);
    console.log(`\n${table}`);
    const section = wanted.again ? 'layout-shift-again' : 'layout-shift';
    if (!wanted.isPart) writeSection(section, table);
  });
  return 0;
});
