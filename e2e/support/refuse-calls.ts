import type { Page } from '@playwright/test';
import type { ErrorResponse } from '../../contract/schemas/error';
import type { Faults } from '../fixtures/test';
import { failedLoad } from './failed-load';

interface Refusal extends Omit<ErrorResponse, 'requestId'> {
  readonly status: number;
}

/** Answers all requests to `url` with an API error. Allows its console error. */
export async function refuseCalls(
  page: Page,
  faults: Faults,
  url: string,
  { status, ...error }: Refusal,
): Promise<void> {
  // The fault check ignores responses below 500.
  if (status >= 500)
    faults.allow(failedLoad(url, `the server responded with a status of ${status} \\([^()]*\\)`));
  const json: ErrorResponse = { ...error, requestId: 'r' };
  await page.route(url, (route) => route.fulfill({ status, json }));
}
