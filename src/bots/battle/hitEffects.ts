import {
  type Armor,
  type BattleView,
  boxesLeft,
  type Caliber,
  type Row,
  type ShipId,
  sheetOf,
  shipOf,
  type TorpedoKind,
  tablesOf,
} from '../../rules/battle';
import { referredRow } from '../../rules/battle/query';
import { lookUp } from '../../rules/core';
import { addCritical, magazineChance, WAYS } from './criticalEffects';
import type { HitEffects, Situation } from './situation';

const none = (): HitEffects => ({
  hull: 0,
  guns: { primary: 0, secondary: 0, tertiary: 0, aa: 0 },
  mount: 0,
  speed: 0,
  sinks: 0,
});

/** The effect of a gun hit, cached for the rest of the decision; `plunging` at the range of BT-11.9. */
export function gunHit(
  { view, effects }: Situation,
  target: ShipId,
  weapon: Caliber,
  plunging: boolean,
): HitEffects {
  const key = `${target}/${weapon}/${plunging}`;
  const known = effects.get(key);
  if (known) return known;
  const made = remembered(view, `${key}/${conditionOf(view, target)}`, () =>
    averageGunHit(view, target, weapon, plunging),
  );
  effects.set(key, made);
  return made;
}

/** Effects by target, weapon and the target's condition: playouts meet the same ones again and again. */
const effectsOf = new WeakMap<BattleView['scenario'], Map<string, HitEffects>>();
const MAX_REMEMBERED = 50_000;

function remembered({ scenario }: BattleView, key: string, make: () => HitEffects): HitEffects {
  const memory = effectsOf.get(scenario) ?? new Map<string, HitEffects>();
  effectsOf.set(scenario, memory);
  const known = memory.get(key);
  if (known) return known;
  if (memory.size > MAX_REMEMBERED) memory.clear();
  const made = make();
  memory.set(key, made);
  return made;
}

/** Everything in a ship's condition that the effect of a hit depends on. */
function conditionOf(view: BattleView, id: ShipId): string {
  const { lost, mountHit, launches } = shipOf(view, id);
  const { hull, primary, secondary, tertiary, aa } = lost;
  return `${hull},${primary},${secondary},${tertiary},${aa},${mountHit ? 'x' : launches.length}`;
}

function averageGunHit(
  view: BattleView,
  target: ShipId,
  weapon: Caliber,
  plunging: boolean,
): HitEffects {
  const effects = none();
  const { gunfireDamage } = tablesOf(view);
  for (const { sum, chance } of WAYS) {
    const result = lookUp(gunfireDamage, sum);
    if (result.kind === 'torpedo-mount') effects.mount += chance;
    else if (result.kind === 'gunnery')
      strike(effects, view, target, { weapon, row: result.row, chance });
    else if (result.kind === 'hull') {
      const extra = plunging && result.plunging && weapon === 'primary';
      strikeHull(effects, view, target, { weapon, chance, extra, speedLoss: result.speedLoss });
    } else if (result.kind === 'critical' && weapon !== 'tertiary')
      addCritical(effects, view, target, chance);
  }
  return effects;
}

/** [BT-11.9, BT-11.20] A hull hit, with the extra box of plunging fire in place of the extra die's. */
function strikeHull(
  effects: HitEffects,
  view: BattleView,
  target: ShipId,
  hit: Omit<Strike, 'row'> & { extra: boolean; speedLoss: boolean },
): void {
  if (!strike(effects, view, target, { ...hit, row: 'hull' })) return;
  if (hit.extra && !isNextImmune(view, target)) effects.hull += hit.chance / 2;
  if (hit.speedLoss) effects.speed += hit.chance;
}

interface Strike {
  weapon: Caliber;
  row: Row;
  chance: number;
}

/** Adds the boxes of a hit on a row; `false` when it does not penetrate. */
function strike(
  effects: HitEffects,
  view: BattleView,
  target: ShipId,
  { weapon, row, chance }: Strike,
): boolean {
  const end = referredRow(view, target, row);
  const armor = sheetOf(view, target).rows[end][shipOf(view, target).lost[end]] ?? 'none';
  if (!tablesOf(view).penetration.armor[weapon].includes(armor)) return false;
  addBoxes(effects, end, chance * boxesPerHit(weapon, armor, boxesLeft(view, target, end)));
  if (end === 'hull' && weapon === 'primary')
    effects.sinks += chance * magazineChance(view, target);
  return true;
}

/** [BT-11.10] A primary gun takes a second box on 4 to 6 where the armor is light or none. */
const boxesPerHit = (weapon: Caliber, armor: Armor, left: number): number =>
  weapon === 'primary' && armor !== 'heavy' && left > 1 ? 1.5 : 1;

function addBoxes(effects: HitEffects, row: Row, boxes: number): void {
  if (row === 'hull') effects.hull += boxes;
  else effects.guns[row] += boxes;
}

const isNextImmune = (view: BattleView, id: ShipId): boolean =>
  shipOf(view, id).lost.hull + 1 < sheetOf(view, id).immuneHullBoxes;

/** The effect of a torpedo hit; the kind is the launching ship's. */
export function torpedoHit(
  { view, effects }: Situation,
  target: ShipId,
  kind: TorpedoKind,
): HitEffects {
  const key = `${target}/${kind}`;
  const known = effects.get(key);
  if (known) return known;
  const made = remembered(view, `${key}/${conditionOf(view, target)}`, () =>
    averageTorpedoHit(view, target, kind),
  );
  effects.set(key, made);
  return made;
}

function averageTorpedoHit(view: BattleView, target: ShipId, kind: TorpedoKind): HitEffects {
  const effects = none();
  const { torpedoDamage, torpedoModifiers } = tablesOf(view);
  for (const { sum, chance } of WAYS) {
    if (sum === 2) continue;
    const { hullBoxes, speedLoss, critical } = lookUp(
      torpedoDamage,
      sum + torpedoModifiers.modifiers[kind],
    );
    effects.hull += chance * hullBoxes;
    if (speedLoss) effects.speed += chance;
    if (critical) addCritical(effects, view, target, chance);
  }
  return effects;
}
