import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { diceFrom, drawFrom, SIDES, type Side } from '../../src/rules/core';
import {
  type Order,
  type SeaWingsEvent,
  type SeaWingsState,
  seaWings,
} from '../../src/rules/sea-wings';
import { EVENT_CARDS } from '../../src/rules/sea-wings/query';
import { plainText } from '../../src/words/core/logLine';
import { setLanguage } from '../../src/words/core/texts';
import { loadWords } from '../../src/words/registry';
import { cardName, cardText } from '../../src/words/sea-wings/common/cardName';
import { newNames } from '../../src/words/sea-wings/common/names';
import { lettersText } from '../../src/words/sea-wings/events/damage';
import { eventText } from '../../src/words/sea-wings/eventText';
import { logChapters } from '../../src/words/sea-wings/logBook';
import { kindText, orderText } from '../../src/words/sea-wings/orders/orderText';
import { questionText } from '../../src/words/sea-wings/question';
import { rollText } from '../../src/words/sea-wings/rolls';
import { segmentText } from '../../src/words/sea-wings/segment';
import { fleets } from '../rules/sea-wings/fleets';

beforeAll(() => loadWords('sea-wings'));
afterEach(() => setLanguage('en'));

/** What is said in a game at random: every sentence once, by what it is about. */
interface Said {
  sentences: Map<string, string>;
  events: SeaWingsEvent[];
  end: SeaWingsState;
}

function sayGame(seed: string): Said {
  const draw = drawFrom(seed);
  const dice = diceFrom(draw);
  const { state, events: begun } = seaWings.newState(fleets(), seaWings.defaultOptions, dice);
  const said: Said = { sentences: new Map(), events: [...begun], end: state };
  for (let n = 0; n < 600 && !seaWings.outcome(state); n++) {
    const able = SIDES.filter((it) => seaWings.segment(state).active[it] !== 'waiting');
    const side = able[draw(able.length)] as Side;
    const order = orderFor(state, side, draw);
    saySide(said, state, side, order);
    const events = seaWings.apply(state, side, order, dice);
    said.events.push(...events);
    sayEvents(said, state, events);
  }
  return said;
}

function orderFor(state: SeaWingsState, side: Side, draw: (below: number) => number): Order {
  const legal = seaWings.legalOrders(state, side);
  const kinds = [...new Set(legal.map(({ kind }) => kind))].filter((it) => it !== 'resign');
  const kind = draw(3) === 0 ? kinds.at(-1) : kinds[draw(kinds.length)];
  const some = legal.filter((it) => it.kind === kind);
  return some[draw(Math.min(some.length, 256))] as Order;
}

/** Where the game stands, what is asked and what is ordered, as the side itself reads it. */
function saySide({ sentences }: Said, state: SeaWingsState, side: Side, order: Order): void {
  const view = seaWings.view(state, side);
  const names = newNames(view);
  sentences.set(`segment ${state.step.kind}`, segmentText(seaWings.segment(view).name));
  sentences.set(`question ${state.step.kind}`, questionText(view, side, names));
  sentences.set(`order ${order.kind}`, orderText(order, { view, side, names }));
  sentences.set(`kind ${order.kind}`, kindText(order.kind));
}

function sayEvents({ sentences }: Said, state: SeaWingsState, events: SeaWingsEvent[]): void {
  const names = newNames(state);
  for (const event of events) {
    const told = eventText(event, names);
    if (told) sentences.set(`event ${event.kind}`, plainText(told.parts));
    for (const roll of event.dice ?? [])
      sentences.set(`roll ${roll.reason}`, rollText(roll, names) ?? roll.reason);
  }
}

describe.each(['en', 'de'] as const)('a game at random: %s', (language) => {
  test('all that can be asked, ordered, thrown and told is a sentence', async () => {
    await setLanguage(language);
    const { sentences, events, end } = sayGame('binnacle');
    expect(sentences.size).toBeGreaterThan(60);
    for (const [what, text] of sentences)
      expect(text, what).toMatch(/^(?!.*(\{\{|undefined|null|NaN|\bwings|question\.|kind\.)).{2,}/);
    const lines = logChapters(events, end, 'allies').flatMap((it) => it.lines);
    expect(lines.length).toBeGreaterThan(50);
    for (const { parts, dice } of lines)
      expect([plainText(parts), ...dice.map(({ reason }) => reason)].join(' ')).not.toMatch(
        /\{\{|undefined/,
      );
  });
});

test('German is not English', () => {
  const english = sayGame('binnacle').sentences;
  return setLanguage('de').then(() => {
    const german = sayGame('binnacle').sentences;
    const same = [...german].filter(([what, text]) => english.get(what) === text);
    expect(same.map(([what]) => what).filter((it) => !it.startsWith('roll'))).toEqual([]);
  });
});

test('what is hidden is called by what is seen of it', () => {
  const { state } = seaWings.newState(fleets(), seaWings.defaultOptions, diceFrom(drawFrom('x')));
  for (const side of SIDES)
    seaWings.apply(state, side, { kind: 'confirm' }, diceFrom(drawFrom('y')));
  const view = seaWings.view(state, 'allies');
  const names = newNames(view);
  const [marker] = view.known.allies?.markers ?? [];
  expect(names.marker(marker?.id ?? '')).toBe('an unspotted marker');
  expect(names.ship('new-orleans')).toBe('New Orleans');
  expect(names.ship('houston-1943')).toBe('Houston');
  expect(names.base('midway')).toBe('Midway');
});

test('every event card has a name and says what it does, in both languages', async () => {
  const all = [...EVENT_CARDS, null];
  const english = all.map(cardName);
  expect(new Set([...english, ...all.map(cardText)]).size).toBe(2 * all.length);
  await setLanguage('de');
  expect(all.map(cardName).filter((it) => english.includes(it))).toEqual([]);
});

test('hits of one kind are told once, with how many there are', () => {
  expect(lettersText(['S', 'P', 'S', 'T', 'S'])).toBe(
    'secondary guns and sensors ×3, propulsion and torpedoes',
  );
});
