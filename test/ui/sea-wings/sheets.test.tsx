import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { must, type Side } from '../../../src/rules/core';
import { taskName } from '../../../src/ui/systems/sea-wings/deck/tasks';
import { DeskContext } from '../../../src/ui/systems/sea-wings/desk/desk';
import { OrdersFor } from '../../../src/ui/systems/sea-wings/orders/OrdersFor';
import { flakSheet } from '../../../src/ui/systems/sea-wings/orders/rows/strikeRows';
import { ReportSheet } from '../../../src/ui/systems/sea-wings/sheets/ReportSheet';
import { loadWords } from '../../../src/words/registry';
import { shipCard } from '../../rules/sea-wings/cards';
import { enterpriseForce } from '../../rules/sea-wings/enterprise';
import { AKAGI, facing, HIRYU, hit, markerOf, seal, strike } from '../../rules/sea-wings/facing';
import { fleets } from '../../rules/sea-wings/fleets';
import { type Game, give, goTo, newGame } from '../../rules/sea-wings/game';
import { A6M, B5N, force, formation, MIDWAY } from '../../rules/sea-wings/scenario';
import { deskOf } from './deskOf';

beforeAll(() => loadWords('sea-wings'));

/** The forms of the present step as a side sees them, without tags. */
const formsOf = ({ state }: Game, side: Side): string =>
  renderToStaticMarkup(
    <DeskContext value={deskOf(state, side)}>
      <OrdersFor makeOrder={({ kind }) => kind} />
    </DeskContext>,
  )
    .replace(/<[^>]+>/g, '|')
    .replace(/\|[|\s]*/g, '|');

const screened = () =>
  facing({
    forces: [
      ...enterpriseForce(),
      force(
        'axis',
        { q: 10, r: 5 },
        [AKAGI, HIRYU, shipCard('tone'), shipCard('nowaki', { type: 'DD' })],
        [formation('akagi', A6M, 4), formation('akagi', B5N, 3)],
      ),
    ],
  });

test('[WG-24.12, WG-13.32] the panel of a contact tells the hits that its ships are known to have, and those that are lost', () => {
  const game = facing();
  strike(game, 'sbd-3 6 first 1000-lb');
  seal(game);
  give(game, 'axis', 'confirm');
  const { hitsTold, lost } = game.state.known.allies;
  hitsTold.push({ turn: 1, at: 'akagi', by: 'bomb', hits: 2 });
  hitsTold.push({ turn: 1, at: 'akagi', by: 'torpedo', hits: 1 });
  lost.push('hiryu');
  const told = renderToStaticMarkup(
    <DeskContext value={deskOf(game.state, 'allies')}>
      <ReportSheet id={markerOf(game, 'axis')} />
    </DeskContext>,
  ).replace(/<[^>]+>/g, '');
  expect(told).toMatch(/Turn 1: 1 torpedo hit on \w+Turn 1: 2 bomb hits on \w+Lost: \w+/);
});

test('[WG-6.19] the plans of the turn list each search with its sector and the hexes that it covers', () => {
  const game = facing();
  give(game, 'allies', 'search enterprise-us-sbd-3 1 240 270 6 -');
  const told = formsOf(game, 'allies');
  expect(told).toContain('|Plans of this turn: Search 1|');
  expect(told).toMatch(
    /\|Search: [^|]+\|1 searching from 240° to 270°, 6 hexes out; \d+ hexes in all\|[^|]*\|Take back\|/,
  );
});

test('[WG-6.26] they list each strike with its target, load and launch, and nothing before there is one', () => {
  const game = facing();
  expect(formsOf(game, 'allies')).not.toContain('Plans of this turn');
  strike(game, 'sbd-3 4 first 1000-lb', 'sbd-3 2 second 1000-lb', 'f4f-4 2 first -');
  const told = formsOf(game, 'allies');
  expect(told).toMatch(
    /\|Strike: SBD-3[^|]*\|4: enemy TF 1, with 1000-lb; 2: enemy TF 1, second launch, with 1000-lb\|/,
  );
  expect(told).toMatch(/\|Strike: F4F-4[^|]*\|2: enemy TF 1, as escort\|[^|]*\|Take back\|/);
});

test('[WG-8.1, WG-8.4] targets of a strike: ships before bases, and why a spotted marker is out of reach', () => {
  const truk = { ...MIDWAY, id: 'truk', name: 'Truk' };
  const game = facing({
    bases: [{ card: truk, side: 'axis', hex: { q: 19, r: 5 }, formations: [] }],
  });
  expect(formsOf(game, 'allies')).toContain('|Strike|Target|enemy TF 1|Truk|');
  const marker = must(game.state.known.allies.markers[0], 'marker');
  marker.hex = { q: 34, r: 5 };
  expect(formsOf(game, 'allies')).toMatch(
    /\|Truk\|No strike possible: 1 target\|enemy TF 1\|The target is 1\d hexes away, and the strike range is \d+\.\|/,
  );
});

test('[WG-11.2] the ring is ticked, and told in a line while it is folded', () => {
  const game = screened();
  strike(game, 'sbd-3 6 first 1000-lb');
  seal(game);
  expect(formsOf(game, 'axis')).toContain('|AA formation: 2 in the ring, 2 in the center|');
  give(game, 'axis', 'ring tone+nowaki+hiryu');
  expect(formsOf(game, 'axis')).toContain('3 in the ring, 1 in the center');
});

test('[WG-11.9] each ship of the ring shows at whose attackers she fires; one press turns all', () => {
  const game = screened();
  strike(game, 'sbd-3 6 first 1000-lb');
  seal(game);
  give(game, 'axis', 'confirm');
  give(game, 'allies', 'aim akagi 4');
  give(game, 'allies', 'aim hiryu 2');
  give(game, 'allies', 'confirm');
  expect(game.state.step.kind).toBe('flak');
  const sheet = must(flakSheet(deskOf(game.state, 'axis')), 'sheet');
  const pressed = sheet.rows.map(({ what, choices }) => [
    what,
    choices.filter(({ isOn }) => isOn).map(({ label }) => label),
  ]);
  expect(pressed).toEqual([
    ['All ships', []],
    ['tone', ['at akagi (4 factors)']],
    ['nowaki', ['at akagi (4 factors)']],
  ]);
  expect(sheet.rows[0]?.choices.at(-1)?.orders).toHaveLength(2);
  expect(formsOf(game, 'axis')).not.toContain('fires at the attackers');
});

test('[WG-10.16] escorts have a row for each formation, with the CAP that they can meet', () => {
  const game = facing();
  give(game, 'axis', 'cap akagi-a6m2 4 axis-1');
  strike(game, 'sbd-3 3 first 1000-lb', 'f4f-4 3 first -', 'tbd-1 1 first torpedo');
  seal(game);
  give(game, 'axis', 'confirm', { 'cap-position': [1, 1, 1, 1] });
  give(game, 'axis', 'intercept p1 2 B');
  give(game, 'axis', 'intercept p1 2 C');
  give(game, 'axis', 'confirm');
  expect(formsOf(game, 'allies')).toMatch(
    /\|F4F-4[^|]*\|not placed yet\|[^|]*\|\+1 against the CAP at formation B\|/,
  );
});

test('[WG-8.26] a strike that arrives flies on unless another target is pressed', () => {
  const truk = { ...MIDWAY, id: 'truk', name: 'Truk' };
  const game = facing({
    options: { searchAndStrike: true },
    bases: [{ card: truk, side: 'axis', hex: { q: 19, r: 5 }, formations: [] }],
  });
  strike(game, 'sbd-3 6 first 1000-lb');
  seal(game);
  expect(formsOf(game, 'allies')).toMatch(/\|Divert\|Strike\|Strike\|[^|]*TF \d+\|Truk\|/);
  expect(markerOf(game, 'axis')).not.toBe('');
});

test('[WG-5.12] aircraft without a deck have the places where they can land', () => {
  const game = facing();
  give(game, 'axis', 'cap akagi-a6m2 2 axis-1');
  goTo(game, 'damageControl');
  game.state.forces.axis.ships.akagi?.hits.push(hit('P'), hit('P'));
  give(game, 'axis', 'scuttle akagi');
  goTo(game, 'grouping', { 'damage-control': [6, 6] });
  expect(formsOf(game, 'axis')).toContain('|1 factor at akagi|2 factors at akagi|');
});

test('[WG-16.26] a ship that needs a tow has those that can tow her, and then casts off', () => {
  const game = facing();
  goTo(game, 'plots');
  const permanent = { letter: 'P', isPermanent: true } as const;
  game.state.forces.allies.ships['enterprise-us']?.hits.push(permanent, permanent);
  expect(formsOf(game, 'allies')).toContain('|towed by portland|');
  give(game, 'allies', 'tow portland enterprise-us');
  expect(formsOf(game, 'allies')).toContain('|Cast off|');
});

test('[WG-4.11, WG-4.13, WG-17.23] dummies are set beside own markers, taken off, and change numbers', () => {
  const game = newGame(fleets());
  expect(formsOf(game, 'allies')).toMatch(/\|New dummy\|[^|]*\|?beside TF \d+\|/);
  goTo(game, 'dummies');
  const side = game.state.step.kind === 'dummies' ? game.state.step.side : 'allies';
  const own = must(Object.values(game.state.forces[side].taskForces)[0], 'task force');
  give(game, side, `place-dummy ${own.hex.q},${own.hex.r} 39`);
  const told = formsOf(game, side);
  expect(told).toContain('|Take off the map|');
  expect(told).toMatch(/\|Swap numbers with TF \d+\|/);
});

test('[WG-6.3] standing down with nothing picked is called what it is: all plans are taken back', () => {
  expect(taskName({ picked: new Map() }, 'standDown')).toBe('Stand all down');
  expect(taskName({ picked: new Map([['f1', 1]]) }, 'standDown')).toBe('Stand down');
});
