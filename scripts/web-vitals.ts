/** Prints the web vitals of real visitors: `npm run web-vitals -- --days 7 --project ID` or `--local`. */
import { WEB_VITALS_SAMPLE_RATE } from '@contract/schemas/web-vitals';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createCountersRepo } from '../functions/src/repos/counters-repo';
import {
  createWebVitalsCounter,
  type WebVitalsFigure,
} from '../functions/src/services/site/web-vitals-counter';
import { parseDaysAndTarget } from './admin/counted-days';
import { FIRESTORE_SERVICE, requireCredentials, connectToTarget } from './admin/target';
import { markdownTable } from './report/markdown-table';
import { runCommand } from './stack/run-command';

const rowOf = ({ vital, route, device, percentile75, count }: WebVitalsFigure) => [
  vital,
  route,
  device,
  vital === 'CLS' ? percentile75.toFixed(3) : `${percentile75.toFixed(0)} ms`,
  String(count),
];

await runCommand(async () => {
  const { days, ...options } = parseDaysAndTarget();
  const target = await connectToTarget(options, FIRESTORE_SERVICE);
  await requireCredentials(target);
  const db = getFirestore(initializeApp({ projectId: target.projectId }));
  const webVitals = createWebVitalsCounter({
    counters: createCountersRepo(db),
    now: () => new Date(),
  });
  const figures = await webVitals.figures(days);
  const share = `${WEB_VITALS_SAMPLE_RATE * 100}% of the page loads`;
  console.log(`${target.description}, the last ${days} days, ${share}\n`);
  const head = ['metric', 'route', 'device', '75th percentile', 'page loads'];
  console.log(markdownTable(head, figures.map(rowOf)));
  return 0;
});
