/** Prints how often pages were viewed: `npm run page-views -- --days 7 --project ID` or `--local`. */
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createCountersRepo } from '../functions/src/repos/counters-repo';
import { createPageViewCounter } from '../functions/src/services/site/page-view-counter';
import { parseDaysAndTarget } from './admin/counted-days';
import { FIRESTORE_SERVICE, requireCredentials, connectToTarget } from './admin/target';
import { markdownTable } from './report/markdown-table';
import { runCommand } from './stack/run-command';

await runCommand(async () => {
  const { days, ...options } = parseDaysAndTarget();
  const target = await connectToTarget(options, FIRESTORE_SERVICE);
  await requireCredentials(target);
  const db = getFirestore(initializeApp({ projectId: target.projectId }));
  const pageViews = createPageViewCounter({
    counters: createCountersRepo(db),
    now: () => new Date(),
  });
  const figures = await pageViews.figures(days);
  console.log(`${target.description}, the last ${days} days\n`);
  const rows = figures.map(({ route, count }) => [route, String(count)]);
  console.log(markdownTable(['route', 'page views'], rows));
  return 0;
});
