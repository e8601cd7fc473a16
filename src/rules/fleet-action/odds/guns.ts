import type { Modifier } from '../../core';
import { acquisition } from '../action/gunnery/aim';
import { type GunAttack, gunAttack, type Planned } from '../action/gunnery/attack';
import { landShells } from '../action/gunnery/effect';
import { refuseGuns } from '../action/gunnery/refuse';
import { jamChance, overwhelms } from '../action/gunnery/resolve';
import { unitOf } from '../common/own';
import { crewChance } from '../common/tests';
import { chanceThat, hitChance } from '../common/toHit';
import { throughChance } from '../harm/armor';
import { type Strike, strikesOf } from '../harm/strike';
import type { OrderOf } from '../model/orders';
import { isSmallCraft, isSubmarine } from '../model/sheet';
import type { FleetActionState } from '../model/state';
import { powerChance } from './power';
import { around, SAMPLES, sample, standardError } from './supposed';

/** What armor a hit may meet; from above, that of the belt is the deck [NW-21.5]. */
const AREAS = ['belt', 'conning-tower', 'turret', 'casemate'] as const;

/** How shells strike, and the chance that each gets through to an area. */
interface StrikeOdds extends Strike {
  /** Of all shells that hit. */
  share: number;
  through: Record<(typeof AREAS)[number], number>;
}

/** What of the odds of a gunnery attack is worked out exactly, and quickly. */
export interface ExactGunOdds {
  order: OrderOf<'shootGuns'>;
  need: number;
  modifiers: Modifier[];
  isDirected: boolean;
  guns: number;
  /** [NW-12.10, NW-11.10] Chance that it comes to a shot: power and radar acquisition. */
  shotChance: number;
  /** Chances of the whole order, shot or not. */
  hitChance: number;
  overwhelmingChance: number;
  /** Rolls for Critical Damage and IP on average. */
  meanCriticals: number;
  meanImpactPoints: number;
  /** Empty for targets without armor tests. */
  strikes: StrikeOdds[];
}

/** The odds of a gunnery attack. */
export interface GunOdds extends ExactGunOdds {
  /** That the target is lost by it: the effect of a hit, resolved `samples` times. */
  lossChance: number;
  samples: number;
  standardError: number;
}

/** The odds of an order to shoot; `undefined` when it cannot be given as things are. */
export function gunOdds(state: FleetActionState, order: OrderOf<'shootGuns'>): GunOdds | undefined {
  const planned = plannedIn(state, order);
  const exact = exactGunOdds(state, order);
  if (!planned || !exact) return undefined;
  const hit = exact.hitChance;
  return {
    ...exact,
    lossChance: hit * lossAfterHit(state, gunAttack(state, planned)),
    samples: SAMPLES,
    standardError: hit * standardError(SAMPLES),
  };
}

/** The same without the chance of loss. */
export function exactGunOdds(
  state: FleetActionState,
  order: OrderOf<'shootGuns'>,
): ExactGunOdds | undefined {
  const planned = plannedIn(state, order);
  if (!planned || refuseGuns(state, planned)) return undefined;
  const attack = gunAttack(state, planned);
  const shotChance = powerChance(planned.ship) * acquireChance(attack);
  const cases = casesOf(state, planned);
  const mean = (value: (it: GunAttack) => number) =>
    shotChance * cases.reduce((sum, it) => sum + it.chance * value(it.attack), 0);
  const { need, modifiers, isDirected, guns } = attack;
  return {
    order,
    need,
    modifiers,
    isDirected,
    guns,
    shotChance,
    hitChance: mean(hitChance),
    overwhelmingChance: mean(overwhelmingChance),
    meanCriticals: hasCriticals(attack) ? mean((it) => hitChance(it) * it.criticals) : 0,
    meanImpactPoints: hasCriticals(attack)
      ? mean((it) => (hitChance(it) + overwhelmingChance(it)) * it.impactPoints)
      : 0,
    strikes: hasCriticals(attack) ? strikeOdds(attack) : [],
  };
}

function plannedIn(
  state: FleetActionState,
  { ship, target, battery, mounts }: OrderOf<'shootGuns'>,
): Planned | undefined {
  const [shooter, at] = [state.units[ship], state.units[target]];
  return shooter && at && { ship: shooter, target: at, battery, mounts };
}

/** [NW-14.6, NW-7.13] Small craft and submarines save instead. */
const hasCriticals = ({ target: { sheet } }: GunAttack): boolean =>
  !isSmallCraft(sheet) && !isSubmarine(sheet);

/** [NW-12.10] */
function acquireChance({ aim, ship, battery, target }: GunAttack): number {
  if (aim !== 'radar') return 1;
  return acquisition(ship, battery, target) ? 1 : crewChance(ship);
}

const overwhelmingChance = (attack: GunAttack): number =>
  chanceThat(attack, (die) => overwhelms(attack, die));

/** [NW-13.22] The attack with all mounts, and without each that may fail. */
function casesOf(
  state: FleetActionState,
  planned: Planned,
): { attack: GunAttack; chance: number }[] {
  const { mounts } = planned;
  const jam = jamChance(planned);
  const whole = { attack: gunAttack(state, planned), chance: 1 - jam };
  if (jam === 0 || mounts.length === 1) return [whole];
  return [
    whole,
    ...mounts.map((jammed) => ({
      attack: gunAttack(state, { ...planned, mounts: mounts.filter((it) => it !== jammed) }),
      chance: jam / mounts.length,
    })),
  ];
}

/** [NW-21.5, NW-21.9, NW-21.10] */
const strikeOdds = (attack: GunAttack): StrikeOdds[] =>
  strikesOf(attack).map(({ strike, share }) => ({
    ...strike,
    share,
    through: Object.fromEntries(
      AREAS.map((area) => [area, throughChance(attack.target.sheet, area, strike)]),
    ) as StrikeOdds['through'],
  }));

/** The share of hits by which the target is lost, found by resolving them. */
function lossAfterHit(state: FleetActionState, attack: GunAttack): number {
  const chance = hitChance(attack);
  if (chance === 0) return 0;
  const { ship, target } = attack;
  const overwhelming = Math.round((overwhelmingChance(attack) / chance) * SAMPLES);
  const near = around(state, [ship.hex, target.hex]);
  let hit = 0;
  const ends = sample(near, `guns/${ship.id}/${attack.battery}/${target.id}`, (play) => {
    const at = unitOf(play.state, target.id);
    landShells(play, { ...attack, target: at }, hit++ < overwhelming);
  });
  return ends.filter((end) => end.units[target.id]?.fate !== 'inPlay').length / SAMPLES;
}
