import { receiptUrl, SHARE_TARGET } from '@contract/rules/start-url';
import type { RequestHandler } from 'express';

/**
 * Redirects a phone that shares screenshots while no service worker is active. The share form then asks for the
 * screenshots again, because only the worker can keep them. The body is ignored, so it is not checked.
 */
export const redirectShareTarget: RequestHandler = (request, response, next) => {
  if (request.path !== SHARE_TARGET.path) {
    next();
    return;
  }
  response.set('Cache-Control', 'no-store').redirect(303, receiptUrl('not-received'));
};
