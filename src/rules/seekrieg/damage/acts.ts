import { aircraftAboard, baseAboard, destroyAboard } from '../air/aboard';
import { countOf } from '../air/numbers';
import { conditionOf } from '../common/own';
import type { TurnTo } from '../model/plan';
import { isCarrier } from '../model/sheet';
import type { Effect } from '../model/units';
import type { CriticalAct, CriticalEffect } from '../tables/criticalEffects';
import { radarNamed } from '../tables/radarSets';
import { rounded } from '../tables/rounding';
import { torpedoOf } from '../tables/torpedoes';
import { torpedoEffect } from '../tables/torpedoHits';
import { startRolledFire, startVaporFire } from './fires';
import { ableTubes, ableTurrets, groupTurrets, rowOf, sideMounts } from './mounts';
import { draw, roll, type Struck } from './rolling';

/** What the effects of CHART N4 need to know of a hit. */
export interface Blow {
  /** The hit went through the armor, or was a torpedo [SK-29.23]. */
  penetrated: boolean;
  /** [SK-14.27] */
  sideHit: 'port' | 'starboard';
}

/** On what the effect acts; `null` where it finds nothing [SK-29.25]; `'done'` where nothing of it lasts. */
type Found = Partial<Omit<Effect, 'cd' | 'turnsLeft'>> | 'done' | null;

type Handler<Act extends CriticalAct> = (it: Struck, act: Act, blow: Blow) => Found;

type ActOf<Name extends CriticalAct['act']> = Extract<CriticalAct, { act: Name }>;

type Handlers = { readonly [Name in CriticalAct['act']]: Handler<ActOf<Name>> };

/** It acts on the ship as a whole. */
const always = (): Found => ({});

const ifAny = (things: readonly unknown[]): Found => (things.length > 0 ? {} : null);

/** One of the main turrets that can still fire. */
const anyTurret = (it: Struck): Found =>
  draw(it, ableTurrets(it.tables, it.ship, 0), 'turret-hit') ?? null;

function sideMount(it: Struck, _act: unknown, { sideHit }: Blow): Found {
  const mount = draw(it, sideMounts(it.tables, it.ship, sideHit), 'mount-hit');
  return mount ? { ...mount, sideHit } : null;
}

function sideBattery({ tables, ship }: Struck, _act: unknown, { sideHit }: Blow): Found {
  const [mount] = sideMounts(tables, ship, sideHit);
  return mount ? { battery: mount.battery, sideHit } : null;
}

const director: Handler<ActOf<'director-destroyed'>> = ({ ship }, { group }) =>
  conditionOf(ship).directorsLost[group] ? null : {};

const localControl: Handler<ActOf<'local-control'>> = ({ ship }, { battery }) =>
  battery === 'main' || ship.sheet.batteries.length > 1 ? {} : null;

const radar: Handler<ActOf<'radar'>> = (it, act) => (hasRadar(it, act.sets) ? {} : null);

/** A set of the kind that has not been lost for good. */
function hasRadar({ tables, ship }: Struck, sets: ActOf<'radar'>['sets']): boolean {
  const { losses, effects, effectsDue } = conditionOf(ship);
  const isGone = (kind: string): boolean =>
    [...effects, ...effectsDue].some((effect) => {
      const row = rowOf(tables, effect);
      return row?.act === 'radar' && row.sets === kind && !row.isTemporary;
    });
  const aboard = ship.sheet.radars.map(radarNamed);
  const has = {
    'fire-control': ship.sheet.fireControlRadar > 0 && !losses.fireControlRadar,
    surface: aboard.some(({ surfaceYards }) => surfaceYards > 0) && !losses.searchRadar,
    air: aboard.some(({ airSearch }) => airSearch !== null) && !losses.searchRadar,
  };
  const works = (kind: keyof typeof has): boolean => has[kind] && !isGone(kind);
  return sets === 'all' ? works('fire-control') || works('surface') || works('air') : works(sets);
}

/** [SK-29.22] CD 23: the rolls up to which a rudder is jammed to port, and to starboard. */
const JAMMED = { port: 33, starboard: 66 };

const rudder = (it: Struck): Found => {
  const rolled = roll(it, 'rudder-jammed');
  const to: TurnTo | null = rolled <= JAMMED.port ? 'P' : rolled <= JAMMED.starboard ? 'S' : null;
  return { rudder: to };
};

/** Damage points by a share of the ship's own, 1 at least. */
export const shareOfDp = ({ ship }: Struck, percent: number): number =>
  Math.max(1, rounded((ship.sheet.dp * percent) / 100));

const heavyFlooding: Handler<ActOf<'heavy-flooding'>> = (it, { percent }) => {
  conditionOf(it.ship).damageDue += shareOfDp(it, percent);
  return 'done';
};

const fire: Handler<ActOf<'fire'>> = (it, { more }) => {
  startRolledFire(it, more);
  return 'done';
};

/** A floatplane, or an aircraft of a carrier. */
const petrolFire = (it: Struck): Found => {
  const condition = conditionOf(it.ship);
  if (condition.floatplanes === 0 && !isCarrier(it.ship.sheet)) return null;
  startRolledFire(it, 0);
  if (condition.floatplanes === 0) destroyAboard(it.play, it.ship, 1, []);
  condition.floatplanes = Math.max(0, condition.floatplanes - 1);
  return {};
};

const torpedoMount = (it: Struck): Found => {
  const mount = draw(it, ableTubes(it.tables, it.ship), 'mount-hit');
  return mount === undefined ? null : { mount };
};

/** [SK-29.22] The belt that a warhead bursts behind. */
const WARHEAD_BELT_INCHES = 1;

const warhead: Handler<ActOf<'warhead-explodes'>> = (it, { share }) => {
  const { tables, ship } = it;
  const condition = conditionOf(ship);
  const loaded = ableTubes(tables, ship).filter((at) => (condition.mounts[at]?.loaded ?? 0) > 0);
  const mount = draw(it, loaded, 'mount-hit');
  const model = ship.sheet.torpedoes?.model;
  if (mount === undefined || !model) return null;
  const effect = torpedoEffect(tables.torpedoDamage, torpedoOf(model).charge, WARHEAD_BELT_INCHES);
  condition.damageDue += rounded(share * effect);
  return { mount };
};

const catapult = ({ ship }: Struck): Found =>
  ship.sheet.catapults > 0 || conditionOf(ship).floatplanes > 0 ? {} : null;

function depthCharges({ ship }: Struck): Found {
  const { depthCharges: left, losses } = conditionOf(ship);
  const hasSonar = ship.sheet.hasSonar && !losses.sonar;
  return left > 0 || ship.sheet.hasAheadThrown || hasSonar ? {} : null;
}

/** [SK-2.3] The tens digit of a percentile roll; 0 counts 10. */
function sweepHangar(it: Struck): Found {
  const rolled = roll(it, 'hangar-swept');
  destroyAboard(it.play, it.ship, Math.floor(rolled / 10) % 10 || 10, []);
  return {};
}

const hangarFire: Handler<ActOf<'hangar-fire'>> = (it, { share }) => {
  const aboard = aircraftAboard(baseAboard(it.state, it.ship));
  destroyAboard(it.play, it.ship, Math.ceil(share * aboard), []);
  startRolledFire(it, 0);
  return {};
};

/** [SK-29.22] Damage for every armed aircraft and a fire of petrol vapor; without one the hangar is swept. */
const explodeAircraft: Handler<ActOf<'aircraft-explode'>> = (it, { dpEach }) => {
  const armed = countOf(baseAboard(it.state, it.ship)?.deck ?? []);
  if (armed === 0) return sweepHangar(it);
  conditionOf(it.ship).damageDue += dpEach * armed;
  startVaporFire(it, VAPOR_TIMES);
  return {};
};

/** [SK-29.22] CD 54 and 56. */
const VAPOR_TIMES = 2;

const vapor: Handler<ActOf<'petrol-vapor'>> = (it, { times }) => {
  startVaporFire(it, times);
  return 'done';
};

const forwardTubes = ({ tables, ship }: Struck): Found =>
  ifAny(
    ableTubes(tables, ship).filter((at) => ship.sheet.torpedoes?.mounts[at]?.place === 'fixed-bow'),
  );

const HANDLERS: Handlers = {
  'turrets-slow': ({ tables, ship }, { group }) => ifAny(groupTurrets(tables, ship, group)),
  'turret-jammed': anyTurret,
  'turret-out': anyTurret,
  'turret-destroyed': anyTurret,
  'magazine-flooded': ({ tables, ship }, { group }) => ifAny(groupTurrets(tables, ship, group)),
  'magazine-explodes': always,
  'secondary-slow': sideBattery,
  'secondary-mount-destroyed': sideMount,
  'director-destroyed': director,
  'local-control': localControl,
  radar,
  'bridge-hit': always,
  'no-command': always,
  gunnery: always,
  rudder,
  'hand-steering': always,
  speed: always,
  'power-lost': always,
  flooding: always,
  'heavy-flooding': heavyFlooding,
  fire,
  'petrol-fire': petrolFire,
  'torpedo-mount-destroyed': torpedoMount,
  'warhead-explodes': warhead,
  'anti-air': ({ ship }) => ifAny(ship.sheet.antiAircraft),
  'searchlights-destroyed': ({ ship }) => (conditionOf(ship).losses.searchlights ? null : {}),
  'funnels-wrecked': always,
  'catapult-destroyed': catapult,
  'depth-charges-destroyed': depthCharges,
  'roll-again': () => 'done',
  deck: always,
  'no-arming': always,
  'hangar-swept': sweepHangar,
  'hangar-fire': hangarFire,
  'petrol-vapor': vapor,
  'aircraft-explode': explodeAircraft,
  leaks: always,
  'periscopes-wrecked': always,
  'batteries-damaged': always,
  'planes-jammed': always,
  'forward-tubes-wrecked': forwardTubes,
  'hull-strained': always,
  sunk: always,
};

/** Finds what an effect acts on, and does what it does at once. */
export const carryOut = (it: Struck, effect: CriticalEffect, blow: Blow): Found =>
  (HANDLERS[effect.act] as Handler<CriticalAct>)(it, effect, blow);
