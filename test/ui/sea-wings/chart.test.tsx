import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { must } from '../../../src/rules/core';
import { rangeRings } from '../../../src/ui/systems/sea-wings/chart/layers';
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
