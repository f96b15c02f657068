import type { AuditEntry } from '@contract/schemas/audit-log';
import { chakra } from '@chakra-ui/react/styled-system';
import { Table } from '@chakra-ui/react/table';
import { type ReactNode, useEffect, useRef } from 'react';
import text from '@/components/text.module.css';
import { auditActText, auditStateText, auditSubjectText } from '../model/audit-texts';
import { formatReportTime, usernameText } from '../model/report-texts';

/**
 * The container query for the table layout. It applies if the panel around the table has room for all columns. The
 * width is in rem, so large text needs a wider panel.
 */
const AS_TABLE = '@container (min-width: 56rem)';

/**
 * How the text of a cell breaks into lines. A member's name breaks only if it does not fit, and the number of a report
 * never breaks.
 */
type Width = 'words' | 'name' | 'number' | 'text';

const WIDTHS = {
  words: { overflowWrap: 'normal' },
  name: { [AS_TABLE]: { minWidth: 'min(10.5rem, 11.5cqi)' } },
  number: { whiteSpace: 'nowrap' },
  text: { whiteSpace: 'pre-line' },
} as const;

interface Column {
  readonly title: string;
  readonly width: Width;
  readonly show: (entry: AuditEntry) => ReactNode;
}

const COLUMNS: readonly Column[] = [
  {
    title: 'When',
    width: 'words',
    show: ({ at }) => <time dateTime={at}>{formatReportTime(at)}</time>,
  },
  { title: 'Admin', width: 'name', show: ({ adminUsername }) => usernameText(adminUsername) },
  { title: 'Action', width: 'words', show: auditActText },
  { title: 'Report', width: 'number', show: ({ report }) => (report === null ? '' : `#${report}`) },
  { title: 'Item', width: 'text', show: auditSubjectText },
  { title: 'Member', width: 'name', show: ({ memberUsername }) => usernameText(memberUsername) },
  {
    title: 'Change',
    width: 'words',
    // The cell is empty for a warning or a note, because they do not change a state.
    show: ({ before, after }) =>
      before === '' && after === '' ? '' : <Change before={before} after={after} />,
  },
  { title: 'Note', width: 'text', show: ({ note }) => note },
];

const Change = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>) => (
  <>
    {auditStateText(before)} <span aria-hidden>→</span>
    <span className={text.screenReaderOnly}>to</span> {auditStateText(after)}
  </>
);

interface AuditTableProps {
  readonly entries: readonly AuditEntry[];
  readonly focusedId: string | null;
}

/**
 * A table of acts. On narrow screens, each row is a list of cells, and each cell has the title of its column. ARIA
 * roles keep it a table for screen readers.
 */
export const AuditTable = ({ entries, focusedId }: AuditTableProps) => (
  <Table.Root
    role="table"
    aria-label="Audit log"
    display="block"
    css={{ [AS_TABLE]: { display: 'table', fontSize: 'sm' } }}
  >
    <Table.Header
      role="rowgroup"
      display="none"
      css={{ [AS_TABLE]: { display: 'table-header-group' } }}
    >
      <Table.Row role="row">
        {COLUMNS.map(({ title }) => (
          <Table.ColumnHeader key={title} role="columnheader">
            {title}
          </Table.ColumnHeader>
        ))}
      </Table.Row>
    </Table.Header>
    <Table.Body
      role="rowgroup"
      display="block"
      css={{ [AS_TABLE]: { display: 'table-row-group' } }}
    >
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} isFocused={entry.id === focusedId} />
      ))}
    </Table.Body>
  </Table.Root>
);

interface EntryRowProps {
  readonly entry: AuditEntry;
  readonly isFocused: boolean;
}

function EntryRow({ entry, isFocused }: EntryRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isFocused) row.current?.focus();
  }, [isFocused]);
  return (
    <Table.Row
      ref={row}
      role="row"
      tabIndex={-1}
      display="block"
      paddingBlock="3"
      css={{ [AS_TABLE]: { display: 'table-row', paddingBlock: '0' } }}
      _last={{ borderBottom: 'none' }}
    >
      {COLUMNS.map(({ title, width, show }) => (
        <TitledCell key={title} title={title} width={width}>
          {show(entry)}
        </TitledCell>
      ))}
    </Table.Row>
  );
}

interface TitledCellProps extends Pick<Column, 'title' | 'width'> {
  readonly children: ReactNode;
}

const TitledCell = ({ title, width, children }: TitledCellProps) => (
  <Table.Cell
    role="cell"
    // With large text, the title is above the value.
    display={children === '' ? 'none' : 'flex'}
    flexWrap="wrap"
    columnGap="2"
    paddingBlock="1"
    css={[{ [AS_TABLE]: { display: 'table-cell', paddingBlock: '3' } }, WIDTHS[width]]}
  >
    <chakra.span
      display="block"
      flex="0 0 5rem"
      color="inkMuted"
      css={{ [AS_TABLE]: { display: 'none' } }}
    >
      {title}
    </chakra.span>
    <chakra.span flex="1 1 min(10rem, 100%)" minWidth="0">
      {children}
    </chakra.span>
  </Table.Cell>
);
