import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { credentialsEndpoints } from '@contract/endpoints/credentials';
import { itemsEndpoints } from '@contract/endpoints/items';
import { Problem } from '../lib/problem';
import { DEMO_ACCOUNTS } from '../stack/demo-accounts';

/** Paths with ids or tokens that are new each time the product starts with demo data. */
export interface DemoPaths {
  /** The path of the first item in the list. */
  readonly item: string;
  /** The path of an unused link to reset a password. */
  readonly resetPassword: string;
}

/**
 * How many times to look for the mail before giving up. All tries together take two minutes, because a busy machine
 * needs up to one minute to send the mail.
 */
const MAIL_TRIES = 240;
const MAIL_WAIT_MS = 500;

const listSchema = z.object({ items: z.array(z.object({ id: z.string() })) });
const mailsSchema = z.array(z.object({ to: z.string(), text: z.string() }));

async function firstItem(origin: string): Promise<string> {
  const response = await fetch(origin + itemsEndpoints.listItems.path);
  const [item] = listSchema.parse(await response.json()).items;
  if (!item) throw new Problem('The demo data has no items.');
  return `/item/${item.id}`;
}

/**
 * Requests a mail to reset a password, and returns the path of the link in it. Throws a Problem if the mail does not
 * arrive.
 */
async function resetPassword(origin: string): Promise<string> {
  const [{ email }] = DEMO_ACCOUNTS;
  await fetch(origin + credentialsEndpoints.forgotPassword.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email }),
  });
  for (let tries = 0; tries < MAIL_TRIES; tries += 1) {
    const mails = mailsSchema.parse(await (await fetch(`${origin}/__local/mail.json`)).json());
    const found = mails
      .filter(({ to }) => to === email)
      .flatMap(({ text }) => /\/reset-password\?\S+/.exec(text) ?? []);
    if (found[0] !== undefined) return found[0];
    await wait(MAIL_WAIT_MS);
  }
  throw new Problem('The mail to reset the password did not arrive.');
}

/** Returns the paths of the demo data in the running product. */
export async function demoPaths(origin: string): Promise<DemoPaths> {
  return { item: await firstItem(origin), resetPassword: await resetPassword(origin) };
}
