import { strategicTacticalText } from '../../../../words/strategic/texts/tactical';
import { at } from './plane';
import { rangesOf } from './ranges';
import { endOf } from './reach';
import { rimPath, rimPoint, sectorPath } from './shapes';
import { carriedOut, type Layer, type TacticalDesk, useTactical } from './tacticalDesk';

/** What is shown around the picked ship: what is asked for, else while aim is taken what she aims with. */
export function shownLayer({ layer, weapon, fight }: TacticalDesk): Layer | null {
  if (layer) return layer;
  return fight.tactical.stage.kind === 'targets' && weapon !== 'asw' ? weapon : null;
}

/** Ranges of the picked ship: while plots are made from where she will be. */
export function RangeLayer() {
  const tactical = useTactical();
  const { fight, own, drawn } = tactical;
  const layer = shownLayer(tactical);
  if (!own || !layer) return null;
  const isPlotted = fight.tactical.stage.kind === 'plot';
  const from = isPlotted ? endOf(own, drawn || carriedOut(fight, own)) : own;
  const ranges = rangesOf(fight, own, from, layer);
  if (!ranges) return null;
  const { center, rings, sectors, named } = ranges;
  const farthest = rings.at(-1)?.hexes ?? 0;
  return (
    <g className="tactical-ranges" data-layer={layer}>
      {sectors.map((sector) => (
        <path
          key={sector.from}
          className="range-sector"
          data-bears={sector.bears}
          d={sectorPath(center, sector, farthest)}
        />
      ))}
      {rings.map(({ hexes, name }) => (
        <g key={name}>
          {sectors.map((sector) => (
            <path key={sector.from} className="range-ring" d={rimPath(center, sector, hexes)} />
          ))}
          <g transform={at(rimPoint(center, named, hexes))}>
            <text className="range-name" data-name={name} y={-4}>
              {strategicTacticalText(`ring.${name}`, { hexes })}
            </text>
          </g>
        </g>
      ))}
    </g>
  );
}
