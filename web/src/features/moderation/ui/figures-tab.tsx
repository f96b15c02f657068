import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stat } from '@chakra-ui/react/stat';
import type { SiteFigures } from '@contract/schemas/figures';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@/components/button';
import { FailureCard } from '@/components/failure-card';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { saveFile } from '@/lib/save-file';
import { errorSentence } from '@/services/api-error';
import { figuresQuery } from '../api/figures';
import { dayRows, weekRows } from '../model/figure-rows';
import { FIGURES_CHARTS, figuresCsv, type FigureTile, figureTiles } from '../model/figure-texts';
import { useLeaveOnForbiddenRead } from '../model/use-leave-if-admin-revoked';
import { AdminSelect } from './admin-select';
import { FiguresChart } from './figures-chart';
import styles from './figures-tab.module.css';

const RANGES = [
  { value: '7', label: 'Last 7 Days' },
  { value: '30', label: 'Last 30 Days' },
  { value: '90', label: 'Last 90 Days' },
  { value: '366', label: 'Last 12 Months' },
] as const;
const DEFAULT_RANGE = '30';
/** The maximum number of days that are shown by day. Longer ranges are shown by week. */
const MAX_DAYS = 92;

/** Shows the figures that the site's owner needs, by day or by week. */
export function FiguresTab() {
  const [searchParams, setSearchParams] = useSearchParams();
  const range =
    RANGES.find(({ value }) => value === searchParams.get('days'))?.value ?? DEFAULT_RANGE;
  const { data, dataUpdatedAt, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...figuresQuery(Number(range)),
    placeholderData: keepPreviousData,
  });
  useLeaveOnForbiddenRead(error);
  return (
    <div aria-busy={isFetching} className={styles.figures}>
      <div className={styles.controls}>
        <AdminSelect
          label="Period"
          choices={RANGES}
          value={range}
          onChange={(days) =>
            setSearchParams(
              { tab: 'figures', ...(days !== DEFAULT_RANGE && { days }) },
              { replace: true },
            )
          }
        />
        <Button variant="outline" busy={isFetching} keepsFocus onClick={() => void refetch()}>
          Refresh
        </Button>
        <Button
          variant="outline"
          disabled={!data || isPlaceholderData}
          onClick={() => data && save(data)}
        >
          Download CSV
        </Button>
      </div>
      {error && (
        <FailureCard
          message={errorSentence(error, "We couldn't load the figures.")}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <div className={classNames(styles.shown, isPlaceholderData && styles.former)}>
          <Shown figures={data} readAt={dataUpdatedAt} />
        </div>
      )}
      {!data && !error && <Skeletons />}
    </div>
  );
}

function save({ days }: SiteFigures): void {
  const first = days[0]?.day ?? '';
  const last = days.at(-1)?.day ?? '';
  const file = new Blob([figuresCsv(days)], { type: 'text/csv;charset=utf-8' });
  saveFile(file, `boloboard-figures-${first}-${last}.csv`);
}

interface ShownProps {
  readonly figures: SiteFigures;
  /** The time of the response, in milliseconds since 1970. */
  readonly readAt: number;
}

function Shown({ figures, readAt }: ShownProps) {
  const { days } = figures;
  const rows = days.length > MAX_DAYS ? weekRows(days) : dayRows(days);
  return (
    <>
      <ul aria-label="Now" className={styles.tiles}>
        {figureTiles(figures, readAt).map((tile) => (
          <li key={tile.label}>
            <NowTile {...tile} />
          </li>
        ))}
      </ul>
      <div className={styles.charts}>
        {FIGURES_CHARTS.map((chart) => (
          <FiguresChart key={chart.title} chart={chart} rows={rows} />
        ))}
      </div>
    </>
  );
}

const NowTile = ({ label, value, detail }: FigureTile) => (
  <Stat.Root>
    <Stat.Label>{label}</Stat.Label>
    {/* The text size is limited, so that '41 minutes' fits into the narrowest tile. */}
    <Stat.ValueText fontSize="min(1.5rem, 14cqi)">{value}</Stat.ValueText>
    {detail !== null && <dd className={styles.detail}>{detail}</dd>}
  </Stat.Root>
);

const Skeletons = () => (
  <>
    <p role="status" className={text.screenReaderOnly}>
      Loading the figures...
    </p>
    <div className={styles.tiles}>
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} data-testid="figures-skeleton" className={styles.tileLoading} />
      ))}
    </div>
    <div className={styles.charts}>
      {FIGURES_CHARTS.map(({ title }) => (
        <Skeleton key={title} className={styles.chartLoading} />
      ))}
    </div>
  </>
);
