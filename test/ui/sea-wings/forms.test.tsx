import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { must, type Side } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import { quickForecast } from '../../../src/rules/sea-wings/query';
import { DeskContext } from '../../../src/ui/systems/sea-wings/desk/desk';
import { LikelyResult } from '../../../src/ui/systems/sea-wings/orders/LikelyResult';
import { OrdersFor } from '../../../src/ui/systems/sea-wings/orders/OrdersFor';
import { scenarioShip as battleShip } from '../../rules/battle/fixture';
import {
  AARON_WARD,
  contact,
  DAY,
  DESTROYERS,
  engaged,
  HERE,
  SAN_FRANCISCO,
  THERE,
} from '../../rules/sea-wings/engaging';
import { facing } from '../../rules/sea-wings/facing';
import { fleets } from '../../rules/sea-wings/fleets';
import { type Game, give, goTo, newGame } from '../../rules/sea-wings/game';
import { force } from '../../rules/sea-wings/scenario';
import { deskOf } from './deskOf';

const plain = (html: string): string => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

/** The forms of the present step, as a side sees them. */
const formsOf = ({ state }: Game, side: Side): string =>
  plain(
    renderToStaticMarkup(
      <DeskContext value={deskOf(state, side)}>
        <OrdersFor makeOrder={({ kind }) => kind} />
      </DeskContext>,
    ),
  );

test('[WG-18.2] an enemy within reach of guns is engaged with one press', () => {
  const told = formsOf(contact(['allies', 'axis']), 'allies');
  expect(told).toContain('|Engage|');
  expect(told).toMatch(/TF \d+ engages enemy TF \d+/);
});

/** Ships that a battle can be fought with. */
const armed = (...of: Parameters<typeof force>) => {
  const made = force(...of);
  const ships = made.ships.map((ship) => ({ ...ship, ...battleShip({ id: ship.card.id }) }));
  return {
    ...made,
    ships: ships.map(({ sheet, card, formations }) => ({ sheet, card, formations })),
  };
};

test('[WG-18.13] both ways to settle an engagement are told, and dice where the sides differ', () => {
  const forces = [
    armed('allies', HERE, [SAN_FRANCISCO, AARON_WARD]),
    armed('axis', THERE, DESTROYERS),
  ];
  const game = engaged(DAY, { forces });
  expect(game.state.step.kind).toBe('ways');
  const told = formsOf(game, 'allies');
  expect(told).toContain('|At once|');
  expect(told).toContain('|As a battle|');
});

test('[WG-24.29] the likely result of an engagement is told in ships, hits and points', () => {
  const game = contact(['allies', 'axis']);
  const marker = must(game.state.forces.axis.taskForces['axis-1'], 'axis-1').marker;
  const forecast = quickForecast(seaWings.view(game.state, 'allies'), 'allies', {
    ...{ taskForce: 'allies-1', marker },
  });
  const told = plain(renderToStaticMarkup(<LikelyResult forecast={forecast} />));
  expect(told).toContain('|Ships|Sunk|Hits|Points lost|');
  expect(told).toMatch(/\|Yours\|2\|[\d.]+\|[\d.]+\|\d+\|Enemy\|\d/);
});

test('[WG-19.18, WG-19.30] ships that fight are ticked, then each weapon is given a target', () => {
  const game = engaged();
  expect(formsOf(game, 'axis')).toContain('|Fight with 3 ships|');
  give(game, 'axis', 'confirm');
  expect(game.state.step.kind).toBe('shots');
  const told = formsOf(game, 'allies');
  expect(told).toContain('|no target|');
  expect(told).toMatch(/guns \|no target\|Naganami/);
});

test('[WG-14.18, WG-14.20] a base with hits of two kinds is asked what it repairs first, one with one kind is not', () => {
  const game = facing();
  const hits = must(game.state.forces.allies.bases.midway, 'midway').hits;
  hits.push('A', 'A', 'S');
  goTo(game, 'damageControl');
  expect(formsOf(game, 'allies')).toContain(
    '|Midway repairs first (one hit a turn, 50%)|air operations, 2 hits|guns and radar, 1 hit|',
  );
  hits.pop();
  expect(formsOf(game, 'allies')).toContain(
    '|Midway is repairing its air operations: 2 hits, one of them with 50% this turn.|',
  );
});

test('[WG-4.14, WG-4.17] ships of every task force can be ticked', () => {
  const told = formsOf(newGame(fleets()), 'allies');
  expect(told).toContain('|Detach ships|');
});
