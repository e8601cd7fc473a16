import { useMemo } from 'react';
import type { Side } from '../../../../rules/core';
import { speedNow } from '../../../../rules/strategic/cards/shipNow';
import { fixed } from '../../../hexmap/geometry/points';
import { ShipFigure } from '../../../ships/ShipFigure';
import type { Silhouettes } from '../../../ships/silhouette';
import { useDesk } from '../desk';
import { drawnAs, SubmarineShape } from '../figures';
import { type Anchor, type LabelSpot, labelSpots } from './labels';
import { at, chartPoint, HEX_HEIGHT } from './plane';
import type { SeaFace } from './scene';
import { berth, degreesOf } from './shapes';

interface ShipLayerProps {
  faces: readonly SeaFace[];
  silhouettes: Silhouettes;
  selected: string | null;
  lit: readonly string[];
  /** Pixels for one drawing unit, roughly. */
  scale: number;
}

/** Ships from above on their courses, with name, speed and damage; the picked one last, over the others. */
export function ShipLayer({ faces, silhouettes, selected, lit, scale }: ShipLayerProps) {
  const { names } = useDesk();
  const spots = useMemo(() => labelSpots(faces, names.ship, scale), [faces, names, scale]);
  const order = faces.toSorted(
    (a, b) => Number(a.ship.id === selected) - Number(b.ship.id === selected),
  );
  return (
    <g className="tactical-ships">
      {order.map((face) => (
        <ShipOnSea
          key={face.ship.id}
          face={face}
          silhouettes={silhouettes}
          spot={spots.get(face.ship.id)}
          isPicked={face.ship.id === selected}
          isLit={lit.includes(face.ship.id)}
        />
      ))}
    </g>
  );
}

interface ShipOnSeaProps {
  face: SeaFace;
  silhouettes: Silhouettes;
  spot: LabelSpot | undefined;
  isPicked: boolean;
  isLit: boolean;
}

function ShipOnSea({ face, silhouettes, spot, isPicked, isLit }: ShipOnSeaProps) {
  const { ship, state } = face;
  const { x, y } = chartPoint(ship.hex);
  const off = berth(face.place, face.of, ship.facing);
  return (
    <g
      className="tactical-ship"
      data-ship={ship.id}
      data-side={ship.side}
      data-state={state}
      data-picked={isPicked || undefined}
      data-lit={isLit || undefined}
      data-below={ship.submarine?.isSubmerged || undefined}
      style={{ transform: `translate(${fixed(x + off.x)}px, ${fixed(y + off.y)}px)` }}
    >
      <circle className="tactical-ring" r={0.46 * HEX_HEIGHT} />
      <g className="tactical-hull" style={{ rotate: `${degreesOf(ship.facing)}deg` }}>
        <path className="tactical-base" d={BASE} />
        <path className="tactical-bow" d={BOW} />
        <g transform="rotate(-90)">
          <Hull face={face} silhouettes={silhouettes} />
        </g>
      </g>
      {spot && <Label face={face} spot={spot} />}
    </g>
  );
}

const LENGTH = 0.86 * HEX_HEIGHT;
const [WIDE, LONG] = [0.17 * HEX_HEIGHT, LENGTH / 2];
/** A wash in the color of the side under the hull, and the bow wave. */
const BASE = `M0,${fixed(-LONG * 1.08)}C${fixed(WIDE)},${fixed(-LONG * 0.6)} ${fixed(WIDE)},${fixed(LONG * 0.7)} 0,${fixed(LONG * 1.05)}C${fixed(-WIDE)},${fixed(LONG * 0.7)} ${fixed(-WIDE)},${fixed(-LONG * 0.6)} 0,${fixed(-LONG * 1.08)}Z`;
const BOW = `M${fixed(-WIDE * 0.55)},${fixed(-LONG * 0.98)}L0,${fixed(-LONG * 1.25)}L${fixed(WIDE * 0.55)},${fixed(-LONG * 0.98)}`;

const SUBMARINE_UNITS = 300;

/** What part of a hex the largest of a kind is long. */
const KIND_LENGTH: Readonly<Record<string, number>> = {
  BB: 1,
  BC: 1,
  CV: 1,
  CA: 0.9,
  CL: 0.86,
  DD: 0.74,
};
const OTHER_LENGTH = 0.7;

function Hull({ face: { source }, silhouettes }: Pick<ShipOnSeaProps, 'face' | 'silhouettes'>) {
  const type = source && drawnAs(source.card);
  if (!type)
    return (
      <g transform={`scale(${fixed((0.7 * LENGTH * 100) / SUBMARINE_UNITS) / 100})`}>
        <SubmarineShape />
      </g>
    );
  return (
    <ShipFigure
      type={type}
      record={silhouettes[source.class]}
      kindLength={LENGTH * (KIND_LENGTH[source.card.type] ?? OTHER_LENGTH)}
    />
  );
}

/** Beside the ship; the damage as boxes below. */
function Label({ face, spot }: { face: SeaFace; spot: LabelSpot }) {
  const { names } = useDesk();
  const { ship } = face;
  const { anchor } = spot;
  return (
    <g transform={at(spot)}>
      <g className="tactical-label" data-anchor={anchor}>
        <text className="tactical-name">
          {names.ship(ship.id)}
          <tspan className="tactical-speed" dx={5}>
            {ship.speed}
            {face.record ? `/${face.record.isDeadInWater ? 0 : speedNow(face.record)}` : ''}
          </tspan>
        </text>
        <Damage face={face} anchor={anchor} />
      </g>
    </g>
  );
}

const [BOX_WIDTH, BOX_HEIGHT, BOX_GAP] = [6, 4, 1];
/** What a state of an enemy that is seen takes of a bar of four. */
const SEEN_BOXES: Readonly<Record<SeaFace['state'], number>> = {
  none: 0,
  light: 1,
  moderate: 2,
  heavy: 3,
  sunk: 4,
};

/** [ST-5.9] Own Damage Levels box by box; of the enemy's the state alone. */
function Damage({ face, anchor }: { face: SeaFace; anchor: Anchor }) {
  const { record, source, state } = face;
  const of = record ? (source?.card.capacity ?? 0) : 4;
  const lost = record ? record.damageLevels : SEEN_BOXES[state];
  if (lost === 0) return null;
  const left = anchor === 'start' ? 0 : -of * (BOX_WIDTH + BOX_GAP);
  return Array.from({ length: of }, (_, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no other name
      key={index}
      className="tactical-box"
      data-lost={index < lost || undefined}
      x={left + index * (BOX_WIDTH + BOX_GAP)}
      y={4}
      width={BOX_WIDTH}
      height={BOX_HEIGHT}
    />
  ));
}

interface GhostProps {
  hex: { q: number; r: number };
  facing: number;
  side: Side;
  isDrawn: boolean;
}

/** Where a ship will lie if nothing comes between. */
export const Ghost = ({ hex, facing, side, isDrawn }: GhostProps) => (
  <g
    className="tactical-ghost"
    data-side={side}
    data-drawn={isDrawn || undefined}
    transform={`${at(chartPoint(hex))} rotate(${degreesOf(facing)})`}
  >
    <path d={BASE} />
    <path d={BOW} />
  </g>
);
