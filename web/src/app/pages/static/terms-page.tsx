import { Link } from 'react-router-dom';
import { POLICY_EFFECTIVE_DAY } from './facts';
import { ProsePage } from './prose-page';
import { TERMS_OF_SERVICE } from './terms-of-service';

export const TermsPage = () => (
  <ProsePage
    title="Terms of Service"
    effectiveDay={POLICY_EFFECTIVE_DAY}
    hasContents
    lead={
      <>
        <p>These are the rules for using BoloBoard. The short version:</p>
        <ul>
          <li>Share only what you may share, and never a buyer&apos;s personal information.</li>
          <li>What you share stays yours. Everyone can see it.</li>
          <li>Figures come from members. Check them before you rely on them.</li>
          <li>
            You can delete your account at any time in the{' '}
            <Link to="/account-settings">account settings</Link>.
          </li>
        </ul>
      </>
    }
    sections={TERMS_OF_SERVICE}
  />
);
