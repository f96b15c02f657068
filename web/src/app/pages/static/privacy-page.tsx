import { Link } from 'react-router-dom';
import { EFFECTIVE_DAY } from './facts';
import { IfAds } from './if-ads';
import { PRIVACY_OF_BROWSER } from './privacy-of-browser';
import { PRIVACY_OF_DATA } from './privacy-of-data';
import { PRIVACY_RIGHTS } from './privacy-rights';
import { ProsePage } from './prose-page';

export const PrivacyPage = () => (
  <ProsePage
    title="Privacy Policy"
    effectiveDay={EFFECTIVE_DAY}
    hasContents
    lead={
      <>
        <p>What BoloBoard stores, why, and for how long. The short version:</p>
        <ul>
          <li>Items, comments and profiles are public. Your email address is not.</li>
          <li>
            We do not sell your data.{' '}
            <IfAds otherwise="We show ads, but only our own, and load Google Analytics only if you allow it.">
              We show our own ads. Ads from Google and Google Analytics load only if you allow them.
            </IfAds>
          </li>
          <li>
            We count page views without cookies, and not at all if your browser asks sites not to
            track you. We also count members, sessions and items by day, without names.
          </li>
          <li>
            You can download your data and delete your account yourself, in the{' '}
            <Link to="/account-settings">account settings</Link>.
          </li>
        </ul>
      </>
    }
    sections={[...PRIVACY_OF_DATA, ...PRIVACY_OF_BROWSER, ...PRIVACY_RIGHTS]}
  />
);
