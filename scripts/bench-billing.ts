/**
 * Plays random histories of payments, and measures the webhook: `npm run bench:billing`. `-- --histories 100` plays
 * fewer histories, and `--seed 1` plays the histories of an earlier run again.
 */
import { parseArgs } from 'node:util';
import { playHistories } from './bench/billing-model/play-histories';
import { benchWebhooks } from './bench/stripe-webhooks';
import { runCommand } from './stack/run-command';

const LOAD = { webhooks: 1000, connections: 50 };

const OPTIONS = {
  histories: { type: 'string', default: '10000' },
  seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
} as const;

await runCommand(async ({ processes }) => {
  const { values } = parseArgs({ options: OPTIONS });
  const histories = Number(values.histories);
  const seed = Number(values.seed);
  console.log(`${histories.toLocaleString('en-US')} histories, seed ${seed}`);
  const tally = await playHistories({ histories, seed });
  for (const [name, times] of [...tally].toSorted())
    console.log(`${String(times).padStart(8)}  ${name}`);

  console.log(`\n${LOAD.webhooks} webhooks at ${LOAD.connections} connections`);
  const { perSecond, medianMs, p99Ms, refused, lost, wrong } = await benchWebhooks(processes, LOAD);
  console.log(`${perSecond.toFixed(0)} requests/s, median ${medianMs} ms, p99 ${p99Ms} ms`);
  console.log(`${refused} sent again, ${lost} lost, ${wrong} members with a wrong plan`);
  return lost + wrong === 0 ? 0 : 1;
});
