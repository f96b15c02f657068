import { SESSION_MARK_COOKIE, SIGNED_OUT_COOKIE } from '@contract/schemas/session';
import { Link } from 'react-router-dom';
import { useViewer } from '@/features/accounts/model/session';
import { ConsentSetting } from '@/features/site/ui/consent-setting';
import { POLICY_EFFECTIVE_DAY, NUMBERS_AS_TEXT } from './facts';
import { IfAds } from './if-ads';
import { PRIVACY_OF_DATA } from './privacy-of-data';
import { PRIVACY_RIGHTS } from './privacy-rights';
import { ProsePage, type ProseSection } from './prose-page';

/** The viewer's consent settings for this browser. */
const ViewerConsent = () => <ConsentSetting viewer={useViewer()} />;

export const PrivacyPage = () => (
  <ProsePage
    title="Privacy Policy"
    effectiveDay={POLICY_EFFECTIVE_DAY}
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

const HouseAds = () => (
  <p>
    Visitors and free members see ads between and below items. They are our own and promote our
    plans. They are part of the app, load nothing from others, set no cookies, and depend only on
    whether you have an account and Premium. Premium members see none.
  </p>
);

const AdsFromGoogle = () => (
  <>
    <p>
      Visitors and free members see ads between and below items. Our own ads promote our plans. They
      load nothing from others and set no cookies. Premium members see no ads.
    </p>
    <p>
      We may ask for your permission to show ads from Google in the same places, under the label
      &ldquo;Advertisement.&rdquo; We load nothing for them before you allow it. Google then sets
      cookies, such as <code>__gads</code> and <code>__gpi</code>, to limit how often you see an ad
      and to find fraud. Google learns your IP address, your browser and device, and the addresses
      of the pages on which you see ads. We ask Google for ads that follow the page and not a
      profile of you. With Do Not Track or Global Privacy Control we do not ask, and you see only
      our own ads. To change your answer, use the button in the next section. Google explains{' '}
      <a href="https://policies.google.com/technologies/partner-sites" rel="noreferrer">
        how it uses data from sites like ours
      </a>
      .
    </p>
  </>
);

/** The sections of the privacy policy about the visitor's browser, and about what we count. */
const PRIVACY_OF_BROWSER: readonly ProseSection[] = [
  {
    id: 'cookies',
    title: 'Cookies and Your Browser',
    content: (
      <>
        <p>
          These cookies are needed to sign in and out. If you never sign in, you get none of them.
        </p>
        <dl>
          <dt>
            <code>__session</code>
          </dt>
          <dd>Your session, for {NUMBERS_AS_TEXT.sessionDays}. Scripts cannot read it.</dd>
          <dt>
            <code>{SESSION_MARK_COOKIE}</code>
          </dt>
          <dd>
            Tells the page that you may be signed in, so that it does not flicker when it loads. It
            lasts as long as the session.
          </dd>
          <dt>
            <code>{SIGNED_OUT_COOKIE}</code>
          </dt>
          <dd>
            Set if you sign out by a link. It makes the app delete your data from this browser when
            it opens next.
          </dd>
        </dl>
        <p>Your browser also stores some data on your device only:</p>
        <ul>
          <li>
            your theme, and your answer about Google Analytics
            <IfAds>{' and ads from Google'}</IfAds>
          </li>
          <li>your drafts, and what you shared or wrote offline until it is sent</li>
          <li>screenshots that you shared from another app, for a day</li>
          <li>the app, and pages and pictures that you have seen, to open it offline</li>
          <li>when you last changed items, to show you the newest ones</li>
          <li>when your plan changed, and for which payments we have thanked you</li>
          <li>the number of your visits, to decide when to suggest installing the app</li>
          <li>
            if you get push notifications in this browser, the identifier to which they are sent
          </li>
          <li>whether we have asked you about push notifications</li>
          <li>your sign-in with Firebase, and your plan, so that the page does not flicker</li>
        </ul>
        <p>
          Signing out ends push notifications in this browser, and deletes your drafts, saved pages
          and pictures, screenshots from other apps, your sign-in with Firebase and what waits to be
          sent. If you sign out by a link, what you shared or wrote offline stays, hidden, until you
          sign in again. If your session ends in any other way, your drafts and screenshots from
          other apps also stay, hidden. The theme, your answer about what we may load from Google,
          whether we have asked you about push notifications, and the number of your visits always
          stay.
        </p>
      </>
    ),
  },
  {
    id: 'counting',
    title: 'What We Count',
    content: (
      <>
        <p>
          When a page opens, we count its kind, such as &ldquo;a profile&rdquo; or &ldquo;the home
          page.&rdquo; We do not store whose profile it was, who opened it, what was searched, or an
          address. For one of ten page loads we also count how fast it was, and whether the screen
          was a phone&apos;s. Counting sets no cookies.
        </p>
        <p>If your browser sends Do Not Track or Global Privacy Control, we count nothing.</p>
      </>
    ),
  },
  {
    id: 'ads',
    title: 'Ads',
    content: <IfAds otherwise={<HouseAds />}>{<AdsFromGoogle />}</IfAds>,
  },
  {
    id: 'analytics',
    title: 'Google Analytics',
    content: (
      <>
        <p>
          We may ask for your permission to use Google Analytics. We load it only if you allow it.
          It then sets cookies whose names start with <code>_ga</code>, and Google learns your IP
          address, your browser and device, and which kinds of pages you open. We have switched off
          its signals for advertising. With Do Not Track or Global Privacy Control we do not ask,
          and it stays off.
        </p>
        <ViewerConsent />
      </>
    ),
  },
];
