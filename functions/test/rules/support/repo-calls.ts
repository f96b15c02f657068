import { ACCOUNT_CALLS } from './account-calls';
import { BILLING_CALLS } from './billing-calls';
import type { RepoCall } from './calls-of';
import { COMMUNITY_CALLS } from './community-calls';
import { DELETION_CALLS } from './deletion-calls';
import { FIGURE_CALLS } from './figure-calls';
import { HIDDEN_ITEM_CALLS } from './hidden-item-calls';
import { ITEM_CALLS } from './item-calls';
import { MEMBER_FOR_ADMINS_CALLS } from './member-for-admins-calls';
import { MODERATION_CALLS } from './moderation-calls';
import { NOTIFICATION_CALLS } from './notification-calls';
import { SITE_CALLS } from './site-calls';
import { SUSPENSION_CALLS } from './suspension-calls';

/**
 * Calls to all methods of the repos, by the file name of the repo. They are in an order in which each call finds the
 * documents that it needs.
 */
export const REPO_CALLS: Readonly<Record<string, Readonly<Record<string, RepoCall>>>> = {
  ...ACCOUNT_CALLS,
  ...ITEM_CALLS,
  ...MODERATION_CALLS,
  ...MEMBER_FOR_ADMINS_CALLS,
  ...HIDDEN_ITEM_CALLS,
  ...SUSPENSION_CALLS,
  ...COMMUNITY_CALLS,
  ...NOTIFICATION_CALLS,
  ...SITE_CALLS,
  ...BILLING_CALLS,
  ...FIGURE_CALLS,
  ...DELETION_CALLS,
};
