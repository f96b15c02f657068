import type { Page } from '@playwright/test';
import type { ErrorResponse } from '../../contract/schemas/error';
import type { PageErrorAllowlist } from '../fixtures/test';
import { failedRequestPattern } from './failed-request-pattern';

interface Refusal extends Omit<ErrorResponse, 'requestId'> {
  readonly status: number;
}

/** Responds to all requests to `url` with an API error. Allows the error that the browser then logs to the console. */
export async function mockApiError(
  page: Page,
  faults: PageErrorAllowlist,
  url: string,
  { status, ...error }: Refusal,
): Promise<void> {
  // The fixture `faults` already ignores the console errors of 4xx responses.
  if (status >= 500)
    faults.allow(
      failedRequestPattern(url, `the server responded with a status of ${status} \\([^()]*\\)`),
    );
  const json: ErrorResponse = { ...error, requestId: 'r' };
  await page.route(url, (route) => route.fulfill({ status, json }));
}
