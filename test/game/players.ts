import { vi } from 'vitest';
import type { OptionsOf, ScenarioOf, Seat } from '../../src/game/seat';
import { openTable, type Table } from '../../src/game/table';
import {
  type AnySystem,
  type Draw,
  drawFrom,
  type GivenOrder,
  refusalCode,
  SIDES,
} from '../../src/rules/core';
import { TOY, toySystem } from './toySystem';

export const SEED = 'a-secret-of-the-match';

/** Two people at one screen. */
export const humans = { allies: 'human', axis: 'human' } as const;

/** A table with the toy game, both sides played here. */
export const toyTable = (orders: readonly GivenOrder[] = []): Table<typeof toySystem> =>
  openTable({ system: toySystem, scenario: TOY, options: null, seed: SEED, orders, seats: humans });

/** Both seats of any system, played here. */
export const humanTable = <S extends AnySystem>(
  system: S,
  scenario: ScenarioOf<S>,
  options: OptionsOf<S>,
): Table<S> => openTable({ system, scenario, options, seed: SEED, seats: humans });

export const mayOrder = ({ side, getSnapshot }: Seat): boolean => {
  const { outcome, segment } = getSnapshot();
  return !outcome && segment.active[side] !== 'waiting';
};

export interface Playing {
  most?: number;
  /** Orders that are given only when there is no other. */
  shuns?: RegExp;
}

/** What ends a battle before it has begun. */
export const FLIGHT = /^(scuttle)|yes$/;

/**
 * Plays random legal orders, and an undo now and then, until the game is over or the orders are used up. What
 * `afterEach` is told of has just been accepted.
 */
export function playRandomly(
  { system, seats }: Table,
  key: string,
  afterEach: (given: GivenOrder) => void = () => {},
  { most = 5000, shuns = /^$/ }: Playing = {},
): void {
  const draw = drawFrom(key);
  for (let count = 0; count < most; count++) {
    const able = SIDES.map((side) => seats[side]).filter(mayOrder);
    if (able.length === 0) return;
    const seat = able[draw(able.length)] as Seat;
    const line = randomLine(system, seat, draw, shuns);
    const refused = seat.give(line);
    if (refused) throw new Error(`${seat.side} ${line}: ${refusalCode(refused)}`);
    afterEach({ side: seat.side, order: line });
  }
}

function randomLine(system: AnySystem, seat: Seat, draw: Draw, shuns: RegExp): string {
  const { view, canUndo } = seat.getSnapshot();
  if (canUndo && draw(8) === 0) return 'undo';
  const lines = system.legalOrders(view, seat.side).map(system.makeOrder);
  const liked = lines.filter((line) => !shuns.test(line));
  const choice = liked.length > 0 ? liked : lines;
  return choice[draw(Math.min(256, choice.length))] as string;
}

/** Gathers what the console is told while a test means to make boardgame.io complain. */
export function complaints(): string[] {
  const heard: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    heard.push(words.join(' '));
  });
  return heard;
}
