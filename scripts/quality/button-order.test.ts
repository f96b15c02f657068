import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parseSource } from './parsed-sources';
import { trackedFiles } from './tracked-files';

/** The labels of buttons that change nothing, such as 'Cancel'. */
const KEEP = /^(Cancel|Close|Not Now|Later|No Thanks|Got It|(Back|Keep|Stay) .+)$/;
const MAY_KEEP = /Cancel|Close|Not Now|Later|No Thanks|Got It|Back|Keep|Stay/;
const BUTTON = /(Button|Link)$/;

const childrenOf = (node: ts.Node): ts.Node[] => {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
};

const nameOf = (node: ts.Node): string => {
  if (ts.isJsxElement(node)) return node.openingElement.tagName.getText();
  return ts.isJsxSelfClosingElement(node) ? node.tagName.getText() : '';
};

/** Returns the buttons inside a node. Leaves out buttons inside other buttons. */
const buttonsBelow = (node: ts.Node): ts.Node[] =>
  childrenOf(node).flatMap((child) => (BUTTON.test(nameOf(child)) ? [child] : buttonsBelow(child)));

/** Returns the JSX element that contains a button. Returns null if the button is the prop of a component. */
function rowOf(node: ts.Node): ts.Node | null {
  const parent = node.parent as ts.Node | undefined;
  if (parent === undefined || ts.isJsxAttribute(parent)) return null;
  return ts.isJsxElement(parent) || ts.isJsxFragment(parent) ? parent : rowOf(parent);
}

/** Returns the text of a button. If the button chooses between several texts, returns all of them. */
function labelsOf(button: ts.Node): string[] {
  if (!ts.isJsxElement(button)) return [];
  const text = button.children.map((child) => child.getText()).join('');
  return [text.trim(), ...[...text.matchAll(/'([^']+)'/g)].map(([, label = '']) => label)];
}

/**
 * Returns a message for each button that changes nothing and is not the last of its row. Also returns a message if a
 * button that changes nothing is in a ButtonRow with other buttons.
 */
function faultsIn(path: string, code: string): string[] {
  return buttonsBelow(parseSource(path, code)).flatMap((button) => {
    const label = labelsOf(button).find((text) => KEEP.test(text));
    const row = rowOf(button);
    if (label === undefined || row === null) return [];
    const others = buttonsBelow(row).filter((other) => other !== button);
    const isFault = nameOf(row) === 'ButtonRow' ? others.length > 0 : isBefore(button, others);
    return isFault ? [`${path}: '${label}' belongs into an ActionButtonRow, as 'keep'`] : [];
  });
}

const isBefore = (button: ts.Node, others: readonly ts.Node[]): boolean =>
  others.some((other) => other.pos > button.pos);

test("in each row of buttons in the web app, the button that changes nothing, such as 'Cancel', is the last", () => {
  const files = trackedFiles('web/src/**/*.tsx')
    .filter((path) => !path.includes('.test.'))
    .map((path) => [path, readFileSync(path, 'utf8')] as const);
  const candidates = files.filter(([, code]) => MAY_KEEP.test(code));
  expect(candidates.length).toBeGreaterThan(20);
  expect(candidates.flatMap(([path, code]) => faultsIn(path, code))).toEqual([]);
});

test.each([
  '<div><Button>Cancel</Button><SubmitButton>Save</SubmitButton></div>',
  '<div>{isOpen && <Button>Not Now</Button>}<ButtonLink to="/">Sign In</ButtonLink></div>',
  '<ButtonRow><Button>Save</Button><Button>Cancel</Button></ButtonRow>',
  "<ButtonRow><Button>Go</Button><Button>{isOld ? 'Got It' : 'Later'}</Button></ButtonRow>",
])('faultsIn reports the wrong order of the buttons in %s', (code) => {
  expect(faultsIn('example.tsx', `const row = ${code};`)).toHaveLength(1);
});

test.each([
  '<div><SubmitButton>Save</SubmitButton><Button>Keep It</Button></div>',
  '<ActionButtonRow act={<Button>Save</Button>} keep={<Button>Cancel</Button>} />',
  '<ButtonRow><Button>Close</Button></ButtonRow>',
])('faultsIn accepts the order of the buttons in %s', (code) => {
  expect(faultsIn('example.tsx', `const row = ${code};`)).toEqual([]);
});
