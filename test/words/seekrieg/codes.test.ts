import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { PROJECT } from '../../../server/common/project';
import { seekrieg } from '../../../src/rules/seekrieg';
import { REFUSALS } from '../../../src/rules/seekrieg/model/refusals';
import {
  DAMAGE_METHODS,
  DEFAULT_OPTIONS,
  HIT_METHODS,
  type Objective,
} from '../../../src/rules/seekrieg/query';
import { setLanguage } from '../../../src/words/core/texts';
import { newNames } from '../../../src/words/seekrieg/common/names';
import { objectiveText } from '../../../src/words/seekrieg/common/objective';
import { refusalText } from '../../../src/words/seekrieg/common/refusal';
import { en as rollsEn } from '../../../src/words/seekrieg/en/rolls';
import { en as rulesEn } from '../../../src/words/seekrieg/en/rules';
import { words } from '../../../src/words/seekrieg/index';
import { modifierInWords } from '../../../src/words/seekrieg/modifiers';
import { damageMethodText, hitMethodText, switchText } from '../../../src/words/seekrieg/options';
import { ruleSectionText } from '../../../src/words/seekrieg/ruleSections';
import { SHIPPED } from '../../scenario/seekrieg/shippedBattles';
import { begun, playedOut, WHOLE } from './said';

afterEach(() => setLanguage('en'));

const state = begun('sk-river-plate');
const names = newNames(state);

/** Figures of refusals that are codes, ids or names. */
const WORDS: Readonly<Record<string, string | number>> = {
  ...{ ship: 'exeter', target: 'admiral-graf-spee', element: 'force-g' },
  ...{ option: 'barrageFire', module: 'air', type: 'SAP', model: 'G7a' },
  ...{ most: 12, least: 3, step: 250, mount: 2 },
};

const sources = import.meta.glob<string>('../../../src/rules/seekrieg/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What dice are thrown for in the rules, where it stands beside the roll. */
const rolledFor = Object.values(sources).flatMap((source) =>
  [
    ...source
      .replaceAll(/'(percentile|d6|d10)', [^,']+, /g, '')
      .matchAll(/\b(?:roll|draw|lot)\([^'\n]*'([a-z]+(?:-[a-z]+)*)'/g),
  ]
    .map(([, reason = '']) => reason)
    .filter((reason) => reason !== 'percentile'),
);

/** Reasons that are put together. */
const OTHER_ROLLS = [
  ...['collision', 'ram'],
  ...['search-radar', 'fire-control-radar', 'sonar', 'searchlights'].map((it) => `loss-of-${it}`),
];

describe.each(['en', 'de'] as const)('%s', (language) => {
  test('every refusal is a sentence, with ships and options by their names', async () => {
    await setLanguage(language);
    for (const [code, figures] of Object.entries(REFUSALS)) {
      const filled = Object.fromEntries(figures.map((name) => [name, WORDS[name] ?? name]));
      const text = refusalText({ code, rule: 'SK-34.1', figures: filled }, names);
      expect(text, code).toMatch(WHOLE);
      expect(text, code).toMatch(/^[A-ZÄÖÜ].*\.$/);
      expect(text, code).not.toMatch(/exeter|graf-spee|force-g|barrageFire|: air\.$|\([a-z-]+\)/);
    }
  });

  test('every roll of the rules has its words', async () => {
    await setLanguage(language);
    expect(new Set([...rolledFor, ...OTHER_ROLLS])).toEqual(new Set(Object.keys(rollsEn)));
    for (const reason of Object.keys(rollsEn)) {
      const text = words.rollText?.({ die: 'percentile', values: [1], reason }, state);
      expect(text, reason).toMatch(WHOLE);
    }
  });

  test('[SK-3.1 to SK-3.3] every option has a name and a line', async () => {
    await setLanguage(language);
    const { hitMethod, damageMethod, ...switches } = DEFAULT_OPTIONS;
    expect([hitMethod, damageMethod]).toEqual(['advanced', 'located']);
    const texts = [
      ...HIT_METHODS.map(hitMethodText),
      ...DAMAGE_METHODS.map(damageMethodText),
      ...Object.keys(switches).map((it) => switchText(it as keyof typeof switches)),
    ];
    expect(new Set(texts.map(({ name }) => name)).size).toBe(3 + 2 + 7);
    for (const { name, text } of texts) {
      expect(name).toMatch(/^[A-Z].*[a-zäöü\d]$/);
      expect(text).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('[SK-35.19] every objective of the shipped battles is said', async () => {
    await setLanguage(language);
    for (const id of SHIPPED) {
      const battle = begun(id);
      const known = newNames(battle);
      const { allies, axis } = battle.forces;
      for (const objective of [...allies.objectives, ...axis.objectives]) {
        const text = objectiveText(objective, known);
        expect(text, `${id} ${objective.id}`).toMatch(WHOLE);
        expect(text).not.toMatch(/unidentified|unbekannt|enemy objective|Ziel des Gegners/);
      }
    }
  });

  test('parts of totals are said, critical damage too', async () => {
    await setLanguage(language);
    const said = (code: string) => modifierInWords({ code, value: -8, rule: 'SK-28.7' });
    for (const code of ['target-size', 'light-night-on-fire', 'barrage', 'critical-33']) {
      expect(said(code).code).toMatch(WHOLE);
      expect(said(code).code).not.toBe(code);
      expect(said(code).value).toBe(-8);
    }
  });
});

test('refusals with their figures', async () => {
  const refused = (code: string, figures: Record<string, string | number>) =>
    words.refusalText({ code, rule: 'SK-34.1', figures }, seekrieg.view(state, 'allies'));
  expect(refused('out-of-range', { most: 29_900 })).toBe(
    'The target is out of range: at most 29,900 yards.',
  );
  expect(refused('no-floatplane', { ship: 'ajax' })).toBe('Ajax has no floatplane ready.');
  expect(refused('no-such-ship', { ship: 'somebody' })).toBe(
    'That is not a ship you can order: an unidentified ship.',
  );
  expect(refused('option-off', { option: 'barrageFire' })).toBe(
    'This battle is played without that option: Barrage fire.',
  );
  await setLanguage('de');
  expect(refused('option-off', { option: 'barrageFire' })).toMatch(/: Sperrfeuer\.$/);
});

test('a bot says why, with what it knows of the enemy', async () => {
  const why = (code: string, figures: Record<string, number | string[]>) =>
    words.reasonText?.({ code, figures }, seekrieg.view(state, 'allies'));
  expect(why('closing', { ships: ['contact-2'], count: 20 })).toBe(
    'Close the range: against contact 2 the odds are best at 20 hexes.',
  );
  expect(why('torpedoes', { percent: 25 })).toBe('Torpedoes are worth firing at 25% or better.');
  expect(why('whim', {})).toBeUndefined();
  await setLanguage('de');
  expect(why('torpedoes', { percent: 25 })).toBe('Torpedos lohnen sich ab 25 %.');
});

test('the sections of the rules are named as RULES.md heads them', async () => {
  const rules = readFileSync(`${PROJECT}/src/rules/seekrieg/RULES.md`, 'utf8');
  const heads = [...rules.matchAll(/^## (\d+)\. (.+)$/gm)];
  expect(heads.length).toBe(Object.keys(rulesEn).length);
  for (const [, number, title] of heads) expect(ruleSectionText(Number(number))).toBe(title);
  expect(ruleSectionText(99)).toBeUndefined();
  await setLanguage('de');
  expect(ruleSectionText(11)).toBe('Artillerie');
});

test('[SK-35.14] an objective that counts unless another is scored names it', () => {
  const other = state.forces.allies.objectives[0] as Objective;
  const unless = { ...other, id: 'unless', unlessScored: other.id };
  expect(objectiveText(unless, names)).toBe('not scored: Admiral Graf Spee sunk or abandoned');
});

test('of many ships the first are named', () => {
  const many = {
    ...(state.forces.allies.objectives[0] as Objective),
    ships: Array(6).fill('ajax'),
  };
  expect(objectiveText({ ...many, of: 'all' }, names)).toBe(
    'Ajax, Ajax, Ajax and 3 more sunk or abandoned',
  );
});

test('what a whole battle rolled is told with its charts', () => {
  const { events } = playedOut('sk-denmark-strait');
  const told = new Set(
    events.flatMap(({ dice = [] }) => dice.map((it) => words.rollText?.(it, state))),
  );
  expect(told).toContain('hit location (CHART G1)');
  expect(told).toContain('critical damage? (CHART G2)');
});
