import { Link } from 'react-router-dom';
import { BUG_REPORT_SUBJECT } from '../../shell/support-mail';
import { NUMBERS_AS_TEXT } from './facts';
import { ProsePage, type ProseSection } from './prose-page';
import { SupportAddress } from './support-address';

const SECTIONS: readonly ProseSection[] = [
  {
    id: 'email',
    title: 'Send Us an Email',
    content: (
      <>
        <p>
          <SupportAddress subject="Question about BoloBoard" />
        </p>
        <p>
          If it is about your account, write from the email address of the account, and include your
          username. Never send us your password.
        </p>
      </>
    ),
  },
  {
    id: 'bug',
    title: 'Report a Bug',
    content: (
      <>
        <p>
          <SupportAddress subject={BUG_REPORT_SUBJECT} label="Report a Bug" />
        </p>
        <p>These four things help us find it:</p>
        <ol>
          <li>What you did, step by step.</li>
          <li>What happened, with the words of the message if there was one.</li>
          <li>What you expected instead.</li>
          <li>Your device and browser, and the address of the page.</li>
        </ol>
        <p>
          A screenshot helps, too. Please remove names and addresses of buyers from it. The subject
          of the email already names the version of BoloBoard.
        </p>
      </>
    ),
  },
  {
    id: 'report',
    title: 'Report an Item or a Comment',
    content: (
      <p>
        If something shows personal information, is offensive, spam or misleading, open the item and
        press &ldquo;Report.&rdquo; Our moderators then get the report together with the item, which
        is faster than an email. If it is about you and you have no account, send us an email with
        the link to the item.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your Account',
    content: (
      <ul>
        <li>
          <strong>Forgot your password?</strong>{' '}
          <Link to="/forgot-password">Request a link to set a new one</Link>.
        </li>
        <li>
          <strong>Download your data or delete your account</strong> in the{' '}
          <Link to="/account-settings">account settings</Link>. A deletion usually takes minutes. If
          you ask us by email instead, we delete your account within {NUMBERS_AS_TEXT.deletionTime}{' '}
          of your request.
        </li>
      </ul>
    ),
  },
  {
    id: 'privacy',
    title: 'Your Privacy',
    content: (
      <p>
        The <Link to="/privacy-policy">privacy policy</Link> says what we store and for how long.
        Send questions about it to the same address.
      </p>
    ),
  },
];

export const ContactPage = () => (
  <ProsePage
    title="Contact Us"
    lead={<p>We answer within {NUMBERS_AS_TEXT.answerTime}.</p>}
    sections={SECTIONS}
  />
);
