import type { RequestHandler, Response } from 'express';
import { isMediaPath } from '../domain/media-path';
import type { MediaGateway } from '../gateways/media';

const PREFIX = '/media/';
/** Browsers keep a picture for good; the CDN for 10 minutes, so that a removed one goes. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable, s-maxage=600';

/** Answers GET and HEAD `/media/{path}` with the stored picture; its name says its content, so it never changes. */
export function createMediaHandler({ media }: { readonly media: MediaGateway }): RequestHandler {
  return async (request, response) => {
    response.set('X-Content-Type-Options', 'nosniff');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      return refuse(response, 405, 'Pictures can only be read.');
    }
    const path = request.path.startsWith(PREFIX) ? request.path.slice(PREFIX.length) : '';
    const stored = isMediaPath(path) ? await media.get(path) : null;
    if (!stored) return refuse(response, 404, 'There is no such picture.');
    response.set({
      'Cache-Control': CACHE_CONTROL,
      'Content-Type': stored.contentType,
      ETag: `"${path.slice(path.lastIndexOf('/') + 1)}"`,
    });
    response.send(stored.bytes);
  };
}

function refuse(response: Response, status: number, message: string): void {
  response.set('Cache-Control', 'no-store').status(status).type('text/plain').send(message);
}
