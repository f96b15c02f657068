import { toFirstPageJson } from '@contract/rules/first-page-json';
import type { FirstPage } from '@contract/schemas/first-page';
import { FONT_PRELOAD_PATTERN, ITEM_LINKS_PATTERN, withContent } from '@/lib/rendered-page';
import { FIRST_PAGE_DATA_ID } from './first-page-kind';

/** Returns the page's HTML with the rendered `content`, and with the data that the browser needs for hydration. */
export function assembleFirstPageHtml(
  unrendered: string,
  content: string,
  firstPage: FirstPage,
): string {
  return withContent(unrendered.replace(FONT_PRELOAD_PATTERN, ''), {
    content,
    data: dataElement(firstPage),
    links: firstPage.kind === 'item' ? (ITEM_LINKS_PATTERN.exec(unrendered)?.[1] ?? '') : '',
  });
}

const dataElement = (firstPage: FirstPage): string =>
  `<script type="application/json" id="${FIRST_PAGE_DATA_ID}">${toFirstPageJson(firstPage)}</script>`;
