import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The keys that `startFakeEbayServer` accepts. */
export const EBAY_KEYS = { clientId: 'Shop-board-PRD-1a2b', clientSecret: 'PRD-3c4d' };

const node = (level: number, categoryId: string, categoryName: string, below: object) => ({
  category: { categoryId, categoryName },
  categoryTreeNodeLevel: level,
  parentCategoryTreeNodeHref: `https://api.ebay.com/commerce/taxonomy/v1/category_tree/0/get_category_subtree?category_id=${level}`,
  ...below,
});
const leaf = (level: number, id: string, name: string) =>
  node(level, id, name, { leafCategoryTreeNode: true });

/** Sample responses in the format that eBay documents for the OAuth and Taxonomy APIs. */
export const EBAY_RESPONSES = {
  token: {
    access_token: 'v^1.1#i^1#p^1#r^0#I^3#f^0#t^H4s',
    expires_in: 7200,
    token_type: 'Application Access Token',
  },
  treeId: { categoryTreeId: '0', categoryTreeVersion: '119' },
  tree: {
    applicableMarketplaceIds: ['EBAY_US'],
    categoryTreeId: '0',
    categoryTreeVersion: '119',
    rootCategoryNode: {
      category: { categoryId: '0', categoryName: 'Root' },
      categoryTreeNodeLevel: 0,
      childCategoryTreeNodes: [
        node(1, '11116', 'Coins & Paper Money', {
          childCategoryTreeNodes: [
            node(2, '253', 'Coins: US', {
              childCategoryTreeNodes: [leaf(3, '41111', 'Errors'), leaf(3, '526', 'Proof Sets')],
            }),
            leaf(2, '3452', 'Exonumia'),
          ],
        }),
        leaf(1, '99', 'Everything Else'),
      ],
    },
  },
  wrongKeys: { error: 'invalid_client', error_description: 'client authentication failed' },
  unknownToken: {
    errors: [
      { errorId: 1001, domain: 'OAuth', category: 'REQUEST', message: 'Invalid access token' },
    ],
  },
};

function responseTo(path: string, { headers }: IncomingMessage, body: string) {
  const { clientId, clientSecret } = EBAY_KEYS;
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const form = 'grant_type=client_credentials&scope=https%3A%2F%2Fapi.ebay.com%2Foauth%2Fapi_scope';
  if (path === '/identity/v1/oauth2/token') {
    const isForm =
      headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
    if (headers.authorization !== basic || !isForm || body !== form)
      return { status: 401, json: EBAY_RESPONSES.wrongKeys };
    return { status: 200, json: EBAY_RESPONSES.token };
  }
  if (headers.authorization !== `Bearer ${EBAY_RESPONSES.token.access_token}`)
    return { status: 401, json: EBAY_RESPONSES.unknownToken };
  const taxonomy = '/commerce/taxonomy/v1';
  if (path === `${taxonomy}/get_default_category_tree_id?marketplace_id=EBAY_US`)
    return { status: 200, json: EBAY_RESPONSES.treeId };
  if (path === `${taxonomy}/category_tree/0`) return { status: 200, json: EBAY_RESPONSES.tree };
  return { status: 404, json: {} };
}

export interface FakeEbayServer {
  readonly origin: string;
  /** The paths of all requests, in order. */
  readonly requests: string[];
  readonly close: () => void;
}

/** Starts a server that responds to the calls that the product makes to eBay. */
export async function startFakeEbayServer(): Promise<FakeEbayServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path.replace(/\?.*/, ''));
    void text(request).then((body) => {
      const { status, json } = responseTo(path, request, body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, requests, close: () => void server.close() };
}
