import type { Page } from '@playwright/test';
import { storeItems } from '../stored-items';
import {
  combineLocators,
  buttonNamed,
  forAllRoles,
  forVisitorAndMembers,
  linkNamed,
  type Route,
  type Screen,
} from './route';

const HOME_OF_VISITOR: Screen = {
  title: null,
  h1: 'See what sold. Know what to grab.',
  parts: (page) => [page.getByLabel('Search items'), linkNamed('Start Sharing Your Sales')(page)],
};
export const HOME_OF_MEMBER: Screen = {
  title: null,
  h1: 'BoloBoard',
  parts: combineLocators(buttonNamed('Share a Sale'), (page) => page.getByLabel('Search items')),
};
const HOME = forVisitorAndMembers(HOME_OF_VISITOR, HOME_OF_MEMBER);
async function openStoredItem(): Promise<string> {
  const { ids } = await storeItems(1, { title: ITEM_TITLE });
  return `/item/${ids.join()}`;
}

const ITEM_TITLE = 'A lamp for the route table';
const itemDetail = (page: Page) =>
  page.getByRole('dialog').getByRole('heading', { name: ITEM_TITLE });
/** An item that a link opened. The page behind it is the same for everyone until the item is closed. */
const ITEM: Screen = { ...HOME_OF_VISITOR, url: '/', parts: combineLocators(itemDetail) };

export const ITEM_ROUTES: readonly Route[] = [
  { route: '/', shows: HOME },
  {
    route: '/item/:itemId',
    open: openStoredItem,
    shows: forAllRoles(ITEM),
  },
];
