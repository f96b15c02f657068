import { EXPORT_MESSAGES } from '@contract/schemas/item-export';
import type { ExportRange } from '@contract/schemas/sales-range';
import { call } from '@/services/api-client';
import { useDownload } from '@/services/use-download';

export const useItemExport = () =>
  useDownload('exportItems', {
    fetchFile: (query: ExportRange) => call('exportItems', { query }),
    defaultName: 'boloboard-items.csv',
    failed: EXPORT_MESSAGES.failed,
  });
