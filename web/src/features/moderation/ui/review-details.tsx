import type { Reported } from '@contract/schemas/reported';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/button';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { changeText, priceText } from '../model/report-texts';
import { MemberLink } from './member-link';
import { Reasons, ReportedBy, ReportMarks, ReportTexts } from './report-facts';
import styles from './review-details.module.css';

interface ReviewDetailsProps {
  readonly report: Reported;
  /** As it was when the dialog opened. */
  readonly seen: Reported;
}

export function ReviewDetails({ report, seen }: ReviewDetailsProps) {
  const { item } = report;
  return (
    <div className={styles.details}>
      <div role="alert">
        <Change text={changeText(seen, report)} />
      </div>
      <div className={styles.marks}>
        <ReportMarks report={report} />
      </div>
      <p className={classNames(text.heading, styles.title)}>{item.title}</p>
      <dl className={styles.facts}>
        <Fact name="Owner">
          <MemberLink username={item.username} />
        </Fact>
        {item.soldPrice !== null && <Fact name="Price">{priceText(item.soldPrice)}</Fact>}
        {item.platform !== null && <Fact name="Platform">{PLATFORM_LABELS[item.platform]}</Fact>}
      </dl>
      {item.ebayUrl !== null && (
        <div>
          <ButtonLink
            to={item.ebayUrl}
            variant="outline"
            size="sm"
            target="_blank"
            rel="noopener noreferrer"
          >
            View Item<span className={text.screenReaderOnly}> in a new tab</span>
          </ButtonLink>
        </div>
      )}
      <Reasons report={report} />
      <ReportedBy report={report} />
      <ReportTexts report={report} />
    </div>
  );
}

const Change = ({ text: change }: { readonly text: string | null }) =>
  change !== null && (
    <p className={styles.change}>
      {change} Your next press decides again. Your notes are still here.
    </p>
  );

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
