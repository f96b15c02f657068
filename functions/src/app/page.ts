import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import express, { type Express } from 'express';
import { createSharpPreviewCards } from '../gateways/preview-card/sharp-preview-cards';
import { createSitePageGateway } from '../gateways/site-page/site-page';
import { answerErrors } from '../http/error-answer';
import { createItemPageHandler } from '../http/item-page';
import { restoreHeaders } from '../http/raw-body';
import { nameRequests } from '../http/request-log';
import type { Config } from '../lib/config';
import { createJsonLogger } from '../lib/json-logger';
import { createItemsRepo } from '../repos/items-repo';
import { createItemDetails } from '../services/items/item-details';
import { createLinkPreviews } from '../services/items/link-previews';

/** Composes the function that answers links to items: for people the app, for crawlers what to show. */
export function createPage(config: Config): Express {
  const db = getFirestore(initializeApp({ projectId: config.projectId }));
  const itemDetails = createItemDetails({ items: createItemsRepo(db), now: () => new Date() });
  const app = express();
  app.disable('x-powered-by');
  app.use(restoreHeaders, nameRequests(createJsonLogger(), config.projectId));
  app.use(
    createItemPageHandler({
      previews: createLinkPreviews({ itemDetails, cards: createSharpPreviewCards() }),
      sitePage: createSitePageGateway(config.siteOrigin),
      origin: config.siteOrigin,
    }),
  );
  app.use(answerErrors);
  return app;
}
