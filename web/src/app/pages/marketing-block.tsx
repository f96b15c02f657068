import { ButtonLink } from '@/components/button';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { useReturnPath } from '@/features/items/model/return-path';
import { classNames } from '@/lib/class-names';
import { signInUrl } from '@/lib/sign-in-url';
import styles from './marketing-block.module.css';

const POINTS = [
  ['Sales', 'What it sold for, where it came from and the profit.'],
  ['BOLOs', 'Finds worth picking up the next time you see them.'],
  ['Community', 'Resellers on six marketplaces, looking out for each other.'],
] as const;

export function MarketingBlock({ className }: { readonly className: string | undefined }) {
  const next = useReturnPath();
  return (
    <section aria-labelledby="marketing" className={classNames(styles.marketing, className)}>
      <div className={styles.promise}>
        <h1 id="marketing" className={classNames(text.display, styles.title)}>
          See what sold. Know what to grab.
        </h1>
        <p className={styles.intro}>
          Real sold prices from real resellers, and the finds to be on the lookout for.
        </p>
        <ButtonLink to={signInUrl('/register', next)} variant="sticker" size="lg">
          Start Sharing Your Sales
        </ButtonLink>
      </div>
      <dl>
        {POINTS.map(([name, explanation]) => (
          <div key={name} className={styles.point}>
            <dt className={classNames(text.heading, styles.name)}>{name}</dt>
            <dd className={styles.text}>{explanation}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function SharePitch() {
  const next = useReturnPath();
  return (
    <Card aria-labelledby="share-pitch" className={styles.pitch}>
      <div className={styles.pitchText}>
        <h2 id="share-pitch" className={classNames(text.heading, styles.pitchTitle)}>
          Sold something good? Share it.
        </h2>
        <p className={styles.pitchIntro}>
          Resellers learn from each other&apos;s sales. Join the community and share yours with one
          screenshot.
        </p>
      </div>
      <ButtonLink to={signInUrl('/register', next)}>Sign Up to Share</ButtonLink>
    </Card>
  );
}
