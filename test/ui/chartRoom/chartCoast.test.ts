import { expect, test } from 'vitest';
import { rowOf } from '../../../src/hex';
import { isOnLand } from '../../../src/scenario/node/naturalEarth';
import { shippedFile } from '../../../src/scenario/shipped';
import { landOf } from '../../../src/scenario/strategic/draft/chart';
import type { StrategicDraft } from '../../../src/scenario/strategic/draft/shape';
import { degreesAt, degreesPoint } from '../../../src/ui/chart/projection';
import { FLAT } from '../../../src/ui/hexmap/geometry/plane';
import { chartKit } from '../../../src/ui/systems/strategic/chartRoom/operationKit';

const draft = shippedFile('coral-sea') as unknown as StrategicDraft;
const land = landOf(draft);
const chart = chartKit.chartOf(draft, land);

test('[ST-1.12] land traced from the coast of a chart is the land that a shipped operation has', () => {
  const isLand = isOnLand(chart);
  const name = ({ q, r }: { q: number; r: number }) => `${q} ${rowOf({ q, r })}`;
  const traced = chart.hexes.filter((hex) => isLand(degreesAt(chart, FLAT.center(hex))));
  expect(traced.map(name).sort()).toEqual(land.map(name).sort());
});

test('a point of a chart and its place in degrees are each other’s', () => {
  const point = { x: 310, y: 77 };
  const back = degreesPoint(chart, degreesAt(chart, point));
  expect([back.x, back.y]).toEqual([expect.closeTo(310), expect.closeTo(77)]);
});
