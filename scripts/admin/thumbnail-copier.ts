import type { App } from 'firebase-admin/app';
import {
  type CopyThumbnail,
  createThumbnailCopier,
} from '../../functions/src/services/reports/reported-thumbnails';
import { mediaGatewayOf } from './media-gateway';
import type { Target } from './target';

/** Copies thumbnails of reported items for a command, and throws if that fails: a report that has a number gets none later. */
export async function thumbnailCopierOf(app: App, target: Target): Promise<CopyThumbnail> {
  const media = await mediaGatewayOf(app, target);
  return createThumbnailCopier(media);
}
