import type { SeekriegView } from '../../../../rules/seekrieg';
import {
  type Arc,
  type CriticalEffect,
  type Effect,
  type Ship,
  tablesOf,
} from '../../../../rules/seekrieg/query';

/** `slow`: not able to fire as fast as it should, or to train. */
type MountState = 'whole' | 'slow' | 'out' | 'lost';

/** A turret, or a mount of torpedo tubes, as it stands. */
export interface MountDamage {
  label: string;
  arc: Arc | 'center';
  battery: number | 'torpedoes';
  /** Guns or tubes left, and as built. */
  left: number;
  built: number;
  state: MountState;
}

/** What is hit in a ship, by place. */
export interface Damage {
  mounts: MountDamage[];
  /** Shares of damage points and of top speed that are lost, 0 to 1. */
  hull: number;
  speed: number;
  /** Severities. */
  fires: number[];
  flooding: { port: boolean; starboard: boolean };
  directors: { fore: boolean; aft: boolean };
  isSteeringHit: boolean;
  isPowerLost: boolean;
  isBridgeHit: boolean;
}

const acts = (view: SeekriegView, effects: readonly Effect[]) =>
  effects.flatMap((effect) => {
    const act: CriticalEffect | undefined = tablesOf(view).criticalEffects.effects[effect.cd];
    return act ? [{ effect, act }] : [];
  });

type Acts = ReturnType<typeof acts>;

/** The damage of a ship by place [SK-14]; nothing of one whose log the view does not have. */
export function damageOf(view: SeekriegView, ship: Ship): Damage | null {
  const { condition, sheet } = ship;
  if (!condition) return null;
  const found = acts(view, condition.effects);
  const has = (...kinds: CriticalEffect['act'][]) =>
    found.some(({ act }) => kinds.includes(act.act));
  const floods = found.filter(({ act }) => act.act === 'flooding' || act.act === 'heavy-flooding');
  return {
    mounts: [...turretsOf(ship, found), ...tubesOf(ship)],
    hull: Math.min(1, condition.damage / sheet.dp),
    speed: sheet.speedKnots > 0 ? lostSpeed(ship, found) : 0,
    fires: condition.fires.map(({ severity }) => severity),
    flooding: {
      port: floods.some(({ effect }) => effect.sideHit !== 'starboard'),
      starboard: floods.some(({ effect }) => effect.sideHit === 'starboard'),
    },
    directors: condition.directorsLost,
    isSteeringHit: has('rudder', 'hand-steering'),
    isPowerLost: has('power-lost'),
    isBridgeHit: has('bridge-hit', 'no-command'),
  };
}

/** Nothing of a ship is hit. */
export const undamaged = (ship: Ship): Damage => ({
  ...{ mounts: [...turretsOf(ship, []), ...tubesOf(ship)], hull: 0, speed: 0, fires: [] },
  flooding: { port: false, starboard: false },
  directors: { fore: false, aft: false },
  ...{ isSteeringHit: false, isPowerLost: false, isBridgeHit: false },
});

/** The share of top speed that loss factors and hits on the machinery have taken. */
function lostSpeed({ condition, sheet }: Ship, found: Acts): number {
  const percent = found.reduce(
    (sum, { act }) =>
      act.act === 'speed' || act.act === 'funnels-wrecked' ? sum + act.percent : sum,
    0,
  );
  return Math.min(1, (condition?.knotsLost ?? 0) / sheet.speedKnots + percent / 100);
}

const turretsOf = ({ sheet, condition }: Ship, found: Acts): MountDamage[] =>
  sheet.batteries.flatMap(({ turrets }, battery) =>
    turrets.map(({ letter, guns, arc }, index) => {
      const left = condition?.batteries[battery]?.turrets[index]?.guns ?? guns;
      const state = stateOf(found, { battery, index, arc, left });
      return { label: letter, arc, battery, left, built: guns, state };
    }),
  );

interface At {
  battery: number;
  index: number;
  arc: Arc;
  left: number;
}

function stateOf(found: Acts, { battery, index, arc, left }: At): MountState {
  if (left === 0) return 'lost';
  const states = found.map((it) => hurtBy(it, { battery, index, arc }));
  return WORST.find((it) => states.includes(it)) ?? 'whole';
}

/** From the worst on. */
const WORST: readonly MountState[] = ['out', 'slow'];

/** Of turrets on which critical damage acts, by what it does [SK-29.22]. */
const STATES: Partial<Record<CriticalEffect['act'], MountState>> = {
  'turret-out': 'out',
  'magazine-flooded': 'out',
  'turret-jammed': 'slow',
  'turrets-slow': 'slow',
  'power-lost': 'slow',
};

function hurtBy({ effect, act }: Acts[number], turret: Omit<At, 'left'>): MountState {
  const isNamed = act.act === 'turret-out' || act.act === 'turret-jammed';
  const isHere = effect.battery === turret.battery && effect.mount === turret.index;
  const isInGroup = !('group' in act) || (turret.battery === 0 && turret.arc === act.group);
  return (isNamed ? isHere : isInGroup) ? (STATES[act.act] ?? 'whole') : 'whole';
}

const tubesOf = ({ sheet, condition }: Ship): MountDamage[] =>
  (sheet.torpedoes?.mounts ?? []).map(({ tubes, place }, index) => {
    const log = condition?.mounts[index];
    const left = log?.tubes ?? tubes;
    const state = left === 0 ? 'lost' : (log?.loaded ?? tubes) === 0 ? 'out' : 'whole';
    return {
      ...{ label: String(index + 1), battery: 'torpedoes', left, built: tubes, state },
      arc: place.endsWith('port') ? 'port' : place.endsWith('starboard') ? 'starboard' : 'center',
    };
  });
