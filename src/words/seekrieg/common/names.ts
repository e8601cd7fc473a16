import { type Axial, rowOf } from '../../../hex';
import { SIDES, type Side } from '../../../rules/core';
import type { SeekriegView } from '../../../rules/seekrieg';
import {
  type CriticalEffect,
  cardNamed,
  type Objective,
  type ShipSheet,
  tablesOf,
} from '../../../rules/seekrieg/query';
import { hourText } from '../../core/say';
import { seekriegNamesText } from '../texts/names';

/** How things are called, as far as a view knows them. */
export interface Names {
  side(side: Side): string;
  /** A ship, or 'contact 3'; 'an unidentified ship' where the view has none. */
  ship(id: string): string;
  /** A carrier or a base on land. */
  base(id: string): string;
  /** 'flight 3'; of the enemy's 'raid 3'. */
  flight(id: string): string;
  /** 'A6M2 Zeke' */
  aircraft(id: string): string;
  element(id: string): string;
  /** A force of the search map. */
  force(id: string): string;
  /** Aircraft that search, by their type. */
  group(id: string): string;
  /** Whatever has this id by its name; `undefined` for what the view does not have. */
  known(id: string): string | undefined;
  /** 'E3 N11': columns to the east and rows to the north of the hex that the scenario counts from. */
  hex(hex: Axial): string;
  /** 'E3' */
  column(column: number): string;
  /** 'N11' */
  row(row: number): string;
  /** When a turn begins: '0552'. */
  time(turn: number): string;
  sheetOf(id: string): ShipSheet | undefined;
  sideOf(id: string): Side | undefined;
  /** An effect of CHART N4 by its number. */
  effect(cd: number): CriticalEffect | undefined;
  /** An objective of a side whose list the view has. */
  objective(side: Side, id: string): Objective | undefined;
}

/** Names as a view knows them. */
export function newNames(view: SeekriegView): Names {
  const { ships, contacts, scenario } = view;
  const { effects } = tablesOf(view).criticalEffects;
  const element = (id: string) =>
    (view.forces.allies?.elements[id] ?? view.forces.axis?.elements[id])?.name;
  const base = (id: string) => (baseIn(view, id) ?? landBaseIn(view, id))?.name;
  const ship = (id: string) =>
    ships[id]?.sheet.name ?? contacts[id]?.name ?? contactName(id) ?? base(id);
  const known = (id: string) => ship(id) ?? element(id);
  return {
    side: (side) => scenario.sides[side].name,
    ship: (id) => ship(id) ?? seekriegNamesText('unknown'),
    base: (id) => base(id) ?? ship(id) ?? seekriegNamesText('unknown'),
    flight: (id) => flightName(view, id),
    aircraft: (id) => cardNamed(id)?.name ?? id,
    element: (id) => known(id) ?? seekriegNamesText('element'),
    force: (id) =>
      searchIn(view)
        .map((it) => it.forces[id]?.name)
        .find(Boolean) ?? id,
    group: (id) =>
      searchIn(view)
        .map((it) => it.groups[id]?.aircraft.name)
        .find(Boolean) ?? id,
    known,
    hex: (hex) => `${columnName(hex.q)} ${rowName(rowOf(hex))}`,
    column: columnName,
    row: rowName,
    time: (turn) => hourText(scenario.startMinute + (turn - 1) * MINUTES_A_TURN),
    sheetOf: (id) => ships[id]?.sheet,
    sideOf: (id) => ships[id]?.side,
    effect: (cd) => effects[cd],
    objective: (side, id) => view.forces[side]?.objectives.find((it) => it.id === id),
  };
}

export const columnName = (column: number): string =>
  seekriegNamesText(column < 0 ? 'column.west' : 'column.east', { number: Math.abs(column) });

export const rowName = (row: number): string =>
  seekriegNamesText(row < 0 ? 'row.north' : 'row.south', { number: Math.abs(row) });

const baseIn = ({ forces }: SeekriegView, id: string) =>
  forces.allies?.bases[id] ?? forces.axis?.bases[id];

/** A base on land, which both sides know. */
const landBaseIn = ({ scenario }: SeekriegView, id: string) =>
  SIDES.flatMap((side) => scenario.sides[side].landBases ?? []).find((it) => it.id === id);

const searchIn = ({ forces }: SeekriegView) =>
  [forces.allies?.search, forces.axis?.search].flatMap((it) => it ?? []);

const MINUTES_A_TURN = 2;

/** The number at the end of its id. */
function flightName({ viewer }: SeekriegView, id: string): string {
  const [side = '', number = id] = id.split('-');
  const isOther = viewer !== 'all' && viewer !== side;
  return seekriegNamesText(isOther ? 'raid' : 'flight', { number });
}

/** [SK-5.10] A marker's id is its number and nothing else. */
const MARKER = /^contact-(\d+)$/;

function contactName(id: string): string | undefined {
  const number = MARKER.exec(id)?.[1];
  return number === undefined ? undefined : seekriegNamesText('contact', { number });
}
