import { readFile } from 'node:fs/promises';
import type { FirstPage } from '@contract/schemas/first-page';
import { shareRun } from '../../lib/share-run';

export interface PageRenderer {
  /**
   * Returns the rendered page, with its styles. Throws if `shell` is of another build than the renderer, as during a
   * deployment, because the browser could not hydrate the page.
   */
  readonly render: (shell: string, firstPage: FirstPage) => Promise<string>;
}

/** The module that the web build writes: `web/src/app/first-page/render-first-page.tsx`. */
interface BuiltModule {
  readonly renderFirstPage: (unrendered: string, firstPage: FirstPage) => Promise<string>;
}

interface Build extends BuiltModule {
  readonly shell: string;
  /** Pages to render into, with the styles of their route. */
  readonly unrendered: Readonly<Record<'home' | 'list' | 'profile', string>>;
}

/**
 * Loads the web app's build on first use, because other functions do not need it.
 * @param folder the URL of the build, ending with a slash
 */
export function createBuiltPageRenderer(folder: URL): PageRenderer {
  let loaded: Build | undefined;

  const load = shareRun(async () => {
    const module = (await import(new URL('render-first-page.js', folder).href)) as BuiltModule;
    const page = (name: string) => readFile(new URL(name, folder), 'utf8');
    const [shell, home, list, profile] = await Promise.all([
      page('shell.html'),
      page('unrendered-page.html'),
      page('unrendered-list.html'),
      page('unrendered-profile.html'),
    ]);
    const { renderFirstPage } = module;
    loaded = { renderFirstPage, shell, unrendered: { home, list, profile } };
    return loaded;
  });

  return {
    async render(shell, firstPage) {
      const built = loaded ?? (await load());
      if (built.shell !== shell) throw new Error('Hosting serves another build of the web app.');
      return built.renderFirstPage(built.unrendered[routeOf(firstPage)], firstPage);
    },
  };
}

/** Which styles the page needs: `scripts/stack/unrendered-pages.ts`. */
function routeOf(page: FirstPage): keyof Build['unrendered'] {
  if (page.kind === 'profile') return 'profile';
  return page.kind === 'list' && page.search !== '' ? 'list' : 'home';
}
