import type { ProseSection } from './prose-page';

/** What we store, and what others can see of it. */
export const PRIVACY_OF_DATA: readonly ProseSection[] = [
  {
    id: 'public',
    title: 'What everyone can see',
    content: (
      <>
        <p>Everyone can see these, also without an account, and so can search engines:</p>
        <ul>
          <li>
            your items: screenshot, title, prices, gross profit, source, dates and category, with
            your username;
          </li>
          <li>your comments and the numbers of likes;</li>
          <li>
            your profile: username, picture, bio, social links, statistics, pinned items and the
            month in which you joined;
          </li>
          <li>that you are a premium member, and then also your achievements.</li>
        </ul>
        <p>
          Previews of links to an item show its title and price, but not the screenshot and not your
          username.
        </p>
      </>
    ),
  },
  {
    id: 'stored',
    title: 'What we store about members',
    content: (
      <dl>
        <dt>Your account</dt>
        <dd>
          Email address, username, first and last name if you gave them, the profile above, and your
          plan. Google&apos;s Firebase Authentication keeps your password as a hash; we cannot read
          it. If you sign in with Google, we get your name, your email address and your picture from
          Google, but no password.
        </dd>
        <dt>Where you are signed in</dt>
        <dd>
          For each session the kind of browser and device, such as &ldquo;Chrome on Android,&rdquo;
          when it began, and the last day on which it was used. You can end sessions in the account
          settings.
        </dd>
        <dt>What you do</dt>
        <dd>
          What you share, comment, like and mention, whom you follow and block, your achievements
          and totals, your fees, your notifications, and how many submissions and recognitions you
          have used.
        </dd>
        <dt>What you report</dt>
        <dd>
          Your reason and description, with a copy of the title and the owner of the item, and of
          the comment. Only our moderators can read reports.
        </dd>
        <dt>Emails to you</dt>
        <dd>
          We send emails about your account only: to verify your address, to reset your password,
          and when your password changes or your account is deleted. We delete an email from our
          database once it is sent.
        </dd>
      </dl>
    ),
  },
  {
    id: 'screenshots',
    title: 'Screenshots',
    content: (
      <>
        <p>
          To read the title and the price, we send the screenshot that you choose to Google Cloud
          Vision, with the personal information that is still in it. We do not store this picture,
          and we do not log its text.
        </p>
        <p>
          Other people get a different picture: your browser paints the areas to hide black before
          it sends the picture to share. We drop everything else in the file, such as location and
          camera. The automatic check misses some names and addresses, so please check the picture
          yourself.
        </p>
        <p>
          Pictures have addresses that cannot be guessed. Everyone who has the address can open the
          picture.
        </p>
      </>
    ),
  },
];
