import { memo } from 'react';
import type { Axial } from '../../hex';
import { FLAT, HEX_WIDTH } from '../hexmap/geometry/plane';
import { fixed, translate } from '../hexmap/geometry/points';
import type { HullType } from '../ships/hullForm';
import { ShipFigure } from '../ships/ShipFigure';
import { SubmarineShape } from '../ships/SubmarineShape';
import { type Anchor, isFarOff, type LabelSpot, type PlacedNames } from './labels';
import type { SeaShip } from './seaShip';
import { berth } from './shapes';

interface ShipLayerProps {
  ships: readonly SeaShip[];
  selected: string | null;
  /** Where their names stand. */
  spots: PlacedNames;
  /** The scale for which they are placed. */
  scale: number;
  grab?: Grabbed;
}

/** The ship that can be dragged, or all of them. */
export type Grabbed = string | 'all' | undefined;

/** Ships from above on their courses, with name, speed and damage; the selected one last, on top. */
export const ShipLayer = memo(function ShipLayer(props: ShipLayerProps) {
  const { ships, selected, spots } = props;
  const order = ships.toSorted((a, b) => Number(a.id === selected) - Number(b.id === selected));
  return (
    <g>
      {order.map((ship) => (
        <ShipOnSea
          key={ship.id}
          ship={ship}
          spot={spots.get(ship.id)}
          scale={props.scale}
          isPicked={ship.id === selected}
          isGrabbed={props.grab === 'all' || ship.id === props.grab}
        />
      ))}
    </g>
  );
});

interface ShipOnSeaProps {
  ship: SeaShip;
  spot: LabelSpot | undefined;
  scale: number;
  isPicked: boolean;
  isGrabbed: boolean;
}

function ShipOnSea({ ship, spot, scale, isPicked, isGrabbed }: ShipOnSeaProps) {
  const { x, y } = FLAT.center(ship.hex);
  const off = berth(ship);
  return (
    <g
      className="tactical-ship"
      data-ship={ship.id}
      data-side={ship.side}
      data-state={ship.state}
      data-picked={isPicked || undefined}
      data-lit={ship.isLit || undefined}
      data-below={ship.isBelow || undefined}
      data-grab={isGrabbed || undefined}
      style={{ transform: `translate(${fixed(x + off.x)}px, ${fixed(y + off.y)}px)` }}
    >
      <circle className="tactical-ring" r={0.46 * HEX_WIDTH} />
      {spot && isFarOff(spot, scale) && (
        <path className="tactical-leader" d={`M0,0L${fixed(spot.x)},${fixed(spot.y)}`} />
      )}
      <g className="tactical-hull" style={{ rotate: `${ship.headingDegrees}deg` }}>
        <path className="tactical-base" d={BASE} />
        <path className="tactical-bow" d={BOW} />
        <g transform="rotate(-90)">
          <Hull hull={ship.hull} />
        </g>
      </g>
      {spot && <Label ship={ship} spot={spot} />}
    </g>
  );
}

const LENGTH = 0.86 * HEX_WIDTH;
const [WIDE, LONG] = [0.17 * HEX_WIDTH, LENGTH / 2];
/** A wash in the color of the side under the hull, and the bow wave. */
const BASE = `M0,${fixed(-LONG * 1.08)}C${fixed(WIDE)},${fixed(-LONG * 0.6)} ${fixed(WIDE)},${fixed(LONG * 0.7)} 0,${fixed(LONG * 1.05)}C${fixed(-WIDE)},${fixed(LONG * 0.7)} ${fixed(-WIDE)},${fixed(-LONG * 0.6)} 0,${fixed(-LONG * 1.08)}Z`;
const BOW = `M${fixed(-WIDE * 0.55)},${fixed(-LONG * 0.98)}L0,${fixed(-LONG * 1.25)}L${fixed(WIDE * 0.55)},${fixed(-LONG * 0.98)}`;

const SUBMARINE_UNITS = 300;
const SUBMARINE_SCALE = fixed((0.7 * LENGTH * 100) / SUBMARINE_UNITS) / 100;

/** The length of the largest ship of a kind, as a share of a hex. */
const KIND_LENGTH: Readonly<Partial<Record<HullType, number>>> = {
  BB: 1,
  BC: 1,
  CV: 1,
  CA: 0.9,
  CL: 0.86,
  DD: 0.74,
};
const OTHER_LENGTH = 0.7;

function Hull({ hull }: Pick<SeaShip, 'hull'>) {
  if (hull === 'submarine')
    return (
      <g transform={`scale(${SUBMARINE_SCALE})`}>
        <SubmarineShape />
      </g>
    );
  const { type, record } = hull;
  const kindLength = LENGTH * (KIND_LENGTH[type] ?? OTHER_LENGTH);
  return <ShipFigure type={type} record={record} kindLength={kindLength} />;
}

/** Beside the ship; the damage as boxes below. */
const Label = ({ ship, spot }: { ship: SeaShip; spot: LabelSpot }) => (
  <g transform={translate(spot)}>
    <g className="tactical-label" data-anchor={spot.anchor}>
      <text className="tactical-name">
        {ship.name}
        <tspan className="tactical-speed" dx={5}>
          {ship.speed}
        </tspan>
      </text>
      <Damage boxes={ship.boxes} anchor={spot.anchor} />
    </g>
  </g>
);

const [BOX_WIDTH, BOX_HEIGHT, BOX_GAP] = [6, 4, 1];

function Damage({ boxes: { lost, of }, anchor }: Pick<SeaShip, 'boxes'> & { anchor: Anchor }) {
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
  hex: Axial;
  headingDegrees: number;
  side: string;
  isDrawn: boolean;
  /** It can be dragged. */
  canDrag?: boolean | undefined;
}

/** Where a ship will be if nothing intervenes. */
export const Ghost = ({ hex, headingDegrees, side, isDrawn, canDrag }: GhostProps) => (
  <g
    className="tactical-ghost"
    data-side={side}
    data-drawn={isDrawn || undefined}
    data-grab={canDrag || undefined}
    transform={`${translate(FLAT.center(hex))} rotate(${headingDegrees})`}
  >
    <path d={BASE} />
    <path d={BOW} />
  </g>
);
