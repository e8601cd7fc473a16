import type { Degrees, Side } from '../../core';
import { SPOTTING_FROM } from '../common/spotter';
import { freshOrders, freshTurn } from '../common/turns';
import { wakeBehind } from '../common/wake';
import type { BatteryLog, TurretLog } from '../model/guns';
import type { Plan } from '../model/plan';
import type { ScenarioShip } from '../model/scenario';
import { type Arc, type Battery, gunsOf, type ShipSheet } from '../model/sheet';
import type { MountLog } from '../model/tubes';
import type { Condition, Ship } from '../model/units';
import { rounded } from '../tables/rounding';
import type { ShellType } from '../tables/shells';

/** [SK-10.16] How turrets are trained at the start. */
const STOWED: Readonly<Record<Arc, Degrees>> = {
  fore: 0,
  aft: 180,
  mid: 90,
  port: -90,
  starboard: 90,
  'fore-port': 0,
  'fore-starboard': 0,
  'aft-port': 180,
  'aft-starboard': 180,
};

/** [SK-6.8] The armor-piercing type by the bore, and its share of the outfit; the rest is HE. */
const OUTFITS: readonly { fromInches: number; type: ShellType; share: number }[] = [
  { fromInches: 8, type: 'APC', share: 0.6 },
  { fromInches: 5.5, type: 'SAP', share: 0.6 },
  { fromInches: 0, type: 'COM', share: 0.5 },
];

/** A ship as a battle begins. */
export function newShip(ship: ScenarioShip, side: Side, element: string): Ship {
  const { id, sheet, hex, facing, speedKnots } = ship;
  return {
    id,
    side,
    sheet,
    fate: ship.fromTurn > 1 ? 'waiting' : 'inPlay',
    hex: { ...hex },
    facing,
    speedKnots,
    way: 'ahead',
    turn: freshTurn(),
    firedBefore: false,
    isBurning: false,
    fireCount: ship.handedOver?.fires.length ?? 0,
    hitsSeen: 0,
    element,
    condition: newCondition(ship),
    plan: newPlan(sheet),
  };
}

const newCondition = (ship: ScenarioShip): Condition => ({
  ...newHull(ship),
  ...newWeapons(ship),
  ...newGear(ship),
  fromTurn: ship.fromTurn,
  turretFaultPercent: ship.turretFaultPercent ?? 0,
  hasWeakMagazines: ship.hasWeakMagazines ?? false,
  unknownUntilTurn: ship.unknownUntilTurn ?? 0,
  ...(ship.handedOver && {
    atEntry: { damage: ship.dpReceived ?? 0, reloads: ship.handedOver.reloads },
  }),
});

const newHull = ({
  sheet,
  maxKnots,
  dpReceived = 0,
  depthFeet = 0,
  handedOver,
  hex,
  facing,
}: ScenarioShip) => ({
  damage: dpReceived,
  damageDue: 0,
  lossesTo: handedOver ? dpReceived : 0,
  knotsLost: 0,
  capKnots: maxKnots ?? sheet.speedKnots,
  carry: 0,
  turnCarry: 0,
  wake: wakeBehind(hex, facing),
  fires: (handedOver?.fires ?? []).map((severity) => ({ severity, begunOnTurn: 0 })),
  effects: [],
  effectsDue: [],
  wasHit: false,
  wasFiredAt: false,
  isFiredAt: false,
  isHit: false,
  checkedPercent: handedOver ? (100 * dpReceived) / sheet.dp : 0,
  depthFeet,
  isAttacked: false,
});

const newWeapons = ({
  sheet,
  lostTurrets = [],
  floatplanes,
  isSpotterUp,
  handedOver,
}: ScenarioShip) => ({
  batteries: sheet.batteries.map((it, index) => newBattery(it, lettersOf(lostTurrets, index))),
  mounts: (sheet.torpedoes?.mounts ?? []).map(({ tubes }, index): MountLog => {
    const left = handedOver?.lostMounts.includes(index) ? 0 : tubes;
    return { tubes: left, loaded: handedOver?.isLoaded === false ? 0 : left, firedOnTurn: 0 };
  }),
  torpedoReloads: handedOver?.reloads ?? sheet.torpedoes?.reloads ?? 0,
  reloadTurns: 0,
  depthCharges: sheet.depthCharges,
  floatplanes: floatplanes ?? sheet.floatplanes,
  spotter: isSpotterUp ? { ...UP_FROM_THE_START } : null,
});

/** [SK-35.9] */
const UP_FROM_THE_START = { launchedOnTurn: 1 - SPOTTING_FROM, target: null, recoveryTurns: null };

const lettersOf = (lost: NonNullable<ScenarioShip['lostTurrets']>, battery: number): string[] =>
  lost.filter((it) => it.battery === battery).map(({ letter }) => letter);

function newBattery(battery: Battery, lost: readonly string[]): BatteryLog {
  const shells = outfitOf(battery);
  return {
    turrets: battery.turrets.map(
      ({ letter, guns, arc }): TurretLog => ({
        guns: lost.includes(letter) ? 0 : guns,
        train: STOWED[arc],
        lastTarget: null,
        estimateYards: 0,
        isHolding: false,
      }),
    ),
    shells,
    loaded: Object.keys(shells)[0] as ShellType,
    chosen: null,
    hits: [],
  };
}

/** [SK-6.7, SK-6.8] Shells aboard, the armor-piercing ones first. */
export function outfitOf(battery: Battery): BatteryLog['shells'] {
  const { type, share } = OUTFITS.find(
    ({ fromInches }) => battery.boreInches >= fromInches,
  ) as (typeof OUTFITS)[number];
  const all = battery.ammunition * gunsOf(battery);
  const piercing = rounded(all * share);
  return { [type]: piercing, HE: all - piercing };
}

const newGear = ({ sheet: { dco }, handedOver }: ScenarioShip) => ({
  losses: {
    searchRadar: handedOver?.hasSearchRadar === false,
    fireControlRadar: handedOver?.hasFireControlRadar === false,
    sonar: false,
    searchlights: false,
  },
  radarOutUntil: 0,
  directorsLost: { fore: false, aft: false },
  dcoLeft: dco,
});

/** [SK-34.3] What stands until the player changes it; nothing is ordered for the turn. */
const newPlan = ({ batteries }: ShipSheet): Plan => ({
  speed: null,
  isAlone: false,
  evades: false,
  smoke: null,
  starShells: [],
  searchlight: 'off',
  ram: null,
  standing: { torpedoPercent: 0, combs: true, attacksContacts: false },
  ...freshOrders(batteries.length),
});
