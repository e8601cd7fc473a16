import type { Axial } from '../../../../hex';
import { rowOf, sameHex } from '../../../../hex';
import type { Side } from '../../../../rules/core';
import {
  courseOf,
  type Fight,
  isLand,
  speedNow,
  type TacticalShip,
} from '../../../../rules/strategic/query';
import { strategicTacticalText } from '../../../../words/strategic/texts/tactical';
import { LandShape } from '../../../ships/LandSign';
import type { Silhouettes } from '../../../ships/silhouette';
import type { SeaShot } from '../../../tacticalSea/PastLayer';
import type { SeaAim, SeaPlot } from '../../../tacticalSea/PlanLayer';
import type { SeaRanges } from '../../../tacticalSea/RangeLayer';
import type { LandMark } from '../../../tacticalSea/SeaLayers';
import { headingOfFacing, type SeaShip } from '../../../tacticalSea/seaShip';
import type { Desk } from '../desk/desk';
import { drawnAs } from '../desk/figures';
import { rangesOf } from './ranges';
import { endOf } from './reach';
import type { Aftermath, SeaFace } from './scene';
import { carriedOut, type Layer, type TacticalDesk } from './tacticalDesk';

/** How much of a bar of four an enemy's visible state takes. */
const SEEN_BOXES: Readonly<Record<SeaFace['state'], number>> = {
  none: 0,
  light: 1,
  moderate: 2,
  heavy: 3,
  sunk: 4,
};

/** [ST-5.9] A ship on the sea: own Damage Levels as boxes, the enemy's as a state. */
export function seaShipOf(
  { ship, source, record, state, place, of }: SeaFace,
  { names, lights }: Pick<Desk, 'names' | 'lights'>,
  silhouettes: Silhouettes,
): SeaShip {
  const { id, hex, side, facing, speed } = ship;
  const type = source && drawnAs(source.card);
  const most = record && (record.isDeadInWater ? 0 : speedNow(record));
  return {
    ...{ id, hex, side, state, place, of },
    headingDegrees: headingOfFacing(facing),
    hull: type ? { type, record: silhouettes[source.class] } : 'submarine',
    name: names.ship(id),
    speed: most === null ? String(speed) : `${speed}/${most}`,
    boxes: record
      ? { lost: record.damageLevels, of: source?.card.capacity ?? 0 }
      : { lost: SEEN_BOXES[state], of: 4 },
    isBelow: ship.submarine?.isSubmerged,
    isLit: lights.ships.includes(id),
  };
}

/** [ST-1.14] Land, and beyond a straight coast all of the country. */
export const isLandOf =
  ({ tactical }: Fight) =>
  (hex: Axial): boolean =>
    isLand(tactical, hex) || (tactical.coastRow !== null && rowOf(hex) < tactical.coastRow);

/** Land units where they stand, those of one hex below each other. */
export function landMarksOf({ view, tactical }: Fight, { names }: Pick<Desk, 'names'>): LandMark[] {
  const standing = Object.entries(tactical.landHexes);
  return standing.map(([id, hex]) => {
    const unit = view.scenario.landUnits.find((it) => it.id === id);
    const line = standing.filter((it) => sameHex(it[1], hex)).findIndex((it) => it[0] === id);
    return {
      ...{ key: id, hex, line, side: unit?.side, name: names.landUnit(id) },
      sign: unit && <LandShape kind={unit.kind} />,
    };
  });
}

/** Courses of own ships, ordered or by default, while plotting. */
export function plotsOf(tactical: TacticalDesk, { side, view }: Desk): SeaPlot[] {
  const { fight, faces } = tactical;
  if (fight.tactical.stage.kind !== 'plot' || !view.forces[side]) return [];
  return faces.filter(({ ship }) => ship.side === side).map(({ ship }) => plotOf(ship, tactical));
}

function plotOf(ship: TacticalShip, { fight, own, drawn }: TacticalDesk): SeaPlot {
  const { plots, follows } = fight.tactical.plans[ship.side];
  const isPicked = own?.id === ship.id;
  const plot = isPicked && drawn !== '' ? drawn : carriedOut(fight, ship);
  const { path, facing } = courseOf(ship, plot);
  const stays = path.length === 0 && facing === ship.facing;
  return {
    ...{ ship: ship.id, side: ship.side, isPicked, path: [ship.hex, ...path] },
    endDegrees: stays ? null : headingOfFacing(facing),
    isOrdered: [...plots, ...follows].some((it) => it.ship === ship.id),
  };
}

/** Fire of each kind lies beside that of the others. */
const BENDS: Readonly<Record<string, number>> = { main: 0.05, secondary: 0.1, torpedoes: -0.06 };

/** Where a ship, or a land unit, is. */
const placeIn =
  ({ faces, fight }: Pick<TacticalDesk, 'faces' | 'fight'>) =>
  (id: string): Axial | undefined =>
    faces.find(({ ship }) => ship.id === id)?.ship.hex ?? fight.tactical.landHexes[id];

type Attacks = Pick<Fight['tactical']['plans'][Side], 'gunfire' | 'bombardment'>;

const gunneryOf = ({ gunfire, bombardment }: Attacks) => [
  ...gunfire.map(({ ship, target, battery }) => ({ ship, target, kind: battery })),
  ...bombardment.map((it) => ({ ship: it.ship, target: it.landUnit, kind: it.battery })),
];

/** Attacks ordered, and those made by default. */
export function aimsOf(tactical: TacticalDesk, { side, view }: Desk) {
  const { fight, defaults, picked } = tactical;
  if (fight.tactical.stage.kind !== 'targets' || !view.forces[side]) return null;
  const plans = fight.tactical.plans[side];
  const placeOf = placeIn(tactical);
  const ordered = [
    ...gunneryOf(plans),
    ...plans.torpedoes.map(({ ship, target }) => ({ ship, target, kind: 'torpedoes' })),
  ].map((it) => ({ ...it, isDefault: false }));
  const own = gunneryOf(defaults).map((it) => ({ ...it, isDefault: true }));
  const aims = [...own, ...ordered].flatMap(({ ship, target, kind, isDefault }): SeaAim[] => {
    const [from, to] = [placeOf(ship), placeOf(target)];
    if (!from || !to) return [];
    const isPicked = picked?.id === ship;
    return [{ key: `${ship}/${kind}`, from, to, kind, isDefault, isPicked, bend: BENDS[kind] }];
  });
  return { aims, charges: plans.asw.map(({ hex }) => hex) };
}

/** What was fired in the last turn. */
export const shotsOf = ({ shots }: Aftermath): SeaShot[] =>
  shots.map(({ shot, from, to }) => ({
    kind: shot.kind === 'torpedoesFired' ? 'torpedoes' : shot.battery,
    ...{ from, to, isHit: shot.isHit },
  }));

/** Where depth charges were dropped in the last turn. */
export const chargesOf = ({ hunts }: Aftermath) =>
  hunts.map(({ hunt: { ship, hex, detected } }) => ({ ship, hex, isHit: detected.length > 0 }));

/** The layer around the ship picked: the one asked for, else the weapon being aimed. */
export function shownLayer({ layer, weapon, fight }: TacticalDesk): Layer | null {
  if (layer) return layer;
  return fight.tactical.stage.kind === 'targets' && weapon !== 'asw' ? weapon : null;
}

/** Ranges of the picked ship: while plots are made from where she will be. */
export function seaRanges(tactical: TacticalDesk): SeaRanges | null {
  const { fight, own, drawn } = tactical;
  const layer = shownLayer(tactical);
  if (!own || !layer) return null;
  const isPlotted = fight.tactical.stage.kind === 'plot';
  const from = isPlotted ? endOf(own, drawn || carriedOut(fight, own)) : own;
  const ranges = rangesOf(fight, own, from, layer);
  if (!ranges) return null;
  const rings = ranges.rings.map(({ hexes, name }) => ({
    ...{ hexes, name, label: strategicTacticalText(`ring.${name}`, { hexes }) },
  }));
  return { ...ranges, layer, rings };
}
