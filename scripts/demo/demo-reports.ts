import type { ReportInput } from '@contract/schemas/report';
import type { ReportDecision } from '@contract/schemas/report-for-admins';

/** How the demo admin decides a report. */
export type DemoAct = { readonly notes: string } & (
  { readonly decides: ReportDecision } | { readonly does: 'hide' | 'delete' }
);

export interface DemoReport extends ReportInput {
  /**
   * Whether the report is about the first demo comment on the item. If false, or if the item has no comment, the report
   * is about the item.
   */
  readonly ofComment?: boolean;
  readonly act?: DemoAct;
}

/**
 * The reports of demo sales, by the index of the sale. Sale 17 belongs to the demo admin. The report of this sale stays
 * open, because admins cannot decide reports of their own items. Sale 83 has so many reports that it is hidden.
 */
export const DEMO_REPORTS: Readonly<Record<number, readonly DemoReport[]>> = {
  17: [{ reason: 'personal_info', description: "The buyer's first name shows above the price." }],
  23: [
    {
      reason: 'fake',
      description: 'Nobody pays that much.',
      act: { decides: 'dismissed', notes: 'The listing shows this price.' },
    },
  ],
  36: [
    {
      reason: 'spam',
      description: 'The title has the name of a shop.',
      act: { decides: 'reviewed', notes: 'Asked the owner to change the title.' },
    },
  ],
  58: [
    { reason: 'fake', description: 'The same screenshot is on another site with another price.' },
    { reason: 'other', description: "The title doesn't match the picture." },
  ],
  71: [
    {
      reason: 'personal_info',
      description: '',
      act: { decides: 'resolved', notes: 'The owner has painted over the address.' },
    },
    { reason: 'personal_info', description: 'There is still a name at the bottom.' },
  ],
  83: [
    { reason: 'inappropriate', description: '' },
    { reason: 'inappropriate', description: 'Not something that children should see.' },
    { reason: 'other', description: '' },
  ],
  94: [{ reason: 'spam', description: '', ofComment: true }],
  102: [
    {
      reason: 'inappropriate',
      description: 'The picture shows more than the item.',
      act: { does: 'hide', notes: 'Not for everyone.' },
    },
  ],
  118: [
    {
      reason: 'fake',
      description: 'This never sold. The listing is still up.',
      act: { does: 'delete', notes: 'The listing is still open.' },
    },
  ],
  124: [
    {
      reason: 'spam',
      description: 'The same comment is on five items.',
      ofComment: true,
      act: { does: 'delete', notes: 'An ad.' },
    },
  ],
  131: [{ reason: 'inappropriate', description: '' }],
};
