import { PLATFORM_LABELS, PLATFORMS } from '@contract/schemas/platform';
import { Link } from 'react-router-dom';
import { PLAN_DIFFERENCES } from '@/features/billing/model/plan-differences';
import { upgradeUrl } from '@/lib/upgrade-url';
import { NUMBERS_AS_TEXT } from './facts';
import { IfAds } from './if-ads';
import styles from './about-page.module.css';
import { ProsePage, type ProseSection } from './prose-page';

/** A table that compares the plans. On phones, it scrolls sideways, also by keyboard. */
const PlanTable = () => (
  <div role="region" aria-label="Plans, table" tabIndex={0} className={styles.scroll}>
    <table>
      <thead>
        <tr>
          <th scope="col">What you get</th>
          <th scope="col">Free</th>
          <th scope="col">Premium</th>
        </tr>
      </thead>
      <tbody>
        {PLAN_DIFFERENCES.map(({ name, free, premium }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{free}</td>
            <td>{premium}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const LABELS = PLATFORMS.map((platform) => PLATFORM_LABELS[platform]);
const MARKETPLACES = `${LABELS.slice(0, -1).join(', ')} and ${LABELS.at(-1) ?? ''}`;

const SECTIONS: readonly ProseSection[] = [
  {
    id: 'share',
    title: 'Share What Sold',
    content: (
      <>
        <p>
          Upload a screenshot of a sold listing. BoloBoard reads the title and the price, so there
          is little left to type. Others see only the part that shows the item: your browser cuts
          off the rest before the picture is shared. In that part, BoloBoard looks for names,
          addresses, email addresses, phone numbers, order numbers and tracking numbers, and your
          browser paints them black.
        </p>
        <p>
          If it was your own sale, add what you paid and where you found it. Everyone then sees the
          gross profit. If it was somebody else&apos;s, share it as a find: a BOLO, short for
          &ldquo;be on the lookout.&rdquo;
        </p>
      </>
    ),
  },
  {
    id: 'learn',
    title: 'Learn What Sells',
    content: (
      <ul>
        <li>
          <strong>Search</strong> sold items by words, marketplace, category, price and date, and
          see the median, lowest and highest price of what you find.
        </li>
        <li>
          <strong>Talk</strong> about an item: comment, mention other members with @, and like what
          helped you.
        </li>
        <li>
          <strong>Compete</strong> in three titles each calendar month: Most Liked Item, Highest
          Profit Item and Most Items Shared.
        </li>
        <li>
          <strong>Collect achievements</strong> in bronze, silver, gold and platinum.
        </li>
      </ul>
    ),
  },
  {
    id: 'plans',
    title: 'Free and Premium',
    content: (
      <>
        <p>
          You can look around without an account. A free account lets you share, like and comment.
          Premium removes the limits.
        </p>
        <PlanTable />
        <p>
          Premium costs {NUMBERS_AS_TEXT.monthlyPrice} a month or {NUMBERS_AS_TEXT.yearlyPrice} a
          year. A year saves {NUMBERS_AS_TEXT.yearlySaving} compared with twelve months.{' '}
          <Link to={upgradeUrl('/about')}>See Premium</Link>
        </p>
      </>
    ),
  },
  {
    id: 'marketplaces',
    title: 'The Marketplaces',
    content: (
      <p>
        BoloBoard covers sales on {MARKETPLACES}. We are not affiliated with any of them. Their
        names belong to their owners.
      </p>
    ),
  },
  {
    id: 'more',
    title: 'Good to Know',
    content: (
      <ul>
        <li>
          BoloBoard is an app, too. Install it from your browser, and you can open it offline. Items
          that you share offline are sent when you are online again.
        </li>
        <li>
          <IfAds otherwise="We load no scripts of ad networks or social networks.">
            We load no scripts of social networks, and ads from Google only if you allow them.
          </IfAds>{' '}
          The <Link to="/privacy-policy">privacy policy</Link> says what we store.
        </li>
        <li>
          Questions? <Link to="/contact">Contact us</Link>. We answer within{' '}
          {NUMBERS_AS_TEXT.answerTime}.
        </li>
      </ul>
    ),
  },
];

export const AboutPage = () => (
  <ProsePage
    title="About BoloBoard"
    lead={
      <p>
        BoloBoard is a community of online resellers. Members show each other what sold, for how
        much, and what to look out for next.
      </p>
    }
    sections={SECTIONS}
  />
);
