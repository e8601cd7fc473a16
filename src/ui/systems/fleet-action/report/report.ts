import { type BySide, bySide, SIDES, type Side } from '../../../../rules/core';
import type { FleetActionEvent, FleetActionView } from '../../../../rules/fleet-action';
import { type Award, awardsOf, type Unit } from '../../../../rules/fleet-action/query';
import type { Eyes } from '../../../table/replay/replay';
import { type Luck, luckOf } from '../../../table/report/luck';
import type { Strength } from '../../../table/report/StrengthPlot';
import { type Fire, fireOf, sum } from '../../../table/report/throws';
import { type Blow, blowsIn, decisiveBlows } from './blows';
import { type Shot, shotsOf, WEAPONS, type Weapon } from './shots';

/** What a battle has cost a unit. */
interface Loss {
  unit: Unit;
  /** The turn in which it was lost or left; nothing while it fights. */
  turn: number | undefined;
  hits: number;
}

/** The fire of a ship with one kind of weapon. */
interface Given extends Fire {
  side: Side;
  unit: string;
  weapon: Weapon;
  /** S and F that it took, as far as that is told. */
  dealt: number;
}

/** The report of a battle, final or so far. It holds nothing that its reader may not know. */
export interface FleetReport {
  awards: BySide<Award[]>;
  losses: readonly Loss[];
  decisive: readonly Blow[];
  strength: readonly Strength[];
  given: readonly Given[];
  luck: readonly Luck[];
}

/** A position with the events that led to it. */
interface Seen {
  view: FleetActionView;
  events: readonly FleetActionEvent[];
}

interface Told {
  /** From the start, as its reader got them. */
  events: readonly FleetActionEvent[];
  /** The positions after each chapter as its reader saw them, the start first. */
  moments: readonly Seen[];
  /** The position now. */
  view: FleetActionView;
  eyes: Eyes;
}

/** The report of a battle from its events and positions. */
export function reportOf({ events, moments, view, eyes }: Told): FleetReport {
  const blows = blowsIn(events);
  const shots = shotsOf(events, view);
  const losses = lossesOf(events, blows, view);
  const known = SIDES.filter((side) => eyes === 'all' || side === eyes);
  return {
    awards: bySide((side) => awardsOf(view, side)),
    losses,
    decisive: decisiveBlows(blows, view),
    strength: known.map((side) => strengthOf(moments, side, losses)),
    given: givenBy(shots, blows),
    luck: SIDES.flatMap((side) => luckOf(shots, side)),
  };
}

/** All units that the view knows, side by side. */
const lossesOf = (
  events: readonly FleetActionEvent[],
  blows: readonly Blow[],
  { units }: FleetActionView,
): Loss[] =>
  SIDES.flatMap((side) => Object.values(units).filter((unit) => unit.side === side)).map(
    (unit) => ({
      unit,
      turn: events.find((it) => isEnd(it) && it.unit === unit.id)?.turn,
      hits: sum(
        blows.filter(({ target }) => target === unit.id),
        ({ hits }) => hits,
      ),
    }),
  );

const isEnd = (event: FleetActionEvent) => event.kind === 'unitLost' || event.kind === 'shipLeft';

/** One value for each turn, when it is over; the first is the start. */
function strengthOf(moments: readonly Seen[], side: Side, losses: readonly Loss[]): Strength {
  const points = new Map<number, number>();
  for (const [at, { view, events }] of moments.entries())
    points.set(at === 0 ? 0 : (events[0]?.turn ?? view.turn), leftTo(view, side));
  const [whole = 0] = points.values();
  return {
    side,
    samples: [...points].map(([time, left]) => ({
      ...{ time, value: whole > 0 ? (100 * left) / whole : 0 },
    })),
    losses: losses.flatMap(({ unit, turn }) =>
      unit.side === side && turn !== undefined && isGone(unit)
        ? [{ time: turn, name: unit.name }]
        : [],
    ),
  };
}

const isGone = ({ fate }: Unit): boolean => fate === 'sunk' || fate === 'wreck';

const leftTo = ({ units }: FleetActionView, side: Side): number =>
  sum(
    Object.values(units).filter((unit) => unit.side === side && !isGone(unit)),
    ({ condition }) => (condition ? condition.structure + condition.flotation : 0),
  );

/** By ship in the order in which they first fired, then by weapon. */
function givenBy(shots: readonly Shot[], blows: readonly Blow[]): Given[] {
  const units = [...new Set(shots.map(({ unit }) => unit))];
  return units.flatMap((unit) =>
    WEAPONS.flatMap((weapon) => {
      const own = shots.filter((it) => it.unit === unit && it.weapon === weapon);
      const [first] = own;
      const struck = blows.filter(({ by, kind }) => by === unit && kind === weapon);
      const dealt = sum(struck, ({ structure, flotation }) => structure + flotation);
      return first ? [{ side: first.side, unit, weapon, dealt, ...fireOf(own) }] : [];
    }),
  );
}
