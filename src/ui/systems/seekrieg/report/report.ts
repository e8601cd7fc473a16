import { type BySide, bySide, SIDES, type Side } from '../../../../rules/core';
import type { SeekriegEvent, SeekriegView } from '../../../../rules/seekrieg';
import { type Award, awardsOf, isLost, type Ship } from '../../../../rules/seekrieg/query';
import type { Eyes } from '../../../table/replay/replay';
import { type Luck, luckOf } from '../../../table/report/luck';
import type { Strength } from '../../../table/report/StrengthPlot';
import { fireOf, grouped, sum } from '../../../table/report/throws';
import { type Blow, blowsIn, decisiveBlows } from './blows';
import { type Shot, shotsOf } from './shots';

/** What a battle has cost a ship. */
interface Loss {
  ship: Ship;
  /** The turn in which she was lost; nothing while she is there. */
  turn: number | undefined;
  hits: number;
}

/** The fire of a side with guns of one caliber at one range, or with torpedoes. */
interface Given {
  side: Side;
  gun: { boreInches: number; fromYards: number } | null;
  /** Shells, or torpedoes launched. */
  fired: number;
  /** Hits on average. */
  expected: number;
  hits: number;
}

/** The report of a battle, final or so far. It holds nothing that its reader may not know. */
export interface SeekriegReport {
  awards: BySide<Award[]>;
  losses: readonly Loss[];
  blows: readonly Blow[];
  decisive: readonly Blow[];
  strength: readonly Strength[];
  given: readonly Given[];
  luck: readonly Luck[];
}

interface Told {
  /** From the start, as its reader got them. */
  events: readonly SeekriegEvent[];
  /** The positions after each chapter as its reader saw them with the events that led to them, the start first. */
  moments: readonly { view: SeekriegView; events: readonly SeekriegEvent[] }[];
  /** The position now. */
  view: SeekriegView;
  eyes: Eyes;
}

/** The report of a battle from its events and positions. */
export function reportOf({ events, moments, view, eyes }: Told): SeekriegReport {
  const blows = blowsIn(events);
  const shots = shotsOf(events, view);
  const losses = lossesOf(blows, view);
  const known = SIDES.filter((side) => eyes === 'all' || side === eyes);
  return {
    awards: bySide((side) => awardsOf(view, side)),
    losses,
    blows,
    decisive: decisiveBlows(blows, view),
    strength: known.map((side) => strengthOf(moments, side, losses)),
    given: SIDES.flatMap((side) => givenBy(events, shots, side)),
    luck: SIDES.flatMap((side) => luckOf(shots, side)),
  };
}

/** All ships that the view knows, side by side. */
const lossesOf = (blows: readonly Blow[], { ships }: SeekriegView): Loss[] =>
  SIDES.flatMap((side) => Object.values(ships).filter((ship) => ship.side === side)).map((ship) => {
    const own = blows.filter(({ target }) => target === ship.id);
    const end = own.find(({ kind }) => kind === 'sunk' || kind === 'abandoned');
    return { ship, turn: end?.turn, hits: sum(own, ({ hits }) => hits) };
  });

function strengthOf(moments: Told['moments'], side: Side, losses: readonly Loss[]): Strength {
  const points = new Map<number, number>();
  for (const [at, { view, events }] of moments.entries())
    points.set(at === 0 ? 0 : (events[0]?.turn ?? view.turn), leftTo(view, side));
  const [whole = 0] = points.values();
  return {
    side,
    samples: [...points].map(([time, left]) => ({
      ...{ time, value: whole > 0 ? (100 * left) / whole : 0 },
    })),
    losses: losses.flatMap(({ ship, turn }) =>
      ship.side === side && turn !== undefined ? [{ time: turn, name: ship.sheet.name }] : [],
    ),
  };
}

/** Damage points left to a side. */
const leftTo = ({ ships }: SeekriegView, side: Side): number =>
  sum(
    Object.values(ships).filter((ship) => ship.side === side && !isLost(ship)),
    ({ sheet, condition }) => Math.max(0, sheet.dp - (condition?.damage ?? 0)),
  );

/** Ranges are told in bands of this many yards. */
export const BAND_YARDS = 5000;

const bandOf = (yards: number): number => Math.floor(yards / BAND_YARDS) * BAND_YARDS;

const keyOf = ({ gun }: Shot): string =>
  gun ? `${gun.boreInches} ${bandOf(gun.rangeYards)}` : 'torpedoes';

/** The largest guns first, each from the shortest range on; torpedoes last. */
function givenBy(events: readonly SeekriegEvent[], shots: readonly Shot[], side: Side): Given[] {
  const groups = grouped(
    shots.filter((it) => it.side === side && it.gun),
    keyOf,
  );
  const guns = [...groups.values()].map((own) => gunsGiven(side, own));
  return [...guns.sort(byCaliber), ...torpedoesGiven(events, shots, side)];
}

function gunsGiven(side: Side, own: readonly Shot[]): Given {
  const { dice, expected, hits } = fireOf(own);
  const gun = own[0]?.gun;
  return {
    ...{ side, fired: dice, expected, hits },
    gun: gun ? { boreInches: gun.boreInches, fromYards: bandOf(gun.rangeYards) } : null,
  };
}

const byCaliber = ({ gun: a }: Given, { gun: b }: Given): number =>
  a && b ? b.boreInches - a.boreInches || a.fromYards - b.fromYards : 0;

/** Of torpedoes each is launched once, and may be tried at several ships. */
function torpedoesGiven(
  events: readonly SeekriegEvent[],
  shots: readonly Shot[],
  side: Side,
): Given[] {
  const launched = events.flatMap((it) =>
    it.kind === 'torpedoesFired' && it.side === side ? [it.count] : [],
  );
  if (launched.length === 0) return [];
  const { expected, hits } = fireOf(shots.filter((it) => it.side === side && !it.gun));
  return [{ side, gun: null, fired: sum(launched, (it) => it), expected, hits }];
}
