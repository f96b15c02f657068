import { NOTIFICATION_RETENTION_DAYS } from '@contract/schemas/notification';
import { VIEW_COUNTS_KEPT_DAYS } from '@contract/schemas/page-view';
import {
  FREE_RETENTION_DAYS,
  LAPSE_RETENTION_DAYS,
  PREMIUM_RETENTION_DAYS,
} from '@contract/schemas/retention';
import { Link } from 'react-router-dom';
import { NUMBERS_AS_TEXT } from './facts';
import { IfAds } from './if-ads';
import type { ProseSection } from './prose-page';

/**
 * The sections of the privacy policy about who else receives data, how long we keep data, and the rights of members.
 */
export const PRIVACY_RIGHTS: readonly ProseSection[] = [
  {
    id: 'services',
    title: 'Services That We Use',
    content: (
      <>
        <dl>
          <dt>Google Firebase and Google Cloud</dt>
          <dd>
            Run BoloBoard: hosting, sign-in, database and pictures. Cloud Vision reads screenshots.
            The data is stored in the United States. Google logs requests with IP addresses, which
            keeps BoloBoard running and secure. If a member shows the picture of their Google
            account, your browser loads it from Google, without saying which page you see.
          </dd>
          <dt>Firebase Cloud Messaging and your browser&apos;s push service</dt>
          <dd>
            Deliver push notifications, if you are a premium member and turn them on. Google gets an
            identifier of your browser, your account&apos;s id, and the title, text, picture and
            link of each notification. Your browser&apos;s push service passes notifications on and
            cannot read them. Both get nothing before you turn push notifications on, and nothing
            more after you turn them off or sign out.
          </dd>
          <dt>An email provider</dt>
          <dd>Delivers the emails about your account. It gets your email address and the email.</dd>
          <dt>Stripe</dt>
          <dd>
            Handles the payments for Premium, on its own pages. If you choose a plan, it gets your
            email address and the id of your account, and what you enter there, such as your card.
            It tells us which plan you have, whether it is paid and when it ends. We do not see or
            store your card number.
          </dd>
          <IfAds>
            <dt>Google AdSense</dt>
            <dd>
              Shows ads to visitors and free members who <a href="#ads">allow it</a>. It gets
              nothing before.
            </dd>
          </IfAds>
          <dt>eBay</dt>
          <dd>Gives us its list of categories. It gets nothing about you.</dd>
        </dl>
        <p>
          The share menu has plain links to X, Facebook, LinkedIn, WhatsApp and your email app. None
          of them learns anything before you choose it. If you add a profile picture by its address,
          our server fetches the picture once.
        </p>
        <p>
          We do not sell personal data
          <IfAds otherwise=" and do not share it for advertising.">
            . We share it for advertising only with Google, and only if you allow{' '}
            <a href="#ads">ads from Google</a>.
          </IfAds>{' '}
          We hand it over if the law requires it.
        </p>
      </>
    ),
  },
  {
    id: 'keeping',
    title: 'How Long We Keep It',
    content: (
      <>
        <ul>
          <li>
            <strong>Items</strong> expire after {FREE_RETENTION_DAYS} days, or after{' '}
            {PREMIUM_RETENTION_DAYS} with Premium. When Premium ends, items that it would have kept
            longer stay for {LAPSE_RETENTION_DAYS} more days. None expires before the end of the
            month in which you shared it. Expired items are no longer shown. Within a day, their
            pictures, likes and comments are erased.
          </li>
          <li>
            <strong>Your own sales</strong> stay in your figures, downloads and totals after their
            items expire, and after you delete the items if you choose so. We then keep title,
            marketplace, dates, prices and source, without the picture, and only you can see them.
            You can remove them when you delete an item, or later in the account settings. Otherwise
            they stay as long as your account.
          </li>
          <li>
            <strong>Deleted items</strong> leave lists within a second, and their pictures, likes
            and comments are erased soon after. Of an item that expired or was deleted, a record
            with title and prices stays until you delete your account. Reports about it stay, each
            with a small copy of the picture that only our moderators see, until you delete your
            account. Caches can show a picture a little longer, and a device that saved it keeps it
            while it has no network.
          </li>
          <li>
            <strong>Notifications</strong> are kept for {NOTIFICATION_RETENTION_DAYS} days, and
            counts of page views and loading times for {VIEW_COUNTS_KEPT_DAYS} days.
          </li>
          <li>
            <strong>Sessions</strong> end after {NUMBERS_AS_TEXT.sessionDays}, and their records are
            deleted about a day later.
          </li>
          <li>
            <strong>Limits on calls</strong> are counted by account or IP address. If we store a
            count, we store it under a hash that changes every day. It is deleted after about three
            days.
          </li>
          <li>
            <strong>Your account</strong> is kept until you delete it. We then cancel your plan at
            Stripe and delete your customer record there. Stripe keeps what the law requires about
            payments.
          </li>
        </ul>
        <p>
          When you delete your account, we remove your items, sales, pictures, likes, favorites,
          settings and the account itself. It usually takes minutes, and at most{' '}
          {NUMBERS_AS_TEXT.deletionTime} from your request. Your comments on items of others stay,
          without your name, so that conversations remain readable. Reports stay for our moderators,
          without your name and without pictures of your items. Delete a comment first if you do not
          want it to stay. For 90 days we also keep a note that the account was deleted, so that
          nothing of it comes back.
        </p>
      </>
    ),
  },
  {
    id: 'choices',
    title: 'What You Can Do',
    content: (
      <ul>
        <li>
          <strong>Download</strong> everything that we store about you as one file, in the{' '}
          <Link to="/account-settings">account settings</Link>.
        </li>
        <li>
          <strong>Correct</strong> your profile, the details of your items and your comments at any
          time.
        </li>
        <li>
          <strong>Delete</strong> single items and comments, or your whole account.
        </li>
        <li>
          <strong>Sign out</strong> of single devices, or everywhere.
        </li>
        <li>
          <strong>Block</strong> members, so that you no longer see their items and comments. They
          are not notified.
        </li>
        <li>
          <strong>Ask us.</strong> Depending on where you live, you may have further rights. Write
          to us on the <Link to="/contact">contact page</Link>, also if you have no account and find
          something about yourself here.
        </li>
      </ul>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    content: (
      <p>
        BoloBoard is not meant for children under 13, and we do not knowingly store their data. If
        you know of such an account, please <Link to="/contact">tell us</Link>.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to This Policy',
    content: (
      <p>
        When we change this policy, this page gets a new effective date. &ldquo;We&rdquo; are the
        people who run BoloBoard. You reach us on the <Link to="/contact">contact page</Link>.
      </p>
    ),
  },
];
