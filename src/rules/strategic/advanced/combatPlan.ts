import { type Axial, hexKey, sameHex } from '../../../hex';
import { enemyOf, SIDES, type Side } from '../../core';
import type { AdvancedForce, CombatEntry } from '../model/advancedState';
import type { Play } from '../model/play';
import type { Force, StrategicState } from '../model/state';
import { scrambleBase } from './defending';
import { tellNothingFound } from './inCombat';
import { ownFlight } from './ordered';
import { advancedOf, divisionsAt, hexOfDivision, hexOfLandUnit, truthBehind } from './own';

type Declared = AdvancedForce['declared'][number];

/** [ST-8.23] In each hex aircraft come first, the shore last. */
const ORDER: readonly CombatEntry['kind'][] = [
  'scramble',
  'air',
  'submarine',
  'hunt',
  'surface',
  'bombard',
];

/** [ST-8.23] All combats that were declared, hex by hex by q and r, in each by kind, the priority winner's first. Declarations that find nothing make none [ST-5.20]. */
export function combatsOf(play: Play): CombatEntry[] {
  const { state } = play;
  const entries = SIDES.flatMap((side) => [
    ...scrambles(state, side),
    ...airCombats(play, side),
    ...ambushes(play, side),
    ...hunts(play, side),
  ]);
  return [...entries, ...surfaceActions(play), ...bombardments(state)].sort(inOrderOf(state));
}

const inOrderOf =
  ({ priority }: StrategicState) =>
  (a: CombatEntry, b: CombatEntry): number =>
    a.hex.q - b.hex.q ||
    a.hex.r - b.hex.r ||
    ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
    Number(b.side === priority) - Number(a.side === priority) ||
    (nameOf(a) < nameOf(b) ? -1 : 1);

const nameOf = ({ targets, units }: CombatEntry): string => `${units[0]} ${targets[0]}`;

/** [ST-12.11] */
const scrambles = (state: StrategicState, side: Side): CombatEntry[] =>
  advancedOf(state, side).scrambles.flatMap((squadron) => {
    const hex = scrambleBase(state, side, squadron)?.hex;
    return hex ? [{ kind: 'scramble', side, hex, units: [squadron], targets: [] }] : [];
  });

/** Where a declaring friendly unit is. */
const hexOfUnit = (state: StrategicState, side: Side, unit: string): Axial | undefined =>
  ownFlight(state, side, unit)?.hex ?? hexOfDivision(state.forces[side], unit);

/** [ST-8.26, ST-11.13] The true units of the enemy that a declaration finds in its hex. */
function found(state: StrategicState, side: Side, { unit, contacts }: Declared): string[] {
  const hex = hexOfUnit(state, side, unit);
  const enemy = enemyOf(side);
  const truth = contacts.map((id) => truthBehind(state, side, id) ?? id);
  return [...new Set(truth)].filter((id) => {
    const there =
      hexOfUnit(state, enemy, id) ??
      (landOf(state, enemy, id) ? hexOfLandUnit(state, id) : undefined);
    return hex !== undefined && there !== undefined && sameHex(hex, there);
  });
}

const landOf = ({ forces }: StrategicState, side: Side, id: string): boolean =>
  forces[side].landUnits[id]?.isCaptured === false;

/** A declaration to attack, and what it finds. */
interface Attack {
  unit: string;
  hex: Axial;
  targets: string[];
}

function attacksOf(state: StrategicState, side: Side): Attack[] {
  return advancedOf(state, side)
    .declared.filter(({ does }) => does === 'attack')
    .flatMap((it) => {
      const hex = hexOfUnit(state, side, it.unit);
      return hex ? [{ unit: it.unit, hex, targets: found(state, side, it) }] : [];
    });
}

/** [ST-8.25] Squadrons with the same target are one strike; those that go for aircraft of a hex fight together [ST-13.9]. */
function airCombats(play: Play, side: Side): CombatEntry[] {
  const { state } = play;
  const enemy = state.forces[enemyOf(side)];
  const groups = new Map<string, CombatEntry>();
  for (const { unit, hex, targets } of airAttacks(state, side)) {
    const [first] = targets;
    if (first === undefined) {
      tellNothingFound(play, side, [unit], hex);
      continue;
    }
    const key = `${hexKey(hex)} ${keyOf(enemy, first)}`;
    const entry = groups.get(key) ?? { kind: 'air', side, hex, units: [], targets: [] };
    groups.set(key, entry);
    entry.units = [...entry.units, unit].sort();
    entry.targets = [...new Set([...entry.targets, ...targets])].sort();
  }
  return [...groups.values()];
}

/** Declared by squadrons, and the aircraft that patrols are to meet that did not decline [ST-8.25]. */
function airAttacks(state: StrategicState, side: Side): Attack[] {
  const declared = attacksOf(state, side).filter(({ unit }) => ownFlight(state, side, unit));
  const striking = new Set(declaredStrikers(state, enemyOf(side)));
  const plans = advancedOf(state, side);
  const meetings = plans.meetings.flatMap(({ squadron, contact }) => {
    const met = truthBehind(state, side, contact);
    const hex = ownFlight(state, side, squadron)?.hex;
    const isDeclared = plans.declared.some(({ unit }) => unit === squadron);
    if (!hex || !met || striking.has(met) || isDeclared) return [];
    const it = { unit: squadron, does: 'attack', contacts: [contact] } as const;
    const targets = found(state, side, { ...it, contacts: [...it.contacts] });
    return targets.length > 0 ? [{ unit: squadron, hex, targets }] : [];
  });
  return [...declared, ...meetings];
}

/** Squadrons of a side that go for ships or land: a patrol meets them as a strike. */
const declaredStrikers = (state: StrategicState, side: Side): string[] =>
  attacksOf(state, side)
    .filter(({ targets }) => targets.some((id) => !state.forces[enemyOf(side)].squadrons[id]))
    .map(({ unit }) => unit);

const keyOf = ({ divisions, squadrons }: Force, target: string): string => {
  if (divisions[target]) return target;
  return squadrons[target] ? 'aircraft' : 'land';
};

/** [ST-8.24, ST-20.14] Of boats at the division that they found. */
const ambushes = (play: Play, side: Side): CombatEntry[] =>
  advancedOf(play.state, side).submarineAttacks.flatMap(({ submarine, contact, ship }) => {
    const quarry = quarryOf(play, side, submarine, contact);
    if (!quarry || quarry.division.submarine) return [];
    const { hex, division } = quarry;
    const targets = ship === null ? [division.id] : [division.id, ship];
    return [{ kind: 'submarine', side, hex, units: [submarine], targets }];
  });

/** [ST-20.18] Once for each division and boat. */
function hunts(play: Play, side: Side): CombatEntry[] {
  const seen = new Set<string>();
  return advancedOf(play.state, side).hunts.flatMap(({ division, contact }) => {
    const quarry = quarryOf(play, side, division, contact);
    const key = `${division} ${quarry?.division.id}`;
    if (!quarry?.division.submarine || seen.has(key)) return [];
    seen.add(key);
    return [
      { kind: 'hunt', side, hex: quarry.hex, units: [division], targets: [quarry.division.id] },
    ];
  });
}

/** The enemy division behind a contact, in the hex of a friendly one; its side learns if there is none. */
function quarryOf(play: Play, side: Side, unit: string, contact: string) {
  const { state } = play;
  const hex = hexOfDivision(state.forces[side], unit);
  const [id] = found(state, side, { unit, does: 'attack', contacts: [contact] });
  const division = id === undefined ? undefined : state.forces[enemyOf(side)].divisions[id];
  if (hex && !division) tellNothingFound(play, side, [unit], hex);
  return hex && division ? { hex, division } : undefined;
}

/** [ST-8.10, ST-8.16] One action in a hex, of all who attack there or are attacked. */
function surfaceActions(play: Play): CombatEntry[] {
  const { state } = play;
  const actions = new Map<string, CombatEntry>();
  for (const side of [state.priority, enemyOf(state.priority)])
    for (const { unit, hex, targets } of attacksByShips(state, side)) {
      if (targets.length === 0) {
        tellNothingFound(play, side, [unit], hex);
        continue;
      }
      const key = hexKey(hex);
      const entry = actions.get(key) ?? { kind: 'surface', side, hex, units: [], targets: [] };
      actions.set(key, entry);
      join(entry, side, [unit], targets);
    }
  for (const entry of actions.values()) for (const side of SIDES) standByAll(state, entry, side);
  return [...actions.values()];
}

/** Divisions that attack enemy ships; a boat that is down cannot be fought so. */
const attacksByShips = (state: StrategicState, side: Side): Attack[] =>
  attacksOf(state, side)
    .filter(({ unit }) => state.forces[side].divisions[unit])
    .filter(({ unit }) => !isForOwnAlone(state, side, unit))
    .map(({ targets, ...it }) => ({
      ...it,
      targets: targets.filter((id) => {
        const division = state.forces[enemyOf(side)].divisions[id];
        return division && !division.submarine?.isSubmerged;
      }),
    }));

/** [ST-8.16] It only supports friendly divisions. */
const isForOwnAlone = (state: StrategicState, side: Side, unit: string): boolean =>
  advancedOf(state, side)
    .declared.find((it) => it.unit === unit)
    ?.contacts.every((id) => state.forces[side].divisions[id]) === true;

/** `units` of an entry are those of its side, `targets` those of the other. */
function join(entry: CombatEntry, side: Side, own: readonly string[], enemies: readonly string[]) {
  const [units, targets] = side === entry.side ? [own, enemies] : [enemies, own];
  entry.units = [...new Set([...entry.units, ...units])].sort();
  entry.targets = [...new Set([...entry.targets, ...targets])].sort();
}

/** [ST-8.16] Divisions of the hex that support one that fights, and those that support them. */
function standByAll(state: StrategicState, entry: CombatEntry, side: Side): void {
  let helpers: string[];
  do {
    helpers = helpersOf(state, entry, side);
    join(entry, side, helpers, []);
  } while (helpers.length > 0);
}

/** [ST-8.16] Divisions that are not in the action, and stand by one that is. */
function helpersOf(state: StrategicState, { hex, units, targets }: CombatEntry, side: Side) {
  const fighting = new Set([...units, ...targets]);
  const { declared } = advancedOf(state, side);
  const helps = (id: string): boolean =>
    declared.some(({ unit, contacts }) => unit === id && contacts.some((it) => fighting.has(it)));
  return divisionsAt(state.forces[side], hex)
    .map(({ id }) => id)
    .filter((id) => !fighting.has(id) && helps(id));
}

/** [ST-18.1, ST-18.13] All bombardments of a side in a hex are one. */
function bombardments(state: StrategicState): CombatEntry[] {
  const byHex = new Map<string, CombatEntry>();
  for (const side of SIDES)
    for (const { division, landUnit } of advancedOf(state, side).bombardments) {
      const hex = hexOfDivision(state.forces[side], division);
      if (!hex || !landOf(state, enemyOf(side), landUnit)) continue;
      const key = `${side} ${hexKey(hex)}`;
      const entry = byHex.get(key) ?? { kind: 'bombard', side, hex, units: [], targets: [] };
      byHex.set(key, entry);
      entry.units = [...new Set([...entry.units, division])].sort();
      entry.targets = [...new Set([...entry.targets, landUnit])].sort();
    }
  return [...byHex.values()];
}
