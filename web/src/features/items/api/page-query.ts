import type { Api } from '@contract/endpoints/api';
import type { CallInput } from '@contract/endpoints/define-endpoint';

/** What a page of the board is asked for by; its moment is added when it is read. */
export type PageQuery = Omit<CallInput<Api['listItems']>['query'], 'asOf' | 'limit'>;
