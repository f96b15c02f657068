import { PROFILE_PREVIEW_TEXT, ITEM_PREVIEW_TEXT } from './facts';
import type { ProseSection } from './prose-page';

/** The sections of the privacy policy about the data that we store, and about who can see it. */
export const PRIVACY_OF_DATA: readonly ProseSection[] = [
  {
    id: 'public',
    title: 'What Everyone Can See',
    content: (
      <>
        <p>Everyone can see these, also without an account, and so can search engines:</p>
        <ul>
          <li>
            your items: the part of the screenshot that you share, title, prices, gross profit,
            source, dates, marketplace and category, with your username and picture;
          </li>
          <li>
            the link to the listing, if you added one to an item. Our pages show it only to you and
            our moderators, but it is in the item&apos;s public record;
          </li>
          <li>
            your comments, with your username and picture, whom they mention, and the numbers of
            likes and comments;
          </li>
          <li>
            your profile: username, picture, social links, statistics, and when you joined (it shows
            the day);
          </li>
          <li>
            that you are a premium member, and then also your achievements, your bio and your pinned
            items. Bio and pinned items leave your profile when Premium ends, but stay in its public
            record until you remove them;
          </li>
          <li>your place as a champion of the month.</li>
        </ul>
        <p>
          A preview of a link to an item shows {ITEM_PREVIEW_TEXT}. An item without a cover has a
          drawn card instead. It never shows the whole picture or your username. A preview of a link
          to your profile shows {PROFILE_PREVIEW_TEXT}. Apps that show previews may keep them.
        </p>
      </>
    ),
  },
  {
    id: 'stored',
    title: 'What We Store About Members',
    content: (
      <dl>
        <dt>Your account</dt>
        <dd>
          Email address, username and the two before it, first and last name if you gave them, the
          profile above, your settings, and your plan with its dates and your customer number at
          Stripe. Google&apos;s Firebase Authentication keeps your password as a hash; we cannot
          read it. If you sign in with Google, we get your name, your email address and your picture
          from Google, but no password.
        </dd>
        <dt>Where you are signed in</dt>
        <dd>
          For each session the kind of browser and device, such as &ldquo;Chrome on Android,&rdquo;
          when it began, and the last day on which it was used. Each day we count how many sessions
          were used, one count per session, and keep only that number. You can end sessions in the
          account settings.
        </dd>
        <dt>What you do</dt>
        <dd>
          What you share, comment, like and mention, whom you follow and block, your achievements
          and totals, your fees, your notifications, how many submissions and recognitions you have
          used, and for about three days which links you shared and where.
        </dd>
        <dt>What you report</dt>
        <dd>
          Your username, reason and description, the outcome of this report and your earlier ones,
          and a copy of the title, price, link, small picture and owner of the item, and of the
          comment. Only our moderators can read reports, and you can download your own.
        </dd>
        <dt>What our moderators decide</dt>
        <dd>
          Who decided what about which report, item, comment, member or appeal, when, with a note,
          and whom it was about. Only our moderators can read it. We delete it after two years. When
          your account is deleted, we remove your name.
        </dd>
        <dt>Warnings, suspensions and hidden items</dt>
        <dd>
          What we did to your account or to one of your items, why, when and until when, who decided
          it, what you wrote if you appealed, and our answer. Only you and our moderators can read
          it, and it is in your download, without who decided. We keep it until your account is
          deleted.
        </dd>
        <dt>What our moderators can see about you</dt>
        <dd>
          Your names, picture, email address and plan, when you joined, the devices on which you are
          signed in, your items, the reports that you made and those about your items and comments.
          They can write notes about you. Only our moderators can read these notes, so they are not
          in your download. We delete them with your account.
        </dd>
        <dt>Emails to you</dt>
        <dd>
          We send emails about your account only: to verify or change your address, to reset your
          password, when your password or address changes, when your account is deleted, and when we
          refund a second payment. Once an email is sent, we delete its address and content. A note
          that it was sent stays for a day, or for 90 days after a refund.
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
          To read the title and the price, and to find names and addresses to hide, we send the
          screenshot that you choose, and parts of it that you select, to Google Cloud Vision, with
          the personal information that is still in it. We do not store this picture, and we do not
          log its text.
        </p>
        <p>
          Other people get a different picture: only the part that shows the item, with its photo,
          title and price. Your browser cuts off the rest, unless you choose to show more, and
          blacks out the names, addresses and numbers that we find in that part. Then it sends the
          picture. We drop everything else in the file, such as location and camera.
        </p>
        <p>
          Neither step is perfect. We tested 240 new pictures, half of them full of names: a name or
          an address was still visible on 13. Without cutting off the rest, it would have been 133.
          So please check the picture yourself.
        </p>
        <p>
          With each item we store a fingerprint of its picture, to find items with the same picture.
          When you choose a screenshot, your browser sends us its fingerprint so that we can look
          for such items.
        </p>
        <p>
          Pictures have addresses that cannot be guessed. Everyone who has the address can open the
          picture.
        </p>
        <p>
          You can crop the picture of an item. We then delete the rest. Browsers that have shown it
          may keep it for up to a year, and apps that show previews of links may keep its cover. A
          report keeps its copy of the thumbnail.
        </p>
      </>
    ),
  },
];
