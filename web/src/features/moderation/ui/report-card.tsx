import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { REPORT_DECISIONS, type ReportForAdmins } from '@contract/schemas/report-for-admins';
import { useId } from 'react';
import { Button } from '@/components/button';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import type { ReportAct } from '../api/reports';
import { actsBesidesDeciding, subjectIdOf } from '../model/entries';
import { REPORT_ACT_LABELS, cannotDecideReportText, priceText } from '../model/report-texts';
import { MemberSearchLink } from './member-search-link';
import styles from './report-card.module.css';
import { ReportedBy, ReportBadges, ReportTexts, ReportReasons } from './report-facts';
import { ReportPicture } from './report-picture';

interface ReportCardProps {
  readonly entry: ReportForAdmins;
  readonly adminUsername: string | null;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  readonly isBusy: boolean;
  readonly onFocus: () => void;
  readonly onSelect: () => void;
  readonly onOpen: () => void;
  readonly onAct: (act: ReportAct) => void;
}

export function ReportCard(props: ReportCardProps) {
  const { entry, adminUsername, isCurrent } = props;
  const titleId = useId();
  const { item } = entry;
  const own = cannotDecideReportText(entry, adminUsername);
  return (
    <Card
      as="li"
      tabIndex={-1}
      data-entry={subjectIdOf(entry)}
      aria-labelledby={titleId}
      aria-current={isCurrent}
      className={classNames(styles.card, isCurrent && styles.current)}
      onFocus={props.onFocus}
    >
      <label className={styles.select}>
        <input
          type="checkbox"
          checked={props.isSelected}
          disabled={own !== null}
          onChange={props.onSelect}
        />
        <span className={text.screenReaderOnly}>Select report #{entry.id}</span>
      </label>
      <ReportPicture url={item.thumbnail} alt="" className={styles.thumbnail} />
      <div className={styles.facts}>
        <div className={styles.head}>
          <h3 id={titleId} className={styles.number}>
            Report #{entry.id}
          </h3>
          <ReportBadges report={entry} />
        </div>
        <ReportedBy report={entry} />
        <p className={styles.title}>{item.title}</p>
        <p>
          Owner <MemberSearchLink username={item.username} />
          {item.soldPrice !== null && (
            <>
              {' · '}
              <span className={text.figures}>{priceText(item.soldPrice)}</span>
            </>
          )}
        </p>
        <ReportReasons report={entry} />
        <ReportTexts report={entry} />
        {own !== null && <p className={styles.own}>{own}</p>}
      </div>
      <div className={styles.buttons}>
        <Button onClick={props.onOpen}>
          Review<span className={text.screenReaderOnly}> report #{entry.id}</span>
        </Button>
        {own === null && actsBesidesDeciding(entry).includes('show') && (
          <Button variant="outline" disabled={props.isBusy} onClick={() => props.onAct('show')}>
            Show Again<span className={text.screenReaderOnly}> report #{entry.id}</span>
          </Button>
        )}
        {own === null && <CardMenu entry={entry} isBusy={props.isBusy} onAct={props.onAct} />}
      </div>
    </Card>
  );
}

interface CardMenuProps {
  readonly entry: ReportForAdmins;
  readonly isBusy: boolean;
  readonly onAct: (act: ReportAct) => void;
}

/**
 * A menu with which an admin decides an entry without opening the review. The act starts in the next frame, because the
 * closing menu first focuses its button. Only afterwards may the act move the focus.
 */
const CardMenu = ({ entry, isBusy, onAct }: CardMenuProps) => (
  <Menu.Root onSelect={({ value }) => requestAnimationFrame(() => onAct(value as ReportAct))}>
    <Menu.Trigger asChild>
      <Button variant="outline">
        Actions<span className={text.screenReaderOnly}> for report #{entry.id}</span>
      </Button>
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content>
          {REPORT_DECISIONS.map((decision) => (
            <Menu.Item key={decision} value={decision} disabled={isBusy}>
              {REPORT_ACT_LABELS[decision]}
            </Menu.Item>
          ))}
          {actsBesidesDeciding(entry).length > 0 && <Menu.Separator />}
          {actsBesidesDeciding(entry).map((act) => (
            <Menu.Item key={act} value={act} disabled={isBusy}>
              {REPORT_ACT_LABELS[act]}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);
