import {
  type MemberListEntry,
  type MemberSheetData,
  MEMBERS_FOR_ADMINS_MESSAGES,
} from '@contract/schemas/members-for-admins';
import { formatMoment } from '@/lib/format';
import type { MemberAct } from '../api/members';
import { formatReportTime, usernameText } from './report-texts';

type Named = Pick<MemberListEntry, 'username' | 'email'>;

/** Returns '@name', or the email address of a member without a username. */
export const memberTitleOf = ({ username, email }: Named): string =>
  username === null ? email : usernameText(username);

/** Returns, for example, 'Suspended until Nov 21, 2026 3:04 PM' or 'Suspended for good'. */
export const suspensionText = ({ until }: { readonly until: string | null }): string =>
  until === null ? 'Suspended for good' : `Suspended until ${formatReportTime(until)}`;

/** Returns a text about the member's plan: which plan it is, and when it ends or renews. */
export function planText(member: MemberSheetData): string {
  const { isPremium, subscriptionPlan, subscriptionStatus, subscriptionEndDate } = member;
  if (!isPremium) return 'Free';
  const plan = subscriptionPlan === null ? 'Premium' : `Premium, billed ${subscriptionPlan}`;
  if (subscriptionEndDate === null) return plan;
  const how = subscriptionStatus === 'canceled' ? 'ends' : 'renews';
  return `${plan}, ${how} ${formatMoment(subscriptionEndDate)}`;
}

/**
 * Returns a message that another admin has changed the member. The message includes the member's current suspension.
 */
export function memberChangeText({ suspension }: MemberSheetData): string {
  const now = suspension === null ? 'They are not suspended now' : suspensionText(suspension);
  return `${MEMBERS_FOR_ADMINS_MESSAGES.changed} ${now}.`;
}

/**
 * For each act on a member: the toast after a success, and the message after a failure for which the server sent no
 * message.
 */
export const MEMBER_ACT_RESULT_TEXTS: Readonly<
  Record<MemberAct, { readonly done: string; readonly failed: string }>
> = {
  warn: { done: 'Member Warned', failed: 'Failed to warn the member' },
  suspend: { done: 'Member Suspended', failed: 'Failed to suspend the member' },
  restore: { done: 'Member Restored', failed: 'Failed to restore the member' },
  note: { done: 'Note Added', failed: 'Failed to add the note' },
};

/** The choices for the length of a suspension, such as '7' with the label '7 days'. */
export const SUSPENSION_LENGTH_CHOICES = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: 'good', label: 'For good' },
] as const;
