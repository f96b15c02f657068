import { readFile } from 'node:fs/promises';
import type { FirstPage } from '@contract/schemas/first-page';
import { shareRun } from '../../lib/single-flight';

export interface PageRenderer {
  /**
   * Returns the rendered page with its styles. Throws if `shell` is from another build than the renderer, because the
   * browser could not hydrate the page. This can happen during a deployment.
   */
  readonly render: (shell: string, firstPage: FirstPage) => Promise<string>;
}

/**
 * The exports of `web/src/app/first-page/render-first-page.tsx` that the renderer uses. The web build compiles this
 * module.
 */
interface BuiltModule {
  readonly renderFirstPage: (unrendered: string, firstPage: FirstPage) => Promise<string>;
}

interface Build extends BuiltModule {
  readonly shell: string;
  readonly unrendered: Readonly<Record<UnrenderedPage, string>>;
}

/**
 * Creates a renderer that loads the build of the web app on first use, because only the function `page` needs this
 * build.
 * @param folder the URL of the build's folder, with a slash at its end
 */
export function createFirstPageRenderer(folder: URL): PageRenderer {
  let loaded: Build | undefined;

  const load = shareRun(async () => {
    const module = (await import(new URL('render-first-page.js', folder).href)) as BuiltModule;
    const page = (name: string) => readFile(new URL(name, folder), 'utf8');
    const [shell, home, item, list, profile] = await Promise.all([
      page('shell.html'),
      page(UNRENDERED_PAGE_FILES.home),
      page(UNRENDERED_PAGE_FILES.item),
      page(UNRENDERED_PAGE_FILES.list),
      page(UNRENDERED_PAGE_FILES.profile),
    ]);
    const { renderFirstPage } = module;
    loaded = { renderFirstPage, shell, unrendered: { home, item, list, profile } };
    return loaded;
  });

  return {
    async render(shell, firstPage) {
      const built = loaded ?? (await load());
      if (built.shell !== shell) throw new Error('Hosting serves another build of the web app.');
      return built.renderFirstPage(built.unrendered[unrenderedPageOf(firstPage)], firstPage);
    },
  };
}

function unrenderedPageOf(page: FirstPage): UnrenderedPage {
  if (page.kind !== 'list') return page.kind;
  return page.search === '' ? 'home' : 'list';
}

/**
 * The HTML files into which the function `page` renders. The web build writes them. Each contains the styles that its
 * first paint needs.
 */
export const UNRENDERED_PAGE_FILES = {
  /** The file for `/` without a query string. */
  home: 'unrendered-page.html',
  /** The file for `/item/{id}`: an open item over the list. */
  item: 'unrendered-item.html',
  /** The file for `/` with a query string. */
  list: 'unrendered-list.html',
  profile: 'unrendered-profile.html',
} as const;

export type UnrenderedPage = keyof typeof UNRENDERED_PAGE_FILES;
