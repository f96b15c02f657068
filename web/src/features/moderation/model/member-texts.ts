import {
  type ModeratedMember,
  type ModeratedMemberPage,
  MODERATED_MEMBER_MESSAGES,
} from '@contract/schemas/moderated-member';
import { formatMoment } from '@/lib/format';
import type { MemberAct } from '../api/members';
import { formatReportTime, memberName } from './report-texts';

type Named = Pick<ModeratedMember, 'username' | 'email'>;

/** '@name', or the email address of a member who has not chosen a username. */
export const titleOf = ({ username, email }: Named): string =>
  username === null ? email : memberName(username);

/** 'Suspended until Nov 21, 2026 3:04 PM', or 'Suspended for good'. */
export const suspensionText = ({ until }: { readonly until: string | null }): string =>
  until === null ? 'Suspended for good' : `Suspended until ${formatReportTime(until)}`;

/** What the member's plan is and until when. */
export function planText(member: ModeratedMemberPage): string {
  const { isPremium, subscriptionPlan, subscriptionStatus, subscriptionEndDate } = member;
  if (!isPremium) return 'Free';
  const plan = subscriptionPlan === null ? 'Premium' : `Premium, billed ${subscriptionPlan}`;
  if (subscriptionEndDate === null) return plan;
  const how = subscriptionStatus === 'canceled' ? 'ends' : 'renews';
  return `${plan}, ${how} ${formatMoment(subscriptionEndDate)}`;
}

/** What somebody else has just done to the member. */
export function memberChangeText({ suspension }: ModeratedMemberPage): string {
  const now = suspension === null ? 'They are not suspended now' : suspensionText(suspension);
  return `${MODERATED_MEMBER_MESSAGES.changed} ${now}.`;
}

/** The toast after an act, and why it failed if the server does not say. */
export const MEMBER_ACT_TEXTS: Readonly<
  Record<MemberAct, { readonly done: string; readonly failed: string }>
> = {
  warn: { done: 'Member Warned', failed: 'Failed to Warn the Member' },
  suspend: { done: 'Member Suspended', failed: 'Failed to Suspend the Member' },
  restore: { done: 'Member Restored', failed: 'Failed to Restore the Member' },
  note: { done: 'Note Added', failed: 'Failed to Add the Note' },
};

/** '7' becomes '7 days'. */
export const DAYS_CHOICES = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: 'good', label: 'For good' },
] as const;
