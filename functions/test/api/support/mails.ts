import { expect } from 'vitest';
import * as z from 'zod/mini';
import { ORIGIN } from './environment';
import { createMember, type Member } from './member';
import { TRIGGER_TIMEOUT_MS } from './trigger-timeout';

const mailsSchema = z.array(
  z.object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() }),
);
export type ReceivedMail = z.infer<typeof mailsSchema>[number];

/** Returns the mails that the local stack would have sent to an email address, the newest first. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const response = await fetch(`${ORIGIN}/__local/mail.json`);
  return mailsSchema.parse(await response.json()).filter(({ to }) => to === address);
}

/** Waits until `count` mails were sent to an email address. Returns the newest. */
export async function waitForMail(address: string, count = 1): Promise<ReceivedMail> {
  const number = async () => (await mailsTo(address)).length;
  await expect.poll(number, { timeout: TRIGGER_TIMEOUT_MS }).toBe(count);
  const [mail] = await mailsTo(address);
  if (!mail) throw new Error('There is no mail');
  return mail;
}

/** Returns the token in the link of a mail. */
export function tokenIn({ text }: ReceivedMail): string {
  const token = /[?]token=([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`The mail has no link: ${text}`);
  return token;
}

/** Creates a member whose email address is not verified, and who signs in with PASSWORD. No mail is sent. */
export const createUnverifiedMember = (): Promise<Member> =>
  createMember({ username: null, emailVerified: false });
