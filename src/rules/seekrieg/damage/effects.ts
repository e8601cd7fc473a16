import { conditionOf, shipsOnMap } from '../common/own';
import type { TurretLog } from '../model/guns';
import { type Play, tell } from '../model/play';
import { isCapitalOrCruiser } from '../model/sheet';
import type { Effect, Ship } from '../model/units';
import type { CriticalEffect } from '../tables/criticalEffects';
import { rowOf } from './mounts';
import { type Struck, struck } from './rolling';

/** [SK-14.17, SK-14.18, SK-5.15] Step 6: older effects lose a turn, those of this turn begin. */
export function beginEffects(play: Play): void {
  for (const ship of shipsOnMap(play.state)) {
    const it = struck(play, ship);
    passTurn(it);
    const condition = conditionOf(ship);
    for (const effect of condition.effectsDue) begin(it, effect);
    condition.effects.push(...condition.effectsDue);
    condition.effectsDue = [];
  }
}

function passTurn({ play, ship }: Struck): void {
  const condition = conditionOf(ship);
  if (condition.effects.length === 0) return;
  for (const effect of condition.effects) if (effect.turnsLeft !== null) effect.turnsLeft -= 1;
  for (const { cd } of condition.effects.filter(isOver)) {
    tell(play, {
      kind: 'effectEnded',
      rule: 'SK-14.18',
      ship: ship.id,
      cd,
      seenBy: [ship.side],
    });
  }
  condition.effects = condition.effects.filter((effect) => !isOver(effect));
}

const isOver = ({ turnsLeft }: Effect): boolean => turnsLeft !== null && turnsLeft <= 0;

type Begin = (ship: Ship, effect: Effect) => void;

const destroyTurret: Begin = (ship, { battery = 0, mount = 0 }) => {
  const turret = conditionOf(ship).batteries[battery]?.turrets[mount] as TurretLog;
  turret.guns = 0;
};

const destroyTubes: Begin = (ship, { mount = 0 }) => {
  Object.assign(conditionOf(ship).mounts[mount] ?? {}, { tubes: 0, loaded: 0 });
};

/** [SK-15.4] Ships but cruisers and larger have one director, lost in either case. */
function loseDirector(ship: Ship, group: 'fore' | 'aft'): void {
  const { directorsLost } = conditionOf(ship);
  directorsLost[group] = true;
  if (!isCapitalOrCruiser(ship.sheet)) Object.assign(directorsLost, { fore: true, aft: true });
}

const wreckForwardTubes: Begin = (ship) => {
  for (const [mount, { place }] of (ship.sheet.torpedoes?.mounts ?? []).entries()) {
    if (place === 'fixed-bow') destroyTubes(ship, { cd: 0, turnsLeft: null, mount });
  }
};

const sink: Begin = (ship) => {
  const condition = conditionOf(ship);
  condition.damage = Math.max(condition.damage, ship.sheet.dp);
};

/** What changes the log for good; all other effects are asked for while they are in force. */
const BEGINNINGS: Partial<Record<CriticalEffect['act'], Begin>> = {
  'turret-destroyed': destroyTurret,
  'secondary-mount-destroyed': destroyTurret,
  'torpedo-mount-destroyed': destroyTubes,
  'warhead-explodes': destroyTubes,
  'forward-tubes-wrecked': wreckForwardTubes,
  'magazine-explodes': sink,
  sunk: sink,
  'searchlights-destroyed': (ship) => {
    conditionOf(ship).losses.searchlights = true;
  },
  'catapult-destroyed': (ship) => {
    const condition = conditionOf(ship);
    condition.floatplanes = Math.max(0, condition.floatplanes - 1);
  },
  'depth-charges-destroyed': (ship) => {
    const condition = conditionOf(ship);
    condition.depthCharges = 0;
    condition.losses.sonar = true;
  },
};

/** What an effect changes for good. */
export function begin({ tables, ship }: Struck, effect: Effect): void {
  const row = rowOf(tables, effect);
  if (!row) return;
  BEGINNINGS[row.act]?.(ship, effect);
  if (row.act === 'director-destroyed') loseDirector(ship, row.group);
  if (row.act === 'radar' && row.sets === 'fire-control' && !row.isTemporary)
    conditionOf(ship).losses.fireControlRadar = true;
}
