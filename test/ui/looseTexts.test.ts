import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { PROJECT } from '../../server/common/project';
import { type Node, nodesBelow } from '../architecture/syntax';

const UI = `${PROJECT}/src/ui`;

const sources = readdirSync(UI, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('i18n/'))
  .map((name) => ({
    name,
    program: parseSync(name, readFileSync(`${UI}/${name}`, 'utf8')).program as unknown as Node,
  }));

/** Attributes that are read out or shown. */
const SAID = [
  'aria-label',
  'title',
  'placeholder',
  'alt',
  'aria-roledescription',
  'aria-valuetext',
];

/** The game's name is the same everywhere; anything of a letter or two is a sign or a key. */
const isWords = (text: unknown): boolean =>
  typeof text === 'string' && /\p{L}{3}/u.test(text.replace('Flag Plot', ''));

function looseTexts(program: Node): string[] {
  return nodesBelow(program).flatMap(({ node }) => {
    if (node.type === 'JSXText') return isWords(node.value) ? [String(node.value).trim()] : [];
    if (node.type !== 'JSXAttribute') return [];
    const [name, value] = [(node.name as Node).name, (node.value as Node | null)?.value];
    return SAID.includes(String(name)) && isWords(value) ? [`${name}="${value}"`] : [];
  });
}

test('no words stand in the code of the screen: they are texts, in every language', () => {
  const loose = sources.flatMap(({ name, program }) =>
    looseTexts(program).map((text) => `${name}: ${text}`),
  );
  expect(loose).toEqual([]);
});

/** The functions of the catalogs that a file asks for texts. */
const textFunctions = (program: Node): Set<unknown> =>
  new Set(
    (program.body as Node[])
      .filter((node) => node.type === 'ImportDeclaration')
      .filter(({ source }) => /\/(i18n|texts)\//.test(String((source as Node).value)))
      .flatMap(({ specifiers }) => (specifiers as Node[]).map((it) => (it.local as Node).name))
      .filter((name) => /Text$/.test(String(name))),
  );

/** What runs when a file is loaded: all but the insides of its functions and classes. */
function runAtOnce(node: Node): Node[] {
  if (/Function|Class/.test(node.type)) return [];
  const parts = Object.values(node)
    .flat()
    .filter((part): part is Node => typeof (part as Node | null)?.type === 'string');
  return [node, ...parts.flatMap(runAtOnce)];
}

test('no text is asked for before the language is known', () => {
  const early = sources.flatMap(({ name, program }) => {
    const asked = textFunctions(program);
    return runAtOnce(program)
      .filter((node) => node.type === 'CallExpression' && asked.has((node.callee as Node).name))
      .map(() => name);
  });
  expect(early).toEqual([]);
});
