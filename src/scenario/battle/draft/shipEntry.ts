import type { Armor, Row, ShipTrait, SpeedClass } from '../../../rules/battle';
import type { DraftShip } from './shape';

type Overrides = NonNullable<DraftShip['overrides']>;

/** A ship's entry without keys that say nothing. */
export function tidied(entry: DraftShip): DraftShip {
  const { captain, counter, traits, overrides, lost, torpedoesSpent, speed, ship } = entry;
  return {
    ship,
    ...(captain && { captain }),
    ...(counter && { counter }),
    ...(traits && traits.length > 0 && { traits }),
    ...(overrides && Object.keys(overrides).length > 0 && { overrides }),
    ...(lost && Object.keys(lost).length > 0 && { lost }),
    ...(torpedoesSpent && { torpedoesSpent }),
    ...(speed !== undefined && { speed }),
  };
}

/** One figure of an object, or none of it; an object that says nothing is gone. */
function withFigure<T extends object, Key extends keyof T>(
  figures: T | undefined,
  key: Key,
  value: T[Key] | undefined,
): T | undefined {
  const { [key]: _, ...others } = figures ?? ({} as T);
  const next = { ...others, ...(value !== undefined && { [key]: value }) } as T;
  return Object.keys(next).length > 0 ? next : undefined;
}

/** [BT-16.9] A figure of her sheet that this battle sets; the registry's again without a value. */
export const withOverride = <Key extends keyof Overrides>(
  entry: DraftShip,
  key: Key,
  value: Overrides[Key] | undefined,
): DraftShip => tidied({ ...entry, overrides: withFigure(entry.overrides, key, value) });

export const withBoxes = (entry: DraftShip, row: Row, boxes: number | undefined): DraftShip =>
  withOverride(entry, 'boxes', withFigure(entry.overrides?.boxes, row, boxes));

type ArmoredRow = keyof NonNullable<Overrides['armor']>;

export const withArmor = (entry: DraftShip, row: ArmoredRow, armor: Armor | undefined): DraftShip =>
  withOverride(entry, 'armor', withFigure(entry.overrides?.armor, row, armor));

/** [BT-19.2] Boxes of a row that are marked when the battle begins. */
export const withLost = (entry: DraftShip, row: Row, boxes: number | undefined): DraftShip =>
  tidied({ ...entry, lost: withFigure(entry.lost, row, boxes || undefined) });

export const withTrait = (entry: DraftShip, trait: ShipTrait, isOn: boolean): DraftShip => {
  const others = (entry.traits ?? []).filter((it) => it !== trait);
  return tidied({ ...entry, traits: isOn ? [...others, trait] : others });
};

/** [BT-19.2] The speed that is left when the battle begins. */
export const withSpeedLeft = (entry: DraftShip, speed: SpeedClass | undefined): DraftShip =>
  tidied({ ...entry, speed });
