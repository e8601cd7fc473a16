import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { afterEach, describe, expect, test } from 'vitest';
import { PROJECT } from '../../../server/common/project';
import { refusal } from '../../../src/rules/core';
import { strategic } from '../../../src/rules/strategic';
import { ORDNANCE } from '../../../src/rules/strategic/model/advancedState';
import { RESOLUTIONS } from '../../../src/rules/strategic/model/scenario';
import { BATTERIES } from '../../../src/rules/strategic/model/tacticalOrders';
import { POSTURES } from '../../../src/rules/strategic/rolls/quick';
import { SIZES } from '../../../src/rules/strategic/tables/kinds';
import { setLanguage } from '../../../src/words/core/texts';
import { newNames } from '../../../src/words/strategic/names';
import { refusalText } from '../../../src/words/strategic/refusal';
import { strategicRefusalsText } from '../../../src/words/strategic/texts/refusals';
import { strategicRefusalWordsText } from '../../../src/words/strategic/texts/refusalWords';
import { type Node, nodesBelow } from '../../architecture/syntax';
import { basicAt, refusalOf } from '../../rules/strategic/basicGame';

/** A refusal as the rules write it: the key of its text, its sentence with `{}` for what is put in, its figures. */
interface Written {
  key: string;
  sentence: string;
  figures: string[];
}

const RULES = `${PROJECT}/src/rules/strategic`;

/** The one sentence that comes from the core: whose turn it is in a battle handed over. */
const HANDED_IN = 'It is the other side that acts in the battle now.';

/** What a node is called, or says. */
const nameOf = (node: unknown): string => String((node as Node | undefined)?.name);
const valueOf = (node: unknown): string => String((node as Node | undefined)?.value);

function refusalsIn(source: string): Written[] {
  const nodes = nodesBelow(parseSync('rules.ts', source).program as unknown as Node).map(
    ({ node }) => node,
  );
  return nodes
    .filter(({ type }) => type === 'CallExpression')
    .flatMap((call) => {
      const of = call.arguments as Node[];
      if (nameOf(call.callee) === 'notNow') return [notNowOf(of, nodes)];
      // What `notNow` itself is made of.
      const isRefusal = nameOf(call.callee) === 'refusal' && of[2]?.type !== 'Identifier';
      return isRefusal ? [refusalWritten(of, nodes)] : [];
    });
}

const notNowOf = ([form, sentence, figures]: Node[], nodes: readonly Node[]): Written => ({
  key: `not-now.${valueOf(form)}`,
  sentence: sentenceOf(sentence),
  figures: propertiesOf(figures, nodes).map(({ key }) => nameOf(key)),
});

function refusalWritten([code, , sentence, figures]: Node[], nodes: readonly Node[]): Written {
  const properties = propertiesOf(figures, nodes);
  const form = properties.find(({ key }) => nameOf(key) === 'form');
  return {
    key: form ? `${valueOf(code)}.${valueOf(form.value)}` : valueOf(code),
    sentence: sentenceOf(sentence),
    figures: properties.map(({ key }) => nameOf(key)),
  };
}

/** The properties of an object, with those of what is spread into it; a constant is looked up in the file. */
function propertiesOf(node: Node | undefined, nodes: readonly Node[]): Node[] {
  if (node?.type === 'SpreadElement') return propertiesOf(node.argument as Node, nodes);
  if (node?.type === 'Identifier') return propertiesOf(constant(nameOf(node), nodes), nodes);
  if (node?.type !== 'ObjectExpression') return [];
  return (node.properties as Node[]).flatMap((it) =>
    it.type === 'SpreadElement' ? propertiesOf(it, nodes) : [it],
  );
}

const constant = (name: string, nodes: readonly Node[]): Node | undefined =>
  nodes.find((it) => it.type === 'VariableDeclarator' && nameOf(it.id) === name)?.init as
    | Node
    | undefined;

function sentenceOf(node: Node | undefined): string {
  if (node?.type === 'Identifier') return HANDED_IN;
  if (node?.type !== 'TemplateLiteral') return valueOf(node);
  return (node.quasis as { value: { cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join('{}');
}

/** The rules say 'division A1' where the screen says 'Task Force 16'. */
const unnamed = (sentence: string): string =>
  sentence.replace(/\b(division|squadron) \{\}/gi, '{}');

const placesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

const written: Written[] = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => refusalsIn(readFileSync(`${RULES}/${name}`, 'utf8')));

const texts: Readonly<Record<string, string>> = strategicRefusalsText.en;

test('every refusal of the rules has its text, and no text is without a refusal', () => {
  expect(written.length).toBeGreaterThan(200);
  expect(new Set(written.map(({ key }) => key))).toEqual(new Set(Object.keys(texts)));
});

test('a text says what the sentence of the rules says, with figures that are given', () => {
  for (const { key, sentence, figures } of written) {
    const text = texts[key] ?? '';
    const said = unnamed(text.replace(/\{\{\w+\}\}/g, '{}'));
    expect({ key, said }).toEqual({ key, said: unnamed(sentence) });
    expect({ key, missing: placesOf(text).filter((it) => !figures.includes(it)) }).toEqual({
      key,
      missing: [],
    });
  }
});

test('codes among the figures have their words', () => {
  const codes = {
    ordnance: ORDNANCE,
    postures: POSTURES,
    ways: RESOLUTIONS,
    battery: BATTERIES,
    size: SIZES,
    beam: ['port', 'starboard'],
    phase: ['combatPlan', 'combats', 'movement', 'arming', 'recovery', 'advancedEnd'],
  };
  const keys = Object.entries(codes).flatMap(([name, of]) => of.map((code) => `${name}.${code}`));
  expect(Object.keys(strategicRefusalWordsText.en)).toEqual(expect.arrayContaining(keys));
});

describe('what the screen says', () => {
  afterEach(() => setLanguage('en'));
  const state = basicAt({ step: { kind: 'strikePlan' }, spotted: ['X1'] });
  const names = newNames(strategic.view(state, 'allies'));
  const say = (line: string) => {
    const refused = refusalOf(state, 'allies', line);
    return refused && refusalText(refused, names);
  };

  test('in English units have their names', () => {
    expect(say('strike a-db-1 4 X2 bombs')).toBe(
      'Division X2 is not located: it bears no Spotted card.',
    );
    const armed = refusal('no-change', 'ST-12.1', 'a-db-1 is armed so already.', {
      form: 'armed',
      squadron: 'a-db-1',
    });
    expect(refusalText(armed, names)).toBe(`${names.squadronOf('a-db-1')} is armed so already.`);
    expect(names.squadronOf('a-db-1')).not.toContain('a-db-1');
  });

  test('in German too', async () => {
    await setLanguage('de');
    expect(say('strike a-db-1 4 X2 bombs')).toBe('Division X2 ist nicht gesichtet.');
    expect(say('strike a-db-1 5 X1 bombs')).toBe(
      'Davon lassen sich höchstens 4 Schritte schicken.',
    );
    expect(say('escort a-db-1 4 X1')).toBe('Nur Jäger fliegen Geleit.');
  });

  test('reports, codes and lists are words', async () => {
    await setLanguage('de');
    const gone = refusal('no-old-contact', 'ST-11.12', 'English', { contact: 'c3-1' });
    expect(refusalText(gone, names)).toBe('Meldung c3-1 stammt aus keinem früheren Zug.');
    const phase = refusal('not-now', 'ST-25.1', 'English', { form: 'phase', phase: 'movement' });
    expect(refusalText(phase, names)).toBe(
      'Das wird bis zur Bestätigung in Phase 3, Bewegung, befohlen.',
    );
    const ways = refusal('not-now', 'ST-25.1', 'English', { form: 'ways', ways: RESOLUTIONS });
    expect(refusalText(ways, names)).toBe(
      'Ein Seegefecht wird so entschieden: taktisch, als Schlacht oder kurz.',
    );
  });

  test('what has no text, or has lost its figures, is told as the rules wrote it', async () => {
    await setLanguage('de');
    expect(refusalText(refusal('no-code', 'ST-1.1', 'It does not.'), names)).toBe('It does not.');
    expect(refusalText(refusal('no-tow', 'ST-9.5', 'Hornet tows nobody.'), names)).toBe(
      'Hornet tows nobody.',
    );
  });
});
