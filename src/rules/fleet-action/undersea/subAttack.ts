import { distance } from '../../../hex';
import { must, type Refusal, type Side } from '../../core';
import { sectorsOf } from '../common/arcs';
import { isIlluminated } from '../common/light';
import { conditionOf, enemiesInPlay, unitOf } from '../common/own';
import { visibilityHexes } from '../common/seeing';
import { isClear } from '../common/sight';
import { barsHex } from '../common/stacking';
import type { OrderOf } from '../model/orders';
import type { Play } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { resolveSalvo } from '../torpedoes/resolve';
import type { Salvo } from '../torpedoes/salvo';
import { activateBoat, boatsNow, figuresOf, refuseAfloat } from './boats';
import { ATTACK_HEXES, TUBE_SHOTS } from './figures';
import { hearAttack } from './listening';

type SubAttack = OrderOf<'subAttack'>;

/** [NW-7.6, NW-7.7] An AIMED attack, resolved at once; all tubes that bear are listed, fewer may be fired. */
export const subAttack: OrderRule<'subAttack'> = {
  legal: (view, side) => boatsNow(view, side).flatMap((boat) => attacksOf(view, side, boat)),
  refuse: (view, side, order) =>
    refuseAfloat(view, side, order.sub) ?? refuseAttack(view, side, unitOf(view, order.sub), order),
  apply(play, _side, order) {
    const boat = unitOf(play.state, order.sub);
    activateBoat(play, boat);
    fire(play, boat, order);
  },
};

const settingsOf = ({ sheet }: Unit) => sheet.torpedoes?.torpedo.settings ?? [];

/** What a submarine may attack now. */
export const attacksOf = (view: FleetActionView, side: Side, boat: Unit): SubAttack[] =>
  boat.fate !== 'inPlay'
    ? []
    : enemiesInPlay(view, side)
        .flatMap((target) => {
          const tubes = tubesReady(view, boat, target).length;
          return [...settingsOf(boat).keys()].map(
            (setting): SubAttack => ({
              kind: 'subAttack',
              sub: boat.id,
              target: target.id,
              tubes,
              setting,
            }),
          );
        })
        .filter((order) => !refuseAttack(view, side, boat, order));

function refuseAttack(
  view: FleetActionView,
  side: Side,
  boat: Unit,
  { target: id, tubes, setting }: SubAttack,
): Refusal | undefined {
  if (conditionOf(boat).turn.hasLaunched)
    return refusal('already-attacked', 'NW-7.6', { sub: boat.name });
  const target = enemiesInPlay(view, side).find((it) => it.id === id);
  if (!target || !barsHex(target)) return refusal('no-target', 'NW-7.6', { target: id });
  if (!isSeen(view, boat, target))
    return refusal('not-in-sight', 'NW-7.6', { ship: boat.name, target: target.name });
  const ready = tubesReady(view, boat, target).length;
  if (!Number.isInteger(tubes) || tubes < 1 || tubes > ready)
    return refusal('no-tubes', 'NW-7.6', { ready });
  return refuseReach(boat, target, setting);
}

/** [NW-7.6] */
const isSeen = (view: FleetActionView, boat: Unit, target: Unit): boolean =>
  distance(boat.hex, target.hex) <= Math.min(ATTACK_HEXES, lightHexes(view, boat, target)) &&
  isClear(view, boat.hex, target.hex);

const lightHexes = (view: FleetActionView, boat: Unit, target: Unit): number =>
  visibilityHexes(view, isIlluminated(view, target, boat) ? 'lit' : 'unlit');

/** [NW-15.7] */
function refuseReach(boat: Unit, target: Unit, setting: number): Refusal | undefined {
  const most = settingsOf(boat)[setting]?.reachHexes;
  if (most === undefined) return refusal('no-such-setting', 'NW-9.10', { setting });
  return distance(boat.hex, target.hex) > most
    ? refusal('out-of-reach', 'NW-15.7', { most })
    : undefined;
}

/** [NW-7.6, NW-7.14] Indices of the tubes that face a target and may be fired; a boat that has taken no step yet faces nowhere. */
function tubesReady({ turn }: FleetActionView, boat: Unit, target: Unit): number[] {
  const { tubesFired, straight } = conditionOf(boat);
  const { bowTubes } = figuresOf(boat);
  if (straight === 0) return [];
  const sectors = sectorsOf(boat.facing, boat.hex, target.hex);
  const faces = (tube: number) => sectors.includes(tube < bowTubes ? 'bow' : 'stern');
  return [...tubesFired.keys()].filter((tube) => {
    const { times, turn: last } = must(tubesFired[tube], `tube ${tube}`);
    return faces(tube) && times < TUBE_SHOTS && (times === 0 || last < turn - 1);
  });
}

/** [NW-7.14] Torpedoes that a boat may still fire in this battle; of the owner's boats alone. */
export const shotsLeft = (boat: Unit): number =>
  conditionOf(boat).tubesFired.reduce((sum, { times }) => sum + TUBE_SHOTS - times, 0);

/** [NW-7.6] The torpedoes of an attack; splash markers count nothing. */
export function salvoFrom(boat: Unit, { target, tubes: count, setting }: SubAttack): Salvo {
  const { torpedo } = must(boat.sheet.torpedoes, `torpedoes of ${boat.id}`);
  return {
    by: boat,
    torpedo,
    count,
    from: { ...boat.hex },
    aim: { target },
    setting: must(torpedo.settings[setting], `setting ${setting}`),
    splashes: 0,
    crewQuality: conditionOf(boat).crewQuality,
  };
}

function fire(play: Play, boat: Unit, order: SubAttack): void {
  const { state } = play;
  const condition = conditionOf(boat);
  const tubes = tubesReady(state, boat, unitOf(state, order.target));
  for (const tube of tubes.slice(0, order.tubes)) {
    const fired = must(condition.tubesFired[tube], `tube ${tube}`);
    Object.assign(fired, { times: fired.times + 1, turn: state.turn });
  }
  condition.turn.hasLaunched = true;
  resolveSalvo(play, salvoFrom(boat, order));
  hearAttack(play, boat);
}
