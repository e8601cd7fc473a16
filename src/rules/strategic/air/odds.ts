import type { Dice, Side } from '../../core';
import type { Squadron } from '../cards/cards';
import { ratingBySteps } from '../cards/squadronRatings';
import { meanOf, type Odds, type OddsTable, overPairs, shipSeen } from '../common/odds';
import { skyOf } from '../common/sky';
import { squadronIn } from '../harm/lookUp';
import type { FlightWeapon } from '../model/airState';
import type { Place } from '../model/scenario';
import type { LandUnitId, SeenLandUnit, SeenShip, StrategicView } from '../model/state';
import { aaNow, divisionAreaAa } from '../rolls/flak';
import { opposedRoll } from '../rolls/opposedRoll';
import { LAND_UNITS } from '../tables/landUnits';
import { shipDamage } from '../tables/results';
import { airToAirModifiers } from './fight';
import { asSquadron } from './flights';
import { type Conditions, type Defended, rollFlak, rollStrike } from './rolls';
import { weaponAt } from './targets';

/** Chances of a squadron's remaining steps. */
type StepChances = ReadonlyMap<number, number>;

/** [ST-14.1, ST-14.3] What flak leaves of a squadron: Area AA, then Light AA at the survivors. */
function afterFlak(squadron: Squadron, defended: Defended, conditions: Conditions): StepChances {
  let chances: StepChances = new Map([[squadron.steps, 1]]);
  for (const guns of ['area', 'light'] as const) {
    const next = new Map<number, number>();
    for (const [steps, chance] of chances) {
      const meeting = { squadron: { ...squadron, steps }, defended };
      const lost = (dice: Dice) => rollFlak(guns, meeting, conditions, dice)?.stepsLost ?? 0;
      const left = steps === 0 ? [0] : overPairs((dice) => steps - lost(dice));
      for (const it of left) next.set(it, (next.get(it) ?? 0) + chance / left.length);
    }
    chances = next;
  }
  return chances;
}

/** The odds of one squadron's strike on a target without fighters over it: flak, then its attack. */
export function strikeOdds(
  squadron: Squadron,
  weapon: FlightWeapon,
  defended: Defended,
  conditions: Conditions,
): Odds {
  let chance = 0;
  let meanDamage = 0;
  for (const [steps, share] of afterFlak(squadron, defended, conditions)) {
    if (steps === 0) continue;
    const meeting = { squadron: { ...squadron, steps }, defended };
    const levelsBy = (dice: Dice) => rollStrike(weapon, meeting, conditions, dice)?.damageLevels;
    const levels = overPairs((dice) => levelsBy(dice) ?? 0);
    chance += share * meanOf(levels.map((it) => (it > 0 ? 1 : 0)));
    meanDamage += share * meanOf(levels);
  }
  return { chance, meanDamage };
}

/** A ship as she is seen among those with her. */
function defendedShip(seen: SeenShip, others: readonly SeenShip[], isInPort: boolean): Defended {
  const ship = shipSeen(seen);
  const isBoat = seen.source.card.type === 'SS';
  return {
    areaAa: divisionAreaAa(others.filter(({ fate }) => fate === 'afloat').map(shipSeen)),
    lightAa: aaNow(ship, 'lightAa'),
    target: isBoat ? { boat: ship, isSubmerged: false } : { ship, isInPort },
  };
}

/** [ST-14.4, ST-5.6] A land unit as it is known; one whose state is not known is taken as whole. */
function defendedLand({ scenario, known }: StrategicView, side: Side, id: LandUnitId): Defended {
  const units = scenario.landUnits;
  const self = units.find((it) => it.id === id);
  const fires = (unit: LandUnitId) => !isSilent(known[side]?.landUnits[unit]);
  const place = (it: { place: Place }) => JSON.stringify(it.place);
  const area = units
    .filter((it) => self && it.side === self.side && place(it) === place(self) && fires(it.id))
    .flatMap(({ kind }) => LAND_UNITS[kind].areaAa ?? []);
  const { firstDefense, capacity, lightAa } = LAND_UNITS[self?.kind ?? 'depot'];
  return {
    areaAa: area.length > 0 ? Math.max(...area) : null,
    lightAa: fires(id) ? lightAa : null,
    target: { firstDefense, capacity },
  };
}

const isSilent = (seen: SeenLandUnit | undefined): boolean =>
  seen?.state === 'sunk' || seen?.isCaptured === true;

/** The odds of the best target that a planned Basic strike may find, without fighters over it. */
function plannedStrike(
  view: StrategicView,
  side: Side,
  { squadron: id, steps, target, weapon }: PlannedStrike,
): Odds | undefined {
  const { card } = squadronIn(view, id);
  const squadron = { id, card, steps };
  const conditions = { scenario: view.scenario, sky: skyOf(view, null) };
  const { divisions = {}, ships = {}, landUnits = {} } = view.known[side] ?? {};
  if (steps === 0) return undefined;
  if (landUnits[target])
    return strikeOdds(squadron, weapon, defendedLand(view, side, target), conditions);
  const seen = (divisions[target]?.ships ?? []).flatMap((it) => ships[it] ?? []);
  const all = seen.flatMap((it) => {
    const boat = conditions.sky.isNight || it.state === 'heavy' ? 'surfacedBoat' : 'submergedBoat';
    const kind = it.source.card.type === 'SS' ? boat : 'ship';
    const used = weaponAt('basic', { card, weapon }, kind);
    const defended = defendedShip(it, seen, false);
    const open = kind === 'submergedBoat' ? submerged(defended) : defended;
    return used ? [strikeOdds(squadron, used, open, conditions)] : [];
  });
  return all.sort((a, b) => (b.meanDamage ?? 0) - (a.meanDamage ?? 0))[0];
}

interface PlannedStrike {
  squadron: string;
  steps: number;
  target: string;
  weapon: FlightWeapon;
}

const submerged = ({ target }: Defended): Defended => ({
  areaAa: null,
  lightAa: null,
  target: 'boat' in target ? { ...target, isSubmerged: true } : target,
});

/** The odds of what is left of a flight at a target of the attack that is under way. */
function flightStrike(
  view: StrategicView,
  flightId: string,
  kind: 'ship' | 'land',
  defended: Defended | undefined,
): Odds | undefined {
  const { air, scenario } = view;
  const flight = air?.flights.find(({ id }) => id === flightId);
  const weapon = flight && weaponAt(scenario.level, flight, kind);
  if (!air || !flight || !weapon || !defended) return undefined;
  return strikeOdds(asSquadron(flight), weapon, defended, { scenario, sky: air.sky });
}

/** [ST-13.3] The chance to shoot down at least a step, and the mean steps. */
function airShot(view: StrategicView, by: string, at: string): Odds | undefined {
  const { air } = view;
  const [flight, target] = [by, at].map((id) => air?.flights.find((it) => it.id === id));
  if (!air || !flight || !target || by === at) return undefined;
  const lost = overPairs((dice) => {
    const attack = ratingBySteps(flight.card.airToAir, flight.steps) ?? 0;
    const modifiers = airToAirModifiers(view, air, flight);
    const { difference } = opposedRoll(
      { attack, defense: target.card.defense, modifiers },
      dice,
      '',
    );
    return Math.min(target.steps, shipDamage(difference));
  });
  return { chance: meanOf(lost.map((it) => (it > 0 ? 1 : 0))), meanDamage: meanOf(lost) };
}

/** The odds of planned air orders. */
export const airOdds: OddsTable = {
  assignStrike: plannedStrike,
  airTarget: (view, _side, { flight, at }) => airShot(view, flight, at),
  strikeShip: (view, _side, { flight, ship }) => {
    const seen = view.air?.ships.find(({ id }) => id === ship);
    const defended = seen && defendedShip(seen, view.air?.ships ?? [], view.air?.isInPort === true);
    return flightStrike(view, flight, 'ship', defended);
  },
  strikeLand: (view, side, { flight, landUnit }) =>
    flightStrike(view, flight, 'land', defendedLand(view, side, landUnit)),
};
