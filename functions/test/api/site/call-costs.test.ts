import { afterAll, beforeAll, expect, it } from 'vitest';
import { measureCallCosts } from '../../support/call-costs';
import { type MeteredProduct, startMeteredProduct } from '../../support/metered-product';

/**
 * The timeout in milliseconds. It is enough for about 300 calls, one after another, which take 44 s on a busy machine.
 */
const TIMEOUT_MS = 240_000;

let product: MeteredProduct;
beforeAll(async () => {
  product = await startMeteredProduct(process.env['GCLOUD_PROJECT'] ?? '');
});
afterAll(() => product.close());

it('each call costs the expected numbers of reads, writes and deletes', expectCosts, TIMEOUT_MS);

async function expectCosts() {
  const costs = await measureCallCosts(product);
  const found = costs.map(([situation, { status, usage }]) => {
    const { reads, writes, deletes } = usage;
    return [situation, status, reads, writes, deletes];
  });
  // Each row has the situation, the status of the response, and the numbers of reads, writes and deletes. A session
  // costs two more reads per minute and instance.
  expect(found).toEqual([
    // The first list of an instance reads the catalogue and queries items. A query without a result costs one read.
    ['GET /api/items, first call of an instance, without a catalogue', 200, 2, 0, 0],
    // A rate limit in Firestore costs a read and a write. The first rate limit of an instance also reads the day's
    // salt. A sign-in reads the rate limit, the member before and at the commit, whether the account is being deleted,
    // and whether the session exists. In all rows, counting for the figures of the product costs one more write.
    ['POST /api/auth/session', 204, 5, 3, 0],
    // A share reads the member before the upload and at the commit, an earlier item with the same key, the month's
    // count, the time of the commit, the totals, and what the share unlocked. It writes the rate limit, the item, the
    // submission, the totals, and the first achievement. The next share finds the achievement unlocked, reads its time,
    // and writes this time into the totals.
    ['POST /api/items/screenshot, free', 201, 9, 6, 0],
    ['POST /api/items/screenshot, free, with a comment', 201, 9, 7, 0],
    ['POST /api/items/screenshot, free, the 20th', 201, 8, 5, 0],
    ['POST /api/items/screenshot, free, the 21st', 403, 5, 1, 0],
    ['POST /api/items/screenshot, premium', 201, 8, 6, 0],
    ['GET /api/subscription/status, free', 200, 2, 0, 0],
    ['GET /api/subscription/status, premium', 200, 1, 0, 0],
    ['POST /api/auth/username, first username', 204, 2, 4, 0],
    ["POST /api/auth/username, another member's username", 409, 3, 2, 0],
    // A change of the username also reads the usernames that the member holds. The trigger `copyByline` updates the
    // items and comments, so the call does not.
    ['POST /api/auth/username, new username with 2 items and 1 comment', 204, 4, 4, 0],
    // A like reads the item, the member and the totals. A repeated like reads the like instead of the totals. An unlike
    // reads the like, and one of its three writes is a deletion.
    ['POST /api/items/:itemId/like', 200, 3, 3, 0],
    ['POST /api/items/:itemId/like, repeated', 200, 3, 0, 0],
    ['GET /api/user/likes, 1 like', 200, 1, 0, 0],
    ['DELETE /api/items/:itemId/like', 200, 1, 2, 1],
    ['DELETE /api/items/:itemId/like, repeated', 200, 1, 0, 0],
    // A shared link reads the item and the totals, and writes the link and the totals.
    ['POST /api/items/:itemId/share', 200, 2, 2, 0],
    ['POST /api/items/:itemId/share, repeated', 200, 1, 0, 0],
    ['GET /api/items/:itemId/report-status', 200, 1, 0, 0],
    // A report reads the rate limit, the item, an earlier report, the reporter with their record, and the number of
    // earlier reports of the item. It writes the rate limit, the report, its number, two entries of the queue and the
    // counts.
    ['POST /api/items/:itemId/report', 201, 6, 7, 0],
    ['POST /api/items/:itemId/report, repeated', 409, 3, 1, 0],
    // The call that unlocks an achievement costs one more write. The next call finds the achievement unlocked, reads
    // its time and writes it into the totals, so it costs 4 reads and 4 writes.
    ['POST /api/items/:itemId/like, earning an achievement', 200, 3, 4, 0],
    ['POST /api/items/:itemId/like, the next one', 200, 4, 4, 0],
    ['POST /api/items/:itemId/like, later', 200, 3, 3, 0],
    // The list of achievements reads the member, the totals, the number of achievements, and the achievements that are
    // not in the totals yet.
    ['GET /api/user/achievements, 2 achievements', 200, 3, 0, 0],
    ['GET /api/user/:userId/achievements, 1 achievement', 200, 3, 0, 0],
    ['GET /api/user/:userId/achievements, free', 403, 1, 0, 0],
    // An edit reads the item before, in and after the transaction, and the totals. An edit that is based on an earlier
    // revision reads the item again for its response.
    ['PATCH /api/user/items/:itemId', 200, 4, 1, 0],
    ['PATCH /api/user/items/:itemId, edited meanwhile', 409, 2, 0, 0],
    // A deletion reads the item before, in and after the transaction, and its counted likes. It writes the item, the
    // counted likes and the totals.
    ['DELETE /api/user/items/:itemId', 204, 4, 4, 0],
    ['DELETE /api/user/items/:itemId, repeated', 204, 1, 0, 0],
    // The deletion of an own sale also reads how full the last document of kept sales is, and writes the sale into it.
    ['DELETE /api/user/items/:itemId, an own sale', 204, 5, 5, 0],
    // A list costs one read per change since the last sync, at least one, and one read for the plan if the page is
    // beyond page 4.
    ['GET /api/items, after 3 likes', 200, 3, 0, 0],
    ['GET /api/items, without changes', 200, 1, 0, 0],
    ['GET /api/items, page 5, premium', 200, 2, 0, 0],
    ['GET /api/items, page 5, premium, repeated', 200, 1, 0, 0],
    ['GET /api/items/same-picture', 200, 1, 0, 0],
    ['GET /api/items/categories', 200, 0, 0, 0],
    ['GET /api/items/newest', 200, 0, 0, 0],
    ['GET /api/items/most-liked-month', 200, 0, 0, 0],
    ['GET /api/items/highest-profit-month', 200, 0, 0, 0],
    ['GET /api/items/most-active-seller-month', 200, 0, 0, 0],
    ['GET /api/items/:itemId', 200, 1, 0, 0],
    // Besides the rate limit, posting a comment reads the item, the author at the commit, the stored comment and the
    // totals, and writes the comment, the item and the totals. A reply also reads and writes its parent.
    ['POST /api/items/:itemId/comments', 201, 5, 4, 0],
    ['POST /api/items/:itemId/comments, a reply', 201, 6, 5, 0],
    // Each of the first 10 usernames in a comment costs a read, even if no member has it.
    ['POST /api/items/:itemId/comments, with 12 mentions', 201, 15, 4, 0],
    ['GET /api/items/:itemId/comments, 4 comments', 200, 5, 0, 0],
    ['PUT /api/items/:itemId/comments/:commentId', 200, 3, 1, 0],
    ['PUT /api/items/:itemId/comments/:commentId, with 1 mention', 200, 4, 1, 0],
    // The deletion of a comment reads the comment before and after the commit, because a transaction does not return
    // the time of its commit. A comment with a reply is kept without its text, and is deleted with its last reply.
    ['DELETE /api/items/:itemId/comments/:commentId', 204, 2, 2, 1],
    ['DELETE /api/items/:itemId/comments/:commentId, with a reply', 204, 2, 3, 0],
    ['DELETE /api/items/:itemId/comments/:commentId, the last reply', 204, 3, 2, 2],
    ['GET /api/auth/user', 200, 1, 0, 0],
    ['GET /api/auth/user, signed out', 401, 0, 0, 0],
    // A search for members reads each found username, at least one, and one document for each member. The unit test
    // member-search.test.ts checks that a search costs at most 20 reads.
    ['GET /api/users/search, 1 of 2 names is an earlier one', 200, 4, 0, 0],
    ['GET /api/users/search, nobody', 200, 1, 0, 0],
    ['GET /api/categories/search', 200, 0, 0, 0],
    ['POST /api/analytics/page-view', 204, 0, 1, 0],
    ['POST /api/analytics/web-vitals', 204, 0, 1, 0],
    // The first call of a session in a minute reads the session, the blocked members, and the account in Firebase Auth.
    ['GET /api/auth/user, first call of a session in a minute and instance', 200, 3, 0, 0],
    ['GET /api/auth/user, second call in the same minute', 200, 1, 0, 0],
    // A sign-in also reads the earlier session and its push devices, writes the member, and deletes the earlier
    // session.
    ['POST /api/auth/session, first sign-in with Google and one earlier session', 204, 7, 4, 1],
    // Signing out deletes the session and its push device.
    ['POST /api/auth/logout', 204, 0, 0, 2],
    // A recognition reads and writes the rate limit and the count of recognitions of the day. A recognition that fails
    // is not counted.
    ['POST /api/ocr/auto-extract', 200, 2, 2, 0],
    ['POST /api/ocr/auto-extract, no image', 415, 1, 2, 0],
    // A block reads the username, the stored block and the profile.
    ['POST /api/user/blocked', 200, 3, 1, 0],
    ['POST /api/user/blocked, repeated', 200, 3, 0, 0],
    ['GET /api/user/blocked, 1 member', 200, 2, 0, 0],
    ['DELETE /api/user/blocked/:userId', 200, 0, 0, 1],
    ['GET /api/user/blocked, nobody', 200, 1, 0, 0],
    // A list of notifications reads one more notification than the page shows.
    ['GET /api/notifications, the first page of 20 notifications', 200, 17, 0, 0],
    ['GET /api/notifications/unread-count, 20', 200, 1, 0, 0],
    ['PATCH /api/notifications/:notificationId/read', 204, 1, 1, 0],
    // Marking all notifications as read makes one more query at the end, which finds no further notification.
    ['PATCH /api/notifications/mark-all-read, 18 of 19', 204, 19, 18, 0],
    ['DELETE /api/notifications/:notificationId', 204, 1, 0, 1],
    ['GET /api/user/notification-settings', 200, 1, 0, 0],
    ['PATCH /api/user/notification-settings', 200, 1, 1, 0],
    // The registration of a push device reads the plan, the session, and the session for which the token was registered
    // before.
    ['POST /api/user/push-devices', 204, 3, 1, 0],
    ['DELETE /api/user/push-devices', 204, 0, 0, 1],
    // The first checkout reads and writes the rate limit. It reads the billing record three times and the member twice,
    // and writes the record.
    ['POST /api/subscription/create-checkout-session, the first', 200, 6, 2, 0],
    // The checkout of a member who is already a customer reads the rate limit, the billing record for its ticket, the
    // member and the billing record again, and the member for the email address.
    ['POST /api/subscription/create-checkout-session, for a customer', 200, 5, 3, 0],
    // An event of Stripe first reads the member, because a suspension can outlast the paid period. It then reads the
    // event, the customer's member and the billing record for its ticket, and reads these three again when it writes.
    // It writes the ticket, and the plan if it changed.
    ['POST /api/stripe/webhook, a new plan', 200, 7, 5, 0],
    ['POST /api/stripe/webhook, nothing changed', 200, 7, 3, 0],
    ['POST /api/stripe/webhook, repeated', 200, 1, 0, 0],
    ['POST /api/stripe/webhook, of nobody', 200, 2, 0, 0],
    // The check of a payment also reads and writes the rate limit.
    ['POST /api/subscription/verify', 200, 5, 3, 0],
    ['POST /api/subscription/create-portal-session', 200, 2, 1, 0],
    // The sales summary reads the fees, and makes one query for kept sales and one for changed items.
    ['GET /api/user/sales-summary, 350 own sales', 200, 3, 0, 0],
    ['GET /api/user/fees', 200, 1, 0, 0],
    ['PUT /api/user/fees', 200, 0, 1, 0],
    // The export of items reads and writes the rate limit. In a new instance, it also reads the salt of the rate limit.
    // It reads the fees, the kept sales and each item, including two items that the member shared in earlier calls.
    ['GET /api/user/items.csv, 350 items', 200, 356, 1, 0],
    // The call for statistics makes a query for changed items, and reads the documents of the kept sales.
    ['GET /api/user/stats, 6,000 kept sales', 200, 4, 0, 0],
    // The removal of all kept sales reads their documents and the time of the commit, and writes the totals.
    ['DELETE /api/user/kept-sales, 6,000', 204, 4, 1, 3],
    // The picture of a report reads the report and the item.
    ['GET /api/admin/reports/:reportId/picture', 200, 2, 0, 0],
    // Hiding an item reads the report, the admin and how the item is hidden. In the transaction, it reads the admin,
    // the report, the queue entries of the item, and everything that changes. After the transaction, it again reads
    // the report and how the item is hidden, and it reads the item for its pictures or the time of its change.
    ['PUT /api/admin/reports/:reportId/hide', 200, 12, 9, 1],
    ['PUT /api/admin/reports/:reportId/hide, repeated', 200, 11, 0, 0],
    // An appeal reads the ruling before, in and after the transaction.
    ['GET /api/appeals/:rulingId', 200, 1, 0, 0],
    ['POST /api/appeals/:rulingId', 201, 3, 1, 0],
    ['POST /api/appeals/:rulingId, repeated', 201, 3, 0, 0],
    // The list of appeals reads the appeal, the number of pending appeals, and the admins.
    ['GET /api/admin/appeals', 200, 4, 0, 0],
    // The decision of an appeal also reads the admins, and the member and the item before, in and after the
    // transaction. In the transaction, it also reads how the item is hidden and the reports of the item.
    ['PATCH /api/admin/appeals/:rulingId', 200, 21, 4, 1],
    ['PATCH /api/admin/appeals/:rulingId, repeated', 200, 6, 0, 0],
    ['PUT /api/admin/reports/:reportId/hide, after that', 200, 11, 5, 0],
    ['DELETE /api/admin/reports/:reportId/hide', 200, 14, 4, 1],
    ['DELETE /api/admin/reports/:reportId/comment', 200, 11, 8, 2],
    ['DELETE /api/admin/reports/:reportId/item', 200, 11, 6, 0],
    ['DELETE /api/admin/reports/:reportId/item, repeated', 200, 10, 0, 0],
    // The decision of a report reads the report before, in and after the transaction, and the admin before and in it.
    // In the transaction, it also reads the queue entries of the item and how the item is hidden. It writes the report,
    // the entries, the counts and the entry in the audit log, and the record of the reporter if it changes.
    ['PATCH /api/admin/reports/:reportId', 200, 8, 5, 1],
    ['PATCH /api/admin/reports/:reportId, repeated', 200, 7, 0, 0],
    ['PATCH /api/admin/reports/:reportId, another decision', 200, 11, 5, 1],
    ['PATCH /api/admin/reports/:reportId, with `group`', 200, 10, 6, 1],
    // The audit log reads one more entry than the page shows.
    ['GET /api/admin/audit-log, 60 entries', 200, 51, 0, 0],
    // The list of members reads the 50 members of the page and one more, and the admins.
    ['GET /api/admin/members', 200, 54, 0, 0],
    ['GET /api/admin/members, suspended', 200, 4, 0, 0],
    ['GET /api/admin/members, admins', 200, 9, 0, 0],
    // A search for members reads the found usernames and their members. If the searched text could be an id, the search
    // costs one more read.
    ['GET /api/admin/members, a username', 200, 105, 0, 0],
    ['GET /api/admin/members, an address', 200, 4, 0, 0],
    ['GET /api/admin/members, nobody', 200, 5, 0, 0],
    // The page of a member reads the member, the admins, two counts of items, three counts of reports, the record as a
    // reporter, the sessions, entries in the audit log and notes.
    ['GET /api/admin/members/:memberId', 200, 63, 0, 0],
    ['GET /api/admin/members/:memberId, of another member', 200, 13, 0, 0],
    ['GET /api/admin/members/:memberId/items', 200, 49, 0, 0],
    // A member's list of reports also reads the counts of reports, and makes two queries for hidden items.
    ['GET /api/admin/members/:memberId/reports, made', 200, 54, 0, 0],
    ['GET /api/admin/members/:memberId/reports, received', 200, 55, 0, 0],
    // A new note reads the member, the author and the note, and then everything on the member's page.
    ['POST /api/admin/members/:memberId/notes', 200, 66, 2, 0],
    ['POST /api/admin/members/:memberId/notes, repeated', 200, 66, 0, 0],
    // A warning reads the member, the admin and the ruling in the transaction, and then everything on the member's
    // page.
    ['POST /api/admin/members/:memberId/warnings', 200, 17, 2, 0],
    ['POST /api/admin/members/:memberId/warnings, repeated', 200, 17, 0, 0],
    // A suspension also reads the admins and the sessions in the transaction. After the transaction it reads the
    // member, and the sessions, push devices and email links that end.
    ['POST /api/admin/members/:memberId/suspensions', 200, 29, 5, 1],
    ['POST /api/admin/members/:memberId/suspensions, repeated', 200, 20, 0, 0],
    // The transaction that ends a suspension reads the member's account twice, the admin's account, the ruling, the
    // document that the member would have as an admin, and the member's sessions.
    ['DELETE /api/admin/members/:memberId/suspension', 200, 22, 3, 0],
    ['DELETE /api/admin/members/:memberId/suspension, repeated', 200, 18, 0, 0],
    // The figures read the stored days, the shards of today, the numbers from before the counting, the latest day, the
    // counts of reports, the oldest pending report and the pending appeals.
    ['GET /api/admin/figures, 366 days', 200, 390, 0, 0],
    ['GET /api/admin/figures, 7 days', 200, 31, 0, 0],
  ]);
}
