import type { Category } from '@contract/schemas/category';
import { CATEGORY_MESSAGES } from '@contract/schemas/category';
import * as z from 'zod/mini';
import { categoryFromPath, LEVEL_SEPARATOR } from '../../domain/categories/category-path';
import { AppError } from '../../lib/app-error';
import type { CategoriesGateway } from './categories';

const PRODUCTION = 'https://api.ebay.com';
const SCOPE = 'https://api.ebay.com/oauth/api_scope';
const MARKETPLACE = 'EBAY_US';
/** The time limit for a response. It is long, because the whole tree has several megabytes. */
const TIMEOUT_MS = 60_000;
/**
 * A token is renewed this many milliseconds before it expires, so that it does not expire during a request. A token is
 * valid for two hours.
 */
const EARLY_MS = 60_000;

export interface EbayKeys {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The categories of eBay's US marketplace. */
export interface EbayTaxonomy extends CategoriesGateway {
  /**
   * Returns the name and version of eBay's current tree, with which callers find out whether the tree has changed.
   * Throws AppError 'unavailable' if eBay does not respond or rejects the request.
   */
  source(): Promise<string>;
}

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
const treeIdSchema = z.object({ categoryTreeId: z.string(), categoryTreeVersion: z.string() });
const nodeSchema = z.object({
  category: z.object({ categoryId: z.string(), categoryName: z.string() }),
  get childCategoryTreeNodes() {
    return z.optional(z.array(nodeSchema));
  },
});
type Node = z.infer<typeof nodeSchema>;
const treeSchema = z.object({ rootCategoryNode: nodeSchema });

interface EbayOptions extends EbayKeys {
  readonly now: () => Date;
  readonly origin?: string;
}

/** Creates a gateway that reads categories from eBay's Taxonomy API. Requests need an application token. */
export function createEbayTaxonomy(options: EbayOptions): EbayTaxonomy {
  const taxonomy = `${options.origin ?? PRODUCTION}/commerce/taxonomy/v1`;
  const token = createTokens(options);
  const get = async <T extends z.ZodMiniType>(path: string, schema: T) =>
    ask(`${taxonomy}${path}`, { headers: { authorization: `Bearer ${await token()}` } }, schema);
  const treeId = () =>
    get(`/get_default_category_tree_id?marketplace_id=${MARKETPLACE}`, treeIdSchema);
  return {
    async source() {
      const { categoryTreeId, categoryTreeVersion } = await treeId();
      return `eBay tree ${categoryTreeId}, version ${categoryTreeVersion}`;
    },
    async all() {
      const { categoryTreeId } = await treeId();
      const path = `/category_tree/${encodeURIComponent(categoryTreeId)}`;
      const { rootCategoryNode } = await get(path, treeSchema);
      return leavesBelow(rootCategoryNode, '');
    },
  };
}

function createTokens({ clientId, clientSecret, origin = PRODUCTION, now }: EbayOptions) {
  let known = { text: '', until: 0 };
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  return async (): Promise<string> => {
    if (now().getTime() < known.until) return known.text;
    const request = {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: SCOPE }),
    };
    const response = await ask(`${origin}/identity/v1/oauth2/token`, request, tokenSchema);
    const until = now().getTime() + response.expires_in * 1000 - EARLY_MS;
    known = { text: response.access_token, until };
    return known.text;
  };
}

async function ask<T extends z.ZodMiniType>(
  url: string,
  request: RequestInit,
  schema: T,
): Promise<z.infer<T>> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { pathname } = new URL(url);
    if (!response.ok)
      throw new Error(
        `eBay returned ${response.status} for ${pathname}: ${await reason(response)}`,
      );
    return schema.parse(await response.json());
  } catch (cause) {
    throw new AppError('unavailable', CATEGORY_MESSAGES.unavailable, { cause });
  }
}

/**
 * Returns the beginning of the body of an error response. The beginning contains the cause, such as 'invalid_client'.
 */
async function reason(response: Response): Promise<string> {
  return (await response.text()).slice(0, 300);
}

/** Returns the leaf categories below a node. The root's name is not part of their paths. */
function leavesBelow({ childCategoryTreeNodes = [] }: Node, above: string): Category[] {
  return childCategoryTreeNodes.flatMap((child) => {
    const { categoryId, categoryName } = child.category;
    const path = above + categoryName;
    return child.childCategoryTreeNodes?.length
      ? leavesBelow(child, path + LEVEL_SEPARATOR)
      : [categoryFromPath(categoryId, path)];
  });
}
