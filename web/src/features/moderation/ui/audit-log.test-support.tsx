import type { AuditEntry } from '@contract/schemas/audit-log';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { page } from 'vitest/browser';
import { adminChakraSystem } from './admin-theme';
import { AuditLog } from './audit-log';

export const NEXT_CURSOR = '1764000000000000.a50';

export const auditEntryLike = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 'a1',
  act: 'decide_report',
  at: '2026-11-21T12:30:00.000Z',
  report: '12345678',
  adminUsername: 'root',
  memberUsername: 'ann_sells',
  subject: 'Brass owl',
  isComment: false,
  reports: 1,
  note: 'Seen twice',
  before: 'pending',
  after: 'resolved',
  ...change,
});

export const auditEntriesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) =>
    auditEntryLike({ id: `a${first + at}`, note: `Act ${first + at}` }),
  );

export const auditRows = () => page.getByRole('table', { name: 'Audit log' }).getByRole('row');

export const showMoreButton = () => page.getByRole('button', { name: 'Show More' });

/** The audit log in the theme of the admin dashboard. */
export const auditLogElement = (
  <ChakraProvider value={adminChakraSystem}>
    <AuditLog />
  </ChakraProvider>
);
