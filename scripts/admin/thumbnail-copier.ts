import type { App } from 'firebase-admin/app';
import { createJsonLogger } from '../../functions/src/lib/json-logger';
import {
  type CopyThumbnail,
  createCopyThumbnail,
} from '../../functions/src/services/reports/reported-thumbnails';
import { mediaGatewayOf } from './media-gateway';
import type { Target } from './target';

/** Copies thumbnails of reported items for a command. */
export async function thumbnailCopierOf(app: App, target: Target): Promise<CopyThumbnail> {
  const media = await mediaGatewayOf(app, target);
  return createCopyThumbnail({ media, log: createJsonLogger() });
}
