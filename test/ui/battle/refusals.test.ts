import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { afterEach, describe, expect, test } from 'vitest';
import { PROJECT } from '../../../server/common/project';
import { battle } from '../../../src/rules/battle';
import { refusal } from '../../../src/rules/core';
import { refusalText } from '../../../src/words/battle/refusal';
import { refusalsText } from '../../../src/words/battle/texts/refusals';
import { setLanguage } from '../../../src/words/core/texts';
import { type Node, nodesBelow } from '../../architecture/syntax';
import { namesIn, strait } from './position';

/** A call of `refusal` in the rules: the key of its text, and its sentence with the figures as places. */
interface Written {
  key: string;
  text: string;
}

const RULES = `${PROJECT}/src/rules/battle`;

function refusalsIn(source: string): Written[] {
  return nodesBelow(parseSync('rules.ts', source).program as unknown as Node)
    .map(({ node }) => node)
    .filter((node) => node.type === 'CallExpression' && nameOf(node.callee) === 'refusal')
    .map((node) => readCall(node.arguments as Node[], source));
}

const nameOf = (node: unknown): unknown => (node as Node).name;

const sourceOf = (node: unknown, source: string): string => {
  const { start, end } = node as { start: number; end: number };
  return source.slice(start, end);
};

function readCall([code, , sentence, figures]: Node[], source: string): Written {
  const properties = (figures?.properties ?? []) as Node[];
  const names = new Map(
    properties.map((it) => [sourceOf(it.value, source), String(nameOf(it.key))] as const),
  );
  const form = properties.find(({ key }) => nameOf(key) === 'form');
  const formValue = (form?.value as Node | undefined)?.value;
  const key = [code?.value, formValue].filter((it) => it !== undefined).join('.');
  return { key, text: textOf(sentence as Node, names, source) };
}

/** A sentence with `{{name}}` where the figure of that name, or its words, are put in. */
function textOf(sentence: Node, names: ReadonlyMap<string, string>, source: string): string {
  if (sentence.type !== 'TemplateLiteral') return String(sentence.value);
  const plain = (sentence.quasis as { value: { cooked: string } }[]).map(
    ({ value }) => value.cooked,
  );
  const places = (sentence.expressions as Node[]).map((expression) => {
    const words = sourceOf(expression, source);
    const figure = words.replace(/\.join\('.*'\)$/, '').replace(/^[A-Z_]+\[(.*)\]$/, '$1');
    return `{{${names.get(figure) ?? `no figure for ${words}`}}}`;
  });
  return plain.map((words, i) => words + (places[i] ?? '')).join('');
}

const written: Written[] = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => refusalsIn(readFileSync(`${RULES}/${name}`, 'utf8')));

test('every refusal of the rules has its text, and in English it is the sentence of the rules', () => {
  expect(written.length).toBeGreaterThan(85);
  const texts: Readonly<Record<string, string>> = refusalsText.en;
  for (const { key, text } of written) expect({ key, text: texts[key] }).toEqual({ key, text });
  expect(new Set(written.map(({ key }) => key))).toEqual(new Set(Object.keys(texts)));
});

describe('in German', () => {
  afterEach(() => setLanguage('en'));
  const view = strait(4);
  const names = namesIn(view);

  test('a refusal is told by its code and figures, stacks by their ships', async () => {
    const refused = battle.refuse(view, 'allies', {
      kind: 'declare',
      ship: 'hood',
      weapon: 'torpedoes',
      target: 'bismarck',
      full: false,
    });
    expect(refused).toBeDefined();
    if (!refused) return;
    expect(refusalText(refused, names)).toBe(refused.sentence);
    await setLanguage('de');
    expect(refusalText(refused, names)).toBe('Torpedos werden in einem Torpedoimpuls angesagt.');
    const acted = refusal('already-acted', 'BT-5.1', 'Stack A1 has acted in this impulse.', {
      stack: 'A1',
    });
    expect(refusalText(acted, names)).toBe(
      'Der Stapel von hood und prince hat in diesem Impuls schon gehandelt.',
    );
  });

  test('codes among the figures are words, lists are lists', async () => {
    await setLanguage('de');
    const step = refusal('not-now', 'BT-18.1', 'English', {
      form: 'step',
      deed: 'moveStack',
      step: 'movement',
    });
    expect(refusalText(step, names)).toBe(
      'Einen Stapel bewegen: nur in einem eigenen Bewegungsimpuls.',
    );
    const tow = refusal('tow-moves-once', 'BT-6.8', 'English', { impulses: [3, 12] });
    expect(refusalText(tow, names)).toMatch(/Impulsen 3 und 12\.$/);
  });

  test('what is not known, or has lost its figures, is told as the rules wrote it', async () => {
    await setLanguage('de');
    expect(refusalText(refusal('no-code', 'BT-1.1', 'Stack A1 does not.'), names)).toBe(
      'The stack of hood und prince does not.',
    );
    expect(refusalText(refusal('aground', 'BT-6.13', 'Hood is aground.'), names)).toBe(
      'Hood is aground.',
    );
  });
});
