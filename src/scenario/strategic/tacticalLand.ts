import { hexKey } from '../../hex';
import { isOnMap } from '../../rules/strategic/query';
import type { PathFault } from '../form/fault';
import { repeatsOf } from '../form/repeats';
import type { StrategicFile } from './schema';
import { frameFaults, theaterOf } from './theater';

/** [ST-1.14] Coasts of tactical maps belong to hexes of the chart, one to each. */
export function tacticalLandFaults({ map, tacticalLand = [] }: StrategicFile): PathFault[] {
  const chart = map && frameFaults(map).length === 0 ? theaterOf(map) : undefined;
  const entries = tacticalLand.map(({ hex }, i) => ({ path: `tacticalLand[${i}].hex`, hex }));
  const found = ({ q, r }: (typeof entries)[number]['hex']) => `[${q}, ${r}]`;
  const off = entries.filter(({ hex }) => chart && !isOnMap(chart, hex));
  const twice = repeatsOf(entries, ({ hex }) => hexKey(hex));
  return [
    ...off.map(({ path, hex }) => ({ path, expected: 'a hex of the chart', found: found(hex) })),
    ...twice.map(({ path, hex }) => ({
      ...{ path, expected: 'a hex not used before', found: `${found(hex)} again` },
    })),
  ];
}
