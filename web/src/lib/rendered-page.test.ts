import { expect, test } from 'vitest';
import { withContent } from './rendered-page';

const PAGE =
  '<head><title>BoloBoard</title><meta\n name="description"\n content="Sales."></head><body><div id="root">\n</div></body>';

test('replaces and escapes title and description when the page has its own', () => {
  const page = withContent(PAGE, {
    content: '<p>$1</p>',
    title: 'Fees & "terms" $1',
    description: 'What <b>you</b> pay.',
  });
  expect(page).toContain('<title>Fees &amp; &quot;terms&quot; $1</title>');
  expect(page).toContain('content="What &lt;b>you&lt;/b> pay."');
  expect(page).toContain('<div id="root"><p>$1</p></div>');
});

test('keeps the title and description of the product when the page has none of its own, and writes the route to #root', () => {
  const page = withContent(PAGE, { content: '', route: '/appeals/:rulingId' });
  expect(page).toContain('<title>BoloBoard</title>');
  expect(page).toContain('content="Sales."');
  expect(page).toContain('<div id="root" data-route="/appeals/:rulingId"></div>');
});
