import { api } from '../../contract/endpoints/api';
import type { EndpointTable } from '../../contract/endpoints/define-endpoint';
import { CALLER_ROLES, rightToCall } from '../../contract/rules/call-rights';
import { markdownTable } from '../report/markdown-table';

const table: EndpointTable = api;

/**
 * Returns a Markdown table that shows which viewers may make which call, for docs/rights.md. `call-rights.test.ts`
 * tests each cell of the table.
 */
export const rightsTable = (): string =>
  markdownTable(
    ['call', 'what', ...CALLER_ROLES],
    Object.values(table)
      .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
      .map((endpoint) => [
        `\`${endpoint.method} ${endpoint.path}\``,
        firstSentence(endpoint.summary),
        ...CALLER_ROLES.map((caller) => rightToCall(endpoint, caller)),
      ]),
    { hasTexts: true },
  );

type Row = EndpointTable[string];

/** Sorts calls by path, so that calls about the same thing are together. */
const keyOf = ({ path, method }: Row) => `${path} ${method}`;

const firstSentence = (summary: string) => summary.split(/(?<=\w)\. /)[0]?.replace(/\.$/, '') ?? '';
