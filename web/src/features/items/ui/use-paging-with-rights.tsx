import type { Viewer } from '@contract/rules/page-allowance';
import { type ReactNode, useState } from 'react';
import { LazyPart } from '@/components/lazy-part';
import { missingRight } from '../model/page-rights';
import type { ListRight } from './missing-right-link';
import type { Paging } from './pagination-bar';

/** Loads the code of the prompt on demand, because the first screen does not show the prompt. */
const loadPrompt = async () => (await import('./missing-page-right-prompt')).MissingPageRightPrompt;

interface PageTurning extends Pick<Paging, 'page' | 'urlOf'> {
  /** The viewer. Null while the session loads. */
  readonly viewer: Viewer | null;
  readonly readPage: (page: number) => Promise<unknown>;
}

interface RightMissing {
  readonly right: ListRight;
  /** The URL to open after signing in. */
  readonly next: string;
}

/**
 * Returns the props of a pagination bar that opens only pages that the viewer may see. For any other page, the returned
 * `prompt` shows the reason. Call the returned function `refuse` to show the prompt in another case.
 */
export function usePagingWithRights(options: PageTurning) {
  const { viewer, page, urlOf, readPage } = options;
  const [refused, refuse] = useState<RightMissing | null>(null);
  const paging: Paging = {
    page,
    urlOf,
    onTurn: (to) => {
      const right = missingRight(viewer, to);
      if (right) refuse({ right, next: urlOf(to) });
      return right === null;
    },
    onIntent: (to) => {
      // Ignores a failed prefetch, because opening the page requests it again and shows the error.
      if (viewer !== null && !missingRight(viewer, to)) readPage(to).catch(() => undefined);
    },
  };
  const prompt: ReactNode = refused && (
    <LazyPart
      load={loadPrompt}
      loading={<></>}
      failed="We couldn't load this message. Check your connection and try again."
      props={{ ...refused, onClose: () => refuse(null) }}
    />
  );
  return { paging, prompt, refuse };
}
