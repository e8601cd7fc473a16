import {
  type BattleView,
  boxesLeft,
  hasLostHalf,
  hasTorpedoesLeft,
  isDead,
  pointsOf,
  type ShipId,
  sheetOf,
  shipOf,
} from '../../rules/battle';
import { torpedoDivisor } from '../../rules/battle/query';
import { atLeast } from '../tactical/chance';
import type { GunRow, HitEffects, Situation, Target } from './situation';
import { pointWorth, rowStake } from './stakes';
import { unloadingStopped } from './unloading';

/** The worth of a gun box in one gunnery impulse, in points, by its row; found by play. */
const BOX_WORTH: Readonly<Record<GunRow, number>> = {
  primary: 0.22,
  secondary: 0.13,
  tertiary: 0.04,
  aa: 0.005,
};
/** Gun boxes do not count for longer than this: they may be shot away, or the enemy gone. */
const FORESIGHT = 8;
/** The worth of a torpedo factor in points, once. */
const TORPEDO_WORTH = 0.6;

/** Hull boxes shot away count for so much of the stake in a ship that stays afloat. */
const STAKE_WEAR = 0.3;

/** Damage planned for one ship but not yet done. */
export interface Harm {
  hull: number;
  guns: Record<GunRow, number>;
  mount: number;
  speed: number;
  sinks: number;
}

export const noHarm = (): Harm => ({
  hull: 0,
  guns: { primary: 0, secondary: 0, tertiary: 0, aa: 0 },
  mount: 0,
  speed: 0,
  sinks: 0,
});

/** The harm after some more hits. */
export function harmed(harm: Harm, effects: HitEffects, hits: number): Harm {
  const { primary, secondary, tertiary, aa } = harm.guns;
  return {
    hull: harm.hull + hits * effects.hull,
    guns: {
      primary: primary + hits * effects.guns.primary,
      secondary: secondary + hits * effects.guns.secondary,
      tertiary: tertiary + hits * effects.guns.tertiary,
      aa: aa + hits * effects.guns.aa,
    },
    mount: harm.mount + hits * effects.mount,
    speed: harm.speed + hits * effects.speed,
    sinks: harm.sinks + hits * effects.sinks,
  };
}

function targetIn(situation: Situation, id: ShipId): Target {
  const known = situation.targets.get(id);
  if (known) return known;
  const { view, gunneryLeft, plan, stakes } = situation;
  const { guns, silenced } = plan.judgement;
  const time = guns * Math.min(FORESIGHT, Math.max(0, gunneryLeft - 1));
  const target: Target = {
    points: pointWorth(view) * pointsOf(view, id),
    stake: stakes.get(id)?.sunk ?? 0,
    hullLeft: boxesLeft(view, id, 'hull'),
    isCrippled: hasLostHalf(view, id, 'hull') || isDead(shipOf(view, id)),
    boxesToCripple: boxesToCripple(view, id),
    guns: gunWorth(situation, id),
    torpedoes: torpedoWorth(view, id),
    rows: GUN_ROWS.map((row) => ({
      row,
      left: boxesLeft(view, id, row),
      worth: silenced * time * BOX_WORTH[row],
    })),
  };
  situation.targets.set(id, target);
  return target;
}

/** The worth of harm to an enemy ship in points: sinking and crippling it, and the fire it will not return. */
export function worthOfHarm(situation: Situation, id: ShipId, harm: Harm): number {
  const { view, gunneryLeft, plan } = situation;
  const { wear, slowing } = plan.judgement;
  const target = targetIn(situation, id);
  const { points, stake, isCrippled, hullLeft } = target;
  const sunk = Math.min(1, atLeast(harm.hull, hullLeft) + harm.sinks);
  const alive = 1 - sunk;
  const crippled = isCrippled ? 1 : atLeast(harm.hull, target.boxesToCripple);
  const progress = Math.min(1, harm.hull / hullLeft) * (gunneryLeft > 1 ? 0.5 : 0.1);
  return (
    points * (sunk + alive * (0.5 * (crippled - (isCrippled ? 1 : 0)) + wear * progress)) -
    (isCrippled ? 0.5 * points * sunk : 0) +
    stake * (sunk + alive * STAKE_WEAR * progress) +
    alive * rowStakes(situation, id, harm) +
    sunk * target.guns +
    alive * lostGunWorth(target, harm) +
    alive * Math.min(1, harm.speed) * slowing * points +
    boxPoints(situation, id, harm) +
    unloadingStopped(view, id, atLeast(boxesOf(harm), 1), sunk)
  );
}

const boxesOf = ({ hull, guns }: Harm): number =>
  GUN_ROWS.reduce((sum, row) => sum + guns[row], hull);

/** The worth of a ship to the enemy, sunk: its points, and its part in the scenario's conditions. */
export const shipWorth = ({ view, stakes }: Situation, id: ShipId): number =>
  pointWorth(view) * pointsOf(view, id) + (stakes.get(id)?.sunk ?? 0);

/** [BT-14.1] Progress toward conditions that ask for the boxes of a row. */
function rowStakes({ view, stakes }: Situation, id: ShipId, harm: Harm): number {
  let worth = 0;
  for (const [row, stake] of stakes.get(id)?.rows ?? [])
    worth += stake * rowStake(view, id, row, row === 'hull' ? harm.hull : harm.guns[row]);
  return worth;
}

const boxesToCripple = (view: BattleView, id: ShipId): number => {
  const { rows } = sheetOf(view, id);
  return Math.ceil(rows.hull.length / 2) - shipOf(view, id).lost.hull;
};

/** The remaining worth of a ship's guns and torpedoes, in points. */
export function gunWorth({ view, gunneryLeft, plan }: Situation, id: ShipId): number {
  const time = plan.judgement.guns * Math.min(FORESIGHT, gunneryLeft);
  let worth = torpedoWorth(view, id);
  for (const row of GUN_ROWS) worth += time * BOX_WORTH[row] * boxesLeft(view, id, row);
  return worth;
}

const GUN_ROWS = ['primary', 'secondary', 'tertiary', 'aa'] as const;

/** [BT-10.7] By the dice that the factors roll at short range. */
function torpedoWorth(view: BattleView, id: ShipId): number {
  if (!hasTorpedoesLeft(view, id)) return 0;
  const factors = sheetOf(view, id).torpedoes?.factors ?? 0;
  return (TORPEDO_WORTH * factors) / torpedoDivisor(view, id, 1);
}

function lostGunWorth({ torpedoes, rows }: Target, harm: Harm): number {
  let worth = Math.min(1, harm.mount) * torpedoes;
  for (const { row, left, worth: each } of rows) worth += each * Math.min(left, harm.guns[row]);
  return worth;
}

/** [BT-14.3] What the scenario pays for boxes of this ship. */
function boxPoints({ view, side }: Situation, id: ShipId, harm: Harm): number {
  let points = 0;
  for (const extra of view.scenario.extraPoints.boxes ?? []) {
    if (extra.side !== side || extra.ship !== id) continue;
    const boxes = extra.row === 'hull' ? harm.hull : harm.guns[extra.row];
    points += extra.points * Math.min(boxes, boxesLeft(view, id, extra.row));
  }
  return points;
}
