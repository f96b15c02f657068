import { PAGE_ALLOWANCE } from '@contract/rules/page-allowance';
import {
  FREE_RETENTION_DAYS,
  LAPSE_RETENTION_DAYS,
  PREMIUM_RETENTION_DAYS,
} from '@contract/schemas/retention';
import { FREE_SUBMISSIONS_PER_MONTH } from '@contract/schemas/subscription';
import { Link } from 'react-router-dom';
import { NUMBERS_AS_TEXT } from './facts';
import type { ProseSection } from './prose-page';

export const TERMS_OF_SERVICE: readonly ProseSection[] = [
  {
    id: 'agreement',
    title: 'This Agreement',
    content: (
      <p>
        By using BoloBoard you agree to these terms. &ldquo;We&rdquo; are the people who run
        BoloBoard, and you reach us on the <Link to="/contact">contact page</Link>. If you do not
        agree, please do not use BoloBoard.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your Account',
    content: (
      <ul>
        <li>Use an email address that belongs to you, so that we can reach you.</li>
        <li>
          Keep your password to yourself. If somebody else knows it, change it, and sign out
          everywhere in the <Link to="/account-settings">account settings</Link>.
        </li>
        <li>BoloBoard is not meant for children under 13.</li>
        <li>Do not pretend to be somebody else, or a member of our staff.</li>
      </ul>
    ),
  },
  {
    id: 'content',
    title: 'What You Share',
    content: (
      <>
        <p>
          Your screenshots, texts and comments stay yours. You allow us to store them, to scale and
          compress pictures, and to show them on BoloBoard and in previews of links, for as long as
          they are on BoloBoard. You confirm that you may share them.
        </p>
        <p>
          Items, comments and your profile are public. BoloBoard shows only the part of a screenshot
          around the item, and hides personal information that it finds there, but it misses some.
          Check each picture before you share it: what is in it is your responsibility.
        </p>
      </>
    ),
  },
  {
    id: 'rules',
    title: 'Rules for Everyone',
    content: (
      <>
        <p>Do not share or post:</p>
        <ul>
          <li>
            personal information of others, such as names, addresses or order numbers of buyers;
          </li>
          <li>anything illegal, inappropriate or offensive;</li>
          <li>spam or advertising;</li>
          <li>fake or misleading sales.</li>
        </ul>
        <p>
          Do not copy items in bulk. Do not get around the limits of your plan, for example with
          several accounts. Do not attack BoloBoard or its members.
        </p>
      </>
    ),
  },
  {
    id: 'moderation',
    title: 'Reports and Removal',
    content: (
      <p>
        Members can report items and comments. We may remove what breaks these terms, and close
        accounts that break them seriously or again and again. If you think that we were wrong,{' '}
        <Link to="/contact">write to us</Link>.
      </p>
    ),
  },
  {
    id: 'plans',
    title: 'Free and Premium',
    content: (
      <>
        <p>
          A free account includes {FREE_SUBMISSIONS_PER_MONTH} submissions each calendar month and
          the first {PAGE_ALLOWANCE.free} pages of items. Its items expire after{' '}
          {FREE_RETENTION_DAYS} days. With Premium, submissions and pages are unlimited, and all
          items that you have then expire after {PREMIUM_RETENTION_DAYS} days. When Premium ends,
          items that it would have kept longer stay for {LAPSE_RETENTION_DAYS} more days. No item
          expires before the end of the month in which it was shared. Items that expired cannot be
          restored.
        </p>
        <p>
          Premium costs {NUMBERS_AS_TEXT.monthlyPrice} a month or {NUMBERS_AS_TEXT.yearlyPrice} a
          year, in US dollars. Stripe handles the payment.
        </p>
        <ul>
          <li>
            <strong>Renewal.</strong> The plan renews each month or each year at the same price,
            until you cancel it. If a payment fails, you keep Premium while Stripe tries again. If
            all attempts fail, Premium ends.
          </li>
          <li>
            <strong>Cancellation.</strong> You can cancel at any time, with &lsquo;Manage
            Subscription&rsquo; in the <Link to="/account-settings">account settings</Link>. You
            keep Premium until the end of the time that you paid for. If you delete your account,
            Premium ends immediately.
          </li>
          <li>
            <strong>Refunds.</strong> We do not refund the rest of a month or year, unless the law
            requires it. If you paid twice, you get the second payment back. If a payment looks
            wrong, <Link to="/contact">write to us</Link>. When we refund your latest payment in
            full, Premium ends immediately.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'figures',
    title: 'Figures and Estimates',
    content: (
      <p>
        Prices, profits and dates come from members, and some are read from screenshots by software.
        They can be wrong. Fees and net profits are estimates. A past sale does not promise a future
        one. Nothing on BoloBoard is financial, tax or legal advice.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'Our Service',
    content: (
      <p>
        We work to keep BoloBoard available and correct, but we cannot promise that it always is.
        Keep your own copies of what you need: you can download your data in the{' '}
        <Link to="/account-settings">account settings</Link>. As far as the law allows, we provide
        BoloBoard as it is and are not liable for losses from using it or from relying on what
        members share.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Deleting Your Account',
    content: (
      <p>
        You can delete your account at any time in the{' '}
        <Link to="/account-settings">account settings</Link>. That usually takes minutes, and at
        most {NUMBERS_AS_TEXT.deletionTime}. The{' '}
        <Link to="/privacy-policy#keeping">privacy policy</Link> says what is removed.
      </p>
    ),
  },
  {
    id: 'marketplaces',
    title: 'Marketplaces',
    content: (
      <p>
        BoloBoard is not affiliated with any marketplace. Their names and marks belong to their
        owners. Their own terms apply to what you do there.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to These Terms',
    content: (
      <p>
        When we change these terms, this page gets a new effective date. If you keep using BoloBoard
        after that date, the new terms apply.
      </p>
    ),
  },
];
