import type { Axial } from '../../hex';
import { FLAT, HEX_WIDTH } from '../hexmap/geometry/plane';
import { fixed, type Point, pointAt, pointText, translate } from '../hexmap/geometry/points';
import './sectors.css';

/** A part of a circle that is searched: seen from a hex, between two bearings. */
export interface Sector {
  key: string;
  hex: Axial;
  /** Degrees clockwise from north; the same twice is the whole circle. */
  from: number;
  to: number;
  hexes: number;
  /** At its rim. */
  label?: string | undefined;
  /** It is being planned. */
  isDraft?: boolean | undefined;
}

/** Sectors of search, those that are being planned with a label. */
export const Sectors = ({ side, sectors }: { side: string; sectors: readonly Sector[] }) => (
  <g className="sectors" data-side={side}>
    {sectors.map((sector) => (
      <g key={sector.key} data-draft={sector.isDraft || undefined}>
        <path className="sector" d={sectorPath(sector)} />
        {sector.label && <SectorLabel sector={sector} />}
      </g>
    ))}
  </g>
);

/** How far from the middle to the rim the label stands. */
const LABEL_SHARE = 0.72;

function SectorLabel({ sector }: { sector: Sector }) {
  const middle = rimPoint(sector, sector.from + widthOf(sector) / 2, LABEL_SHARE);
  return (
    <g transform={translate(middle)}>
      <text className="sector-label">{sector.label}</text>
    </g>
  );
}

const widthOf = ({ from, to }: Pick<Sector, 'from' | 'to'>): number =>
  (to - from + 720) % 360 || 360;

const rimPoint = ({ hex, hexes }: Sector, bearing: number, share = 1): Point =>
  pointAt(bearing, hexes * HEX_WIDTH * share, FLAT.center(hex));

function sectorPath(sector: Sector): string {
  const center = FLAT.center(sector.hex);
  const r = fixed(sector.hexes * HEX_WIDTH);
  const width = widthOf(sector);
  if (width === 360)
    return `M${pointText({ x: center.x - r, y: center.y })}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;
  const [from, to] = [rimPoint(sector, sector.from), rimPoint(sector, sector.from + width)];
  const isLarge = width > 180 ? 1 : 0;
  return `M${pointText(center)}L${pointText(from)}A${r},${r} 0 ${isLarge} 1 ${pointText(to)}Z`;
}
