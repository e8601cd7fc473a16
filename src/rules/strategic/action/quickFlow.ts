import { bySide, enemyOf, must, type Roll, SIDES, type Side, valueOf } from '../../core';
import { endAction, spotAll } from '../common/endAction';
import { hitShip, shipIn } from '../harm';
import type { QuickState, SurfaceAction } from '../model/actionState';
import type { Phase } from '../model/phases';
import { type Play, tell } from '../model/play';
import { enterStage, planning, sequenceOf } from '../model/rule';
import type { StrategicView } from '../model/state';
import { opposedRoll } from '../rolls/opposedRoll';
import {
  EXCHANGES,
  firstBand,
  maneuver,
  maneuverTotal,
  type Posture,
  type QuickBand,
} from '../rolls/quick';
import { withDefaults } from './aims';
import { type Fighter, fightersIn, fightersOf, recordsIn } from './fighters';
import { damageOf, type Setting, type Shot, shotsOf } from './shots';

/** [ST-21.23, ST-21.28, ST-5.25] The first exchange: no maneuver before it, and all ships are seen. */
export function enterQuick(play: Play, action: SurfaceAction): void {
  const fighters = fightersIn(play.state, action);
  const band = firstBand(
    action.sky,
    fighters.some(({ card }) => card.radar >= 2),
  );
  action.stage = { kind: 'quick', quick: exchangeOf(1, band, 'targets') };
  spotAll(play.state, action);
  tell(play, { kind: 'quickBegan', rule: 'ST-21.23', band });
}

const exchangeOf = (exchange: number, band: QuickBand, stage: QuickState['stage']): QuickState => ({
  exchange,
  band,
  stage,
  postures: bySide(() => null),
  targets: bySide(() => []),
});

const quickOf = ({ action }: StrategicView): QuickState | undefined =>
  action?.stage.kind === 'quick' ? action.stage.quick : undefined;

type Resolve = (play: Play, action: SurfaceAction, quick: QuickState) => void;

/** A stage of an exchange; it ends when both have confirmed. */
const stage = (phase: Phase, resolve: Resolve) => ({
  phase,
  active: planning,
  close(play: Play): void {
    const action = must(play.state.action, 'surface action');
    resolve(play, action, must(quickOf(play.state), 'exchange'));
    if (action.stage.kind === 'quick') enterStage(play.state);
  },
});

/** [ST-21.22, ST-21.25, ST-21.29] The stages of a quick action. */
export const quickSequence = sequenceOf<{ kind: QuickState['stage'] }>(
  (view) => {
    const quick = quickOf(view);
    return quick && { kind: quick.stage };
  },
  {
    postures: stage('maneuver', resolveManeuver),
    targets: stage('quickFire', resolveFire),
  },
);

/** [ST-21.26, ST-21.27] */
function resolveManeuver(play: Play, action: SurfaceAction, quick: QuickState): void {
  const fighters = fightersIn(play.state, action);
  const rolls = bySide((side) => play.dice.roll('d6', 1, 'maneuver', { side }));
  const postures = bySide((side) => quick.postures[side] ?? DEFAULT_POSTURE);
  const brought = bySide((side) => ({
    posture: postures[side],
    die: valueOf(rolls[side]),
    ships: fightersOf(fighters, side),
    hasSurprised: action.surprised === enemyOf(side),
  }));
  const totals = bySide((side) => maneuverTotal(brought[side]));
  const band = maneuver(quick.band, brought.allies, brought.axis, action.sky);
  const winner = winnerOf(totals);
  tell(play, {
    kind: 'quickManeuvered',
    rule: 'ST-21.26',
    exchange: quick.exchange,
    postures,
    totals,
    winner,
    band,
    dice: [rolls.allies, rolls.axis] as Roll[],
  });
  if (band === 'escaped') escape(play, action, winner ?? 'allies');
  else Object.assign(quick, { band, stage: 'targets' });
}

/** [ST-5.15] A side without an order holds the range. */
export const DEFAULT_POSTURE: Posture = 'hold';

const winnerOf = ({ allies, axis }: Record<Side, number>): Side | null => {
  if (allies === axis) return null;
  return allies > axis ? 'allies' : 'axis';
};

/** [ST-21.27, ST-15.27] The side has broken off with all its ships. */
function escape(play: Play, action: SurfaceAction, side: Side): void {
  const ships = recordsIn(play.state, action, side).map(({ card }) => card.id);
  action.brokeOff = [...action.brokeOff, ...ships];
  action.loser = side;
  endAction(play, action);
}

export const settingOf = (action: SurfaceAction, quick: QuickState): Setting => ({
  level: action.level,
  sky: action.sky,
  band: quick.band,
  exchange: quick.exchange,
  surprised: action.surprised,
});

/** [ST-21.29, ST-21.34] Both sides' fire, rolled first and then applied together. */
function resolveFire(play: Play, action: SurfaceAction, quick: QuickState): void {
  const fighters = fightersIn(play.state, action);
  const setting = settingOf(action, quick);
  const aims = SIDES.flatMap((side) => withDefaults(fighters, side, quick.targets[side], setting));
  const fired = shotsOf(fighters, aims, setting).map((shot) => rollShot(play, shot));
  for (const { weapon, firer } of fired)
    if (weapon === 'torpedoes') shipIn(play.state, firer.card.id).launchesLeft -= 1;
  for (const { target, weapon, ...blow } of fired)
    hitShip(play, target.card.id, {
      ...blow,
      cause: weapon === 'torpedoes' ? 'torpedoes' : 'guns',
      isMainBattery: weapon === 'firePower',
      rule: ruleOf(weapon),
    });
  closeExchange(play, action, quick);
}

const ruleOf = (weapon: Shot['weapon']) => (weapon === 'torpedoes' ? 'ST-17.2' : 'ST-16.2');

interface Fired extends Pick<Shot, 'target' | 'weapon' | 'firer'> {
  attackerDie: number;
  defenderDie: number;
  damageLevels: number;
}

/** [ST-5.10] The target's owner is told everything, the others the firer's die and whether it hit. */
function rollShot(play: Play, shot: Shot): Fired {
  const { firer, target, weapon, modifiers } = shot;
  const roll = opposedRoll(shot, play.dice, `${firer.card.id}, ${weapon}`);
  const damageLevels = damageOf(shot, roll.difference);
  tell(play, {
    kind: 'quickFired',
    rule: ruleOf(weapon),
    side: firer.side,
    ship: firer.card.id,
    weapon,
    target: target.card.id,
    modifiers,
    isHit: damageLevels > 0,
    damageLevels,
    dice: [...roll.dice],
  });
  const { attackerDie, defenderDie } = roll;
  return { target, weapon, firer, attackerDie, defenderDie, damageLevels };
}

/** [ST-21.22, ST-21.25, ST-21.35] The end, or the maneuver before the next exchange. */
function closeExchange(play: Play, action: SurfaceAction, quick: QuickState): void {
  const left = (side: Side): Fighter[] => fightersOf(fightersIn(play.state, action), side);
  const isLast = quick.exchange >= EXCHANGES[action.level];
  if (isLast || SIDES.some((side) => left(side).length === 0)) endAction(play, action);
  else
    action.stage = {
      kind: 'quick',
      quick: exchangeOf(quick.exchange + 1, quick.band, 'postures'),
    };
}
