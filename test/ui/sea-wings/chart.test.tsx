import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { must } from '../../../src/rules/core';
import type { Report } from '../../../src/rules/sea-wings/query';
import { rangeRings } from '../../../src/ui/systems/sea-wings/chart/layers';
import { sightingsIn } from '../../../src/ui/systems/sea-wings/chart/units';
import { DeskContext } from '../../../src/ui/systems/sea-wings/desk/desk';
import { Forces } from '../../../src/ui/systems/sea-wings/sheets/Forces';
import { loadWords } from '../../../src/words/registry';
import { facing } from '../../rules/sea-wings/facing';
import { formation, MIDWAY, SBD, TBD } from '../../rules/sea-wings/scenario';
import { deskOf } from './deskOf';

beforeAll(() => loadWords('sea-wings'));

test('[WG-8.4] types of a base that strike as far share a ring, which names them all', () => {
  const twin = { ...TBD, name: 'TBF Avenger', strikeRangeHexes: SBD.strikeRangeHexes };
  const { state } = facing({
    bases: [
      {
        ...{ card: MIDWAY, side: 'allies', hex: { q: 17, r: 5 } },
        formations: [formation('midway', SBD, 4), formation('midway', twin, 2)],
      },
    ],
  });
  const rings = rangeRings({ ...deskOf(state, 'allies'), selected: 'midway' });
  expect(rings.map(({ label }) => label)).toEqual(['SBD-3, TBF Avenger: 9 hexes']);
});

test('[WG-22.2] ships in no task force are told apart: lost, off the map, to come', () => {
  const { state } = facing();
  const axis = must(state.forces.axis, 'force');
  const fates = { akagi: 'sunk', hiryu: 'left', convoy: 'waiting' } as const;
  for (const [id, fate] of Object.entries(fates))
    Object.assign(must(axis.ships[id], 'ship'), { fate, taskForce: null });
  const told = renderToStaticMarkup(
    <DeskContext value={deskOf(state, 'axis')}>
      <Forces silhouettes={{}} />
    </DeskContext>,
  );
  for (const text of ['Lost: 1', 'Off the map: 1', 'To come: 1']) expect(told).toContain(text);
});

test('[WG-24.29] a marker is labeled by the report that its odds go by: of the latest turn, in most detail', () => {
  const told = (turn: number, said: Partial<Report>) => ({
    kind: 'markerReported' as const,
    side: 'allies' as const,
    hex: { q: turn, r: 0 },
    seenBy: ['allies' as const],
    turn,
    rule: 'WG-17.12' as const,
    dice: [],
    report: { turn, marker: 'm', number: 2, total: null, kinds: null, isExact: false, ...said },
  });
  const exact = { total: 5, isExact: true, kinds: { large: 4, small: 1 } };
  const labeled = (...events: ReturnType<typeof told>[]) =>
    sightingsIn(events, 'allies').get(2)?.report.total;
  expect(labeled(told(3, exact), told(3, { total: 7 }))).toBe(5);
  expect(labeled(told(3, { total: 7 }), told(3, exact))).toBe(5);
  expect(labeled(told(3, exact), told(4, { total: 7 }))).toBe(7);
  expect(labeled(told(3, exact), told(4, {}))).toBe(5);
});
