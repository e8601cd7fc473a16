import { expect, test } from 'vitest';
import { orderDice } from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import { mountsBearing } from '../../../src/rules/fleet-action/action/gunnery/mounts';
import { refuseGuns } from '../../../src/rules/fleet-action/action/gunnery/refuse';
import { shoot } from '../../../src/rules/fleet-action/action/gunnery/resolve';
import { freshOpen, freshTurn } from '../../../src/rules/fleet-action/common/fresh';
import { conditionOf, unitOf } from '../../../src/rules/fleet-action/common/own';
import { burnAndFight } from '../../../src/rules/fleet-action/end/fires';
import type { Play } from '../../../src/rules/fleet-action/model/play';
import type { Unit } from '../../../src/rules/fleet-action/model/units';
import { facing } from './acting';
import { playOf } from './position';
import { idOf } from './sheets';

const TRIALS = 300;

interface Duel {
  allies: string;
  axis: string;
  hexes: number;
  turns: number;
}

/** Shares of duels that cost each ship, at a constant range, main guns only, in random order each turn. */
function duels({ allies, axis, hexes, turns }: Duel): [allies: number, axis: number] {
  const before = facing(allies, axis, hexes);
  const dice = orderDice(`${allies} ${axis}`, 0);
  const lost: [number, number] = [0, 0];
  for (let trial = 0; trial < TRIALS; trial++) {
    const play = playOf(fleetAction.copy(before), dice);
    const ships = [allies, axis].map((name) => unitOf(play.state, idOf(name)));
    for (let turn = 0; turn < turns && ships.every(isFighting); turn++) fight(play, ships);
    for (const [i, ship] of ships.entries()) if (!isFighting(ship)) lost[i as 0 | 1]++;
  }
  return [lost[0] / TRIALS, lost[1] / TRIALS];
}

const isFighting = ({ fate }: Unit): boolean => fate === 'inPlay';

function fight(play: Play, ships: readonly Unit[]): void {
  const places = ships.map(({ hex, facing, speedKnots }) => ({ hex, facing, speedKnots }));
  const isFirst = play.dice.lot(2, 'order').values[0] === 0;
  for (const ship of isFirst ? ships : ships.toReversed()) {
    const target = ships.find((it) => it !== ship) as Unit;
    const mounts = mountsBearing(ship, 'main', target.hex);
    const planned = { ship, battery: 'main', mounts, target } as const;
    if (isFighting(ship) && !refuseGuns(play.state, planned)) shoot(play, planned);
    for (const [i, it] of ships.entries()) Object.assign(it, places[i]);
  }
  burnAndFight(play);
  for (const ship of ships) {
    Object.assign(ship, { open: freshOpen(), splashes: 0 });
    conditionOf(ship).turn = freshTurn(false);
  }
}

const hood: Duel = { allies: 'Hood', axis: 'Bismarck', hexes: 20, turns: 15 };
const wales: Duel = { ...hood, allies: 'Prince of Wales' };
const fletcher: Duel = { allies: 'Fletcher', axis: 'Fubuki', hexes: 10, turns: 10 };
const francisco: Duel = { allies: 'San Francisco', axis: 'Atago', hexes: 15, turns: 12 };

/** Asserts the printed shares of duels that cost each of the two ships. */
function isPrinted(duel: Duel, ...printed: readonly [allies: number, axis: number]): void {
  const lost = duels(duel);
  for (const [i, share] of printed.entries())
    expect(Math.abs((lost[i] ?? 1) - share)).toBeLessThan(0.08);
}

test('[NW-35.6] Hood is lost to Bismarck in 51% of their duels, and Bismarck in 15%', () => {
  isPrinted(hood, 0.51, 0.15);
});

test('[NW-35.6] Prince of Wales is lost to Bismarck in 64%, and Bismarck in 4%', () => {
  isPrinted(wales, 0.64, 0.04);
});

test('[NW-35.14] with guns only Fletcher is lost in 13%, Fubuki in 60%', () => {
  isPrinted(fletcher, 0.13, 0.6);
});

test('[NW-35.14] with guns only San Francisco is lost in 20%, Atago in 14%', () => {
  isPrinted(francisco, 0.2, 0.14);
});
