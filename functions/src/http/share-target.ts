import { receiptUrl, SHARE_TARGET } from '@contract/rules/start-url';
import type { RequestHandler } from 'express';

/**
 * Redirects to the share form if a phone shares screenshots while no service worker is active. The form then asks for
 * the screenshots again, because only the service worker can keep them. The body is never read, so it needs no
 * checks.
 */
export const redirectShareTarget: RequestHandler = (request, response, next) => {
  if (request.path !== SHARE_TARGET.path) {
    next();
    return;
  }
  response.set('Cache-Control', 'no-store').redirect(303, receiptUrl('not-received'));
};
