import { disk } from '../../../hex';
import { bySide, valueOf } from '../../core';
import { rangeYards } from '../common/geometry';
import { conditionOf, planOf, shipsOnMap } from '../common/own';
import type { BatteryLog } from '../model/guns';
import type { ShipId } from '../model/ids';
import type { SmokeShellOrder } from '../model/plan';
import { type Play, tell } from '../model/play';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import { newSmoke } from '../movement/smoke';
import { isSuccess } from '../tables/dice';
import type { ShellType } from '../tables/shells';
import { shipsFiringAt } from './concentration';
import { trueMark } from './marks';
import { fallenSalvo } from './mistakes';
import { type AimedSalvo, resolveSalvo, trainTurrets } from './resolve';
import { estimateError, judgeEstimate, type Salvo, takeSalvos } from './salvo';
import { shellsAt } from './shells';
import { factsOfShot } from './shot';
import { hitTotal } from './total';
import { indicesOf } from './turrets';
import { shellsCounting } from './unseen';

/** Phase 8: all gunfire is simultaneous; damage and critical damage are noted as due [SK-5.2, SK-11 to SK-14]. */
export function resolveGunfire(play: Play): void {
  const { state } = play;
  const rolled = new Map<string, boolean>();
  const salvos = takeSalvos(state).map((it) => counted(play, fallenSalvo(play, it, rolled)));
  const firing = new Set<ShipId>(salvos.map(({ firer }) => firer.id));
  const aimed = salvos.map((salvo) => aim(play, salvo, salvos, firing));
  train(play);
  for (const ship of shipsOnMap(state))
    for (const log of conditionOf(ship).batteries) log.hits = [];
  for (const it of aimed) resolveSalvo(play, it);
}

/** [SK-11.42, SK-11.47] Not all shells can hit. */
function counted(play: Play, salvo: Salvo): Salvo {
  const { firer, mark } = salvo;
  const right = play.state.options.hitMethod === 'estimation' ? rightlyAimed(play, salvo) : salvo;
  return { ...right, shells: shellsCounting(play.state, firer, mark, right.shells) };
}

/** [SK-11.42] With range estimation only turrets of a right estimate count. */
function rightlyAimed(play: Play, salvo: Salvo): Salvo {
  const right = planOf(salvo.firer).fire.filter(
    ({ battery, target, estimateYards }) =>
      battery === salvo.guns.battery &&
      target === salvo.plotted &&
      isRight(play, salvo, estimateYards),
  );
  const turrets = salvo.guns.turrets.filter((index) =>
    right.some((order) => order.turrets.includes(index)),
  );
  const shells = shellsAt(play.state, salvo.firer, { ...salvo.guns, turrets }, salvo.yards);
  return { ...salvo, shells: Math.min(shells, salvo.fired) };
}

/** [SK-11.39] Right half the time at the very margin. */
const OPEN_PERCENT = 50;

function isRight(play: Play, { firer, mark, dice }: Salvo, estimate: number): boolean {
  const judged = judgeEstimate(estimateError(firer, mark.ship, estimate));
  if (judged !== 'open') return judged === 'right';
  const roll = play.dice.roll('percentile', 1, 'range-estimate');
  dice.push(roll);
  return isSuccess(valueOf(roll), OPEN_PERCENT);
}

function aim(
  { state }: Play,
  salvo: Salvo,
  all: readonly Salvo[],
  firing: ReadonlySet<ShipId>,
): AimedSalvo {
  const facts = factsOfShot(state, salvo, {
    shipsFiring: shipsFiringAt(state, salvo, all),
    isTargetFiring: firing.has(salvo.mark.ship.id),
  });
  return { salvo, hit: hitTotal(tablesOf(state), facts, salvo.guns.isBarrage) };
}

/** [SK-10.15] Turrets swing to the targets plotted, those that do not fire this turn too. */
function train({ state }: Play): void {
  for (const firer of shipsOnMap(state)) {
    if (firer.fate !== 'inPlay') continue;
    for (const { target, battery, turrets } of planOf(firer).fire) {
      const mark = target === null ? undefined : trueMark(state, firer.side, target);
      if (mark) trainTurrets(firer, mark.ship, battery, turrets);
    }
  }
}

/** [SK-15.18] Hexes around the one aimed at. */
const SMOKE_RADIUS = 2;

/** [SK-15.17 to SK-15.19, SK-15.23] At the end of phase 6 smoke shells fall. */
export function fallSmokeShells(play: Play): void {
  for (const ship of shipsOnMap(play.state)) {
    for (const order of ship.fate === 'inPlay' ? planOf(ship).smokeShells : [])
      fallSmoke(play, ship, order);
  }
}

function fallSmoke(play: Play, ship: Ship, { battery, hex }: SmokeShellOrder): void {
  const { state } = play;
  const turrets = indicesOf(ship.sheet.batteries[battery]);
  const guns = { battery, turrets, isBarrage: false };
  const log = conditionOf(ship).batteries[battery] as BatteryLog;
  const shells = takeAny(log, shellsAt(state, ship, guns, rangeYards(ship.hex, hex)));
  if (shells === 0) return;
  for (const at of disk(hex, SMOKE_RADIUS))
    state.smoke.push({
      ...newSmoke(state.turn),
      hex: at,
      kind: 'chemical',
      side: ship.side,
      layer: null,
      shownTo: bySide(() => true),
    });
  tell(play, { kind: 'smokeShellsFired', rule: 'SK-15.17', ship: ship.id, hex, shells });
}

/** [SK-15.23] The types from which smoke shells are taken, in order. */
const SMOKE_FROM: readonly ShellType[] = ['COM', 'HE', 'SAP', 'APC'];

/** Takes as many shells as there are. @returns how many */
function takeAny({ shells }: BatteryLog, wanted: number): number {
  let taken = 0;
  for (const type of SMOKE_FROM) {
    const now = Math.min(wanted - taken, shells[type] ?? 0);
    if (now > 0) shells[type] = (shells[type] ?? 0) - now;
    taken += now;
  }
  return taken;
}
