import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { afterEach, describe, expect, test } from 'vitest';
import { PROJECT } from '../../../server/project';
import { strategic } from '../../../src/rules/strategic';
import { setLanguage } from '../../../src/ui/i18n/texts';
import { newNames } from '../../../src/ui/systems/strategic/names';
import { recognized, refusalText } from '../../../src/ui/systems/strategic/text/refusal';
import { type Node, nodesBelow } from '../../architecture/syntax';
import { basicAt, refusalOf } from '../../rules/strategic/basicGame';

const RULES = `${PROJECT}/src/rules/strategic`;

/** Which argument of a call is the sentence, from its end where it is negative. */
const SENTENCE: Readonly<Record<string, number>> = { refusal: 2, notNow: -1 };

/** The sentences of refusals in a file, with `X1` for whatever is put in. */
const sentencesIn = (source: string): string[] =>
  nodesBelow(parseSync('rules.ts', source).program as unknown as Node)
    .map(({ node }) => node)
    .filter(({ type }) => type === 'CallExpression')
    .flatMap((node) => {
      const at = SENTENCE[String((node.callee as Node).name)];
      const sentence = at === undefined ? undefined : (node.arguments as Node[]).at(at);
      return sentence ? writtenIn(sentence) : [];
    });

function writtenIn(node: Node): string[] {
  if (node.type === 'Literal') return [String(node.value)];
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((it) => writtenIn(it as Node));
  if (node.type !== 'TemplateLiteral') return [];
  const quasis = node.quasis as { value: { cooked: string } }[];
  return [quasis.map(({ value }) => value.cooked).join('X1')];
}

test('every sentence by which the rules refuse an order is known to the screen', () => {
  const sentences = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => sentencesIn(readFileSync(`${RULES}/${name}`, 'utf8')));
  expect(sentences.length).toBeGreaterThan(150);
  expect(sentences.filter((it) => !recognized(it))).toEqual([]);
});

describe('in German', () => {
  afterEach(() => setLanguage('en'));

  test('a refusal is said with units by their names', async () => {
    await setLanguage('de');
    const state = basicAt({ step: { kind: 'strikePlan' }, spotted: ['X1'] });
    const names = newNames(strategic.view(state, 'allies'));
    const say = (line: string) => {
      const refused = refusalOf(state, 'allies', line);
      return refused && refusalText(refused, names);
    };
    expect(say('strike a-db-1 4 X2 bombs')).toBe('X2 ist nicht gesichtet.');
    expect(say('strike a-db-1 5 X1 bombs')).toBe(
      'Davon lassen sich höchstens 4 Schritte schicken.',
    );
    expect(say('escort a-db-1 4 X1')).toBe('Nur Jäger fliegen Geleit.');
  });
});
