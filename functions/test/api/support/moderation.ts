import { moderationEndpoints } from '@contract/endpoints/moderation';
import { pictureUrlsOf } from '@contract/rules/picture-files';
import { itemRecordSchema } from '@contract/schemas/item-record';
import type { ReportReason } from '@contract/schemas/report';
import type { ReportForAdmins } from '@contract/schemas/report-for-admins';
import { collections } from '../../../src/repos/collections/collections';
import { notificationsOf } from '../../support/notified';
import { call, send } from './api';
import { db } from './environment';
import type { Member } from './member';
import { reportComment, reportItem } from './reports';

type As = Pick<Member, 'cookie'>;
type ActName =
  'hideReportedItem' | 'showReportedItem' | 'deleteReportedItem' | 'deleteReportedComment';

interface ActOptions {
  readonly notes?: string;
  /** The version of the report that the admin saw. By default, the request has no version. */
  readonly version?: string;
}

const matching = (version: string | undefined) =>
  version === undefined ? {} : { headers: { 'if-match': `"${version}"` } };

/** Makes a call that acts on the item or the comment of a report. */
export const actOnReport = (name: ActName, as: As, number: string, options: ActOptions = {}) =>
  call(name, {
    as,
    params: { reportId: number },
    json: { reviewNotes: options.notes ?? '' },
    ...matching(options.version),
  });

export const decideReport = (
  as: As,
  number: string,
  decision: { readonly status: string; readonly group?: boolean },
  { notes = '', version }: ActOptions = {},
) =>
  call('decideReport', {
    as,
    params: { reportId: number },
    json: { ...decision, reviewNotes: notes },
    ...matching(version),
  });

/** Returns the report in the response to `actOnReport` or `decideReport`. */
export async function reportIn(response: Response): Promise<ReportForAdmins> {
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  const { schema } = moderationEndpoints.decideReport.output;
  return schema.parse(await response.json()).report;
}

/** Reports an item. Returns the number of the report. */
export async function createItemReport(
  as: Member,
  itemId: string,
  reason: ReportReason = 'spam',
): Promise<string> {
  const response = await reportItem(as, itemId, { reason });
  if (response.status !== 201) throw new Error(`Reporting failed: ${await response.text()}`);
  return numberOf(`${itemId}_${as.uid}`);
}

export async function createCommentReport(
  as: Member,
  key: { readonly itemId: string; readonly commentId: string },
): Promise<string> {
  const response = await reportComment(as, key, { reason: 'spam' });
  if (response.status !== 201) throw new Error(`Reporting failed: ${await response.text()}`);
  return numberOf(`${key.itemId}_${key.commentId}_${as.uid}`);
}

async function numberOf(reportId: string): Promise<string> {
  const stored = await collections.reports.doc(db, { reportId }).get();
  const number = collections.reports.field(stored, 'number');
  if (typeof number !== 'string') throw new Error(`${reportId} has no number`);
  return number;
}

export const storedReport = async (number: string) => {
  const { docs } = await collections.reports.in(db).where('number', '==', number).get();
  const [stored] = docs;
  if (!stored) throw new Error(`There is no report ${number}`);
  return stored.data();
};

export const readStoredHiddenItem = async (itemId: string) =>
  (await collections.hiddenItems.doc(db, { itemId }).get()).data();

export const readStoredItem = async (itemId: string) =>
  itemRecordSchema.parse((await db.doc(`items/${itemId}`).get()).data());

/** Returns the picture URLs in the item's document: those of the full picture and of its thumbnails. */
export async function pictureUrls(itemId: string): Promise<string[]> {
  const { picture } = await readStoredItem(itemId);
  return pictureUrlsOf(picture);
}

/** Requests the URLs. Returns each status of the responses once. */
export async function statusesOfUrls(urls: readonly string[]): Promise<number[]> {
  const responses = await Promise.all(urls.map((url) => send('GET', url)));
  return [...new Set(responses.map(({ status }) => status))];
}

/** Returns the entries of the audit log about a report, in any order. */
export async function adminActsOnReport(number: string) {
  const { docs } = await collections.auditLog.in(db).where('report', '==', number).get();
  return docs.map((entry) => entry.data());
}

/** Returns the titles of the member's notifications about moderation. */
export async function moderationNotificationTitles({
  uid,
}: Pick<Member, 'uid'>): Promise<string[]> {
  const notifications = Object.values(await notificationsOf(db, uid));
  return notifications
    .filter(({ topic }) => topic === 'moderation' || topic === 'report')
    .map(({ title }) => title)
    .sort();
}
