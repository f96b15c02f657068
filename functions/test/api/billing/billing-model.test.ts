import fc from 'fast-check';
import { it } from 'vitest';
import { anyHistory, type History } from '../../support/billing-model/history';
import { playHistory } from '../../support/billing-model/play-history';
import { createBillingWorldInStack } from '../support/billing-world-in-stack';
import { createMember } from '../support/member';

const HISTORIES = 8;
/**
 * The number of histories (generated sequences of payments and events) that run at the same time. It can be high,
 * because a history mostly waits for triggers.
 */
const AT_ONCE = 4;
/**
 * The seed from which the histories are generated, so that each run uses the same histories. `npm run bench:billing`
 * uses other seeds.
 */
const SEED = 26;
const LONG_MS = 5 * 60 * 1000;

it(
  'the product stores the same plan as Stripe after each randomly generated history of payments and events',
  async () => {
    const histories = fc.sample(anyHistory, { numRuns: HISTORIES, seed: SEED });
    const play = async (history: History) =>
      playHistory(createBillingWorldInStack(await createMember()), history, new Map());
    while (histories.length > 0) await Promise.all(histories.splice(0, AT_ONCE).map(play));
  },
  LONG_MS,
);
