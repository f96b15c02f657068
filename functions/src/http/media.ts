import type { RequestHandler } from 'express';
import { isPublicMediaPath } from '../domain/media-path';
import { AppError } from '../lib/app-error';

const PREFIX = '/media/';
/**
 * Browsers keep a picture for a year, because the content at a path never changes. Every 10 minutes, the CDN checks
 * that the picture still exists.
 */
const CACHE_CONTROL = 'public, max-age=31536000, immutable, s-maxage=600';

interface StoredPictures {
  get(path: string): Promise<{ readonly bytes: Buffer; readonly contentType: string } | null>;
}

/**
 * Creates a handler for GET and HEAD of `/media/{path}`. The handler serves pictures of items and profiles. Throws
 * `not_found` if there is no such picture, and `method_not_allowed` for other methods.
 */
export function createMediaHandler({ media }: { readonly media: StoredPictures }): RequestHandler {
  return async (request, response) => {
    // An error must not have the caching header of a picture, because the CDN would keep even a 404 for 10 minutes.
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      throw new AppError('method_not_allowed', 'Only GET and HEAD requests work for pictures.');
    }
    const path = request.path.startsWith(PREFIX) ? request.path.slice(PREFIX.length) : '';
    const stored = isPublicMediaPath(path) ? await media.get(path) : null;
    if (!stored) throw new AppError('not_found', "This picture doesn't exist.");
    response.set({
      'Cache-Control': CACHE_CONTROL,
      'Content-Type': stored.contentType,
      ETag: `"${path.slice(path.lastIndexOf('/') + 1)}"`,
    });
    response.send(stored.bytes);
  };
}
