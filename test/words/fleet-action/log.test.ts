import { afterEach, describe, expect, test } from 'vitest';
import { eventsFor, SIDES } from '../../../src/rules/core';
import { type FleetActionEvent, fleetAction } from '../../../src/rules/fleet-action';
import { plainText } from '../../../src/words/core/logLine';
import { setLanguage } from '../../../src/words/core/texts';
import { newNames } from '../../../src/words/fleet-action/common/names';
import { eventText } from '../../../src/words/fleet-action/eventText';
import { logChapters } from '../../../src/words/fleet-action/logBook';
import { orderText } from '../../../src/words/fleet-action/orders/orderText';
import { questionText } from '../../../src/words/fleet-action/question';
import { rollText } from '../../../src/words/fleet-action/rolls';
import { segmentText } from '../../../src/words/fleet-action/segment';
import { MARKERS, PLATE } from '../../rules/fleet-action/battles';
import { AIR_BATTLE } from './airBattle';
import { EVENTS } from './events';
import { begun, type Played, playAtRandom } from './said';

afterEach(() => setLanguage('en'));

/** A whole sentence: nothing is left open in it, no code and no id. */
const WHOLE = /^(?!.*(\{\{|undefined|null|NaN|question\.|[a-z]-contact-\d|\w+\.\w+[a-z]-)).{2,}/;

const BATTLES = [
  ['in the open', PLATE],
  ['of markers', MARKERS],
  ['in the air', AIR_BATTLE],
] as const;

type Battle = (typeof BATTLES)[number][1];

const games = new Map<Battle, Played>();

/** A game at random, played once for both languages. */
function played(battle: Battle): Played {
  const game = games.get(battle) ?? playAtRandom(battle, 'capstan');
  games.set(battle, game);
  return game;
}

/** What is said in a game at random, by what it is about. */
function sayGame(battle: Battle, key: string): Map<string, string> {
  const said = new Map<string, string>();
  const { state, events } = playAtRandom(battle, key, (position, side, order) => {
    const view = fleetAction.view(position, side);
    const names = newNames(view);
    said.set(`segment ${view.step.kind}`, segmentText(fleetAction.segment(view).name));
    said.set(`question ${view.step.kind}`, questionText(view, side, names));
    said.set(`order ${order.kind}`, orderText(order, { view, side, names }));
  });
  const names = newNames(state);
  for (const event of events) {
    const told = eventText(event, names);
    if (told) said.set(`event ${event.kind}`, plainText(told.parts));
    for (const roll of event.dice ?? [])
      said.set(`roll ${roll.reason}`, rollText(roll, names) ?? roll.reason);
  }
  return said;
}

describe.each(['en', 'de'] as const)('%s', (language) => {
  test.each(BATTLES)(
    'games at random, %s: all that can be said is a sentence',
    async (_, battle) => {
      await setLanguage(language);
      const said = sayGame(battle, 'binnacle');
      expect(said.size).toBeGreaterThan(25);
      for (const [what, text] of said) {
        expect(text, what).toMatch(WHOLE);
        if (what.startsWith('event')) expect(text, what).toMatch(/^[^a-zäöü].*\.$/);
      }
    },
  );

  test.each(BATTLES)('the log of a side, %s: lines and dice in words', async (_, battle) => {
    await setLanguage(language);
    const { state, events } = played(battle);
    for (const side of SIDES) {
      const view = fleetAction.view(state, side);
      const chapters = logChapters(eventsFor(events, side), view, side);
      expect(chapters.map(({ part, title }) => `${part} ${title}`).join()).toMatch(WHOLE);
      for (const { parts, dice, modifiers } of chapters.flatMap(({ lines }) => lines)) {
        expect(plainText(parts)).toMatch(WHOLE);
        for (const { reason } of dice) expect(reason).toMatch(/^(?!.*\{\{).*[ ,?]/);
        for (const { code } of modifiers) expect(code).not.toMatch(/[a-z]-[a-z]+$(?<!gun)/);
      }
    }
  });

  test.each(EVENTS)('$kind', async (event) => {
    await setLanguage(language);
    const told = eventText(event, newNames(begun(AIR_BATTLE)));
    if (told) expect(plainText(told.parts)).toMatch(WHOLE);
    else expect(SILENT).toContain(event.kind);
  });
});

/** What nobody is told, and what the step shows. */
const SILENT: readonly FleetActionEvent['kind'][] = [
  'lotsDrawn',
  'sideConfirmed',
  'watersTried',
  'submarineSought',
];

test('German is not English', async () => {
  const english = sayGame(MARKERS, 'binnacle');
  await setLanguage('de');
  const german = sayGame(MARKERS, 'binnacle');
  const same = [...german].filter(([what, text]) => english.get(what) === text);
  expect(same.map(([what]) => what)).toEqual([]);
});

test.each([
  ['en', 'The battle is over.', / wins a marginal victory, /],
  ['de', 'Das Gefecht ist vorbei.', / gewinnt knapp, /],
] as const)(
  '[NW-34.17] a battle that is part of something larger ends without a winner (%s)',
  async (language, over, won) => {
    await setLanguage(language);
    const names = newNames(begun(PLATE));
    const ended = EVENTS.filter(({ kind }) => kind === 'gameEnded');
    const told = (isPart: boolean) =>
      ended.map((event) => plainText(eventText(event, { ...names, isPart })?.parts ?? []));
    expect(told(true)).toEqual([over]);
    expect(told(names.isPart)).toEqual([expect.stringMatching(won)]);
  },
);
