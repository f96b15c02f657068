import { expect, type Page } from '@playwright/test';

interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

async function mailsTo(page: Page, address: string): Promise<ReceivedMail[]> {
  const response = await page.request.get('/__local/mail.json');
  return ((await response.json()) as ReceivedMail[]).filter(({ to }) => to === address);
}

/**
 * Waits for a mail in the local stack. Returns the path and query of the link in it. The wait can be long, because the
 * stack first handles the events of earlier tests.
 */
export async function waitForMailLink(
  page: Page,
  address: string,
  subject: string,
): Promise<string> {
  const find = async () =>
    (await mailsTo(page, address)).find((mail) => mail.subject === subject)?.text ?? '';
  await expect.poll(find).toContain('http');
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(await find())?.[0] ?? '');
  return pathname + search;
}
