import { describe, expect, test } from 'vitest';
import { disk, hexKey } from '../../../src/hex';
import { withChartName } from '../../../src/scenario/draft/theater/chartNames';
import {
  theaterMembers,
  withForce,
  withNewForce,
  withoutForce,
  withoutShip,
  withShipExchanged,
  withShipMoved,
} from '../../../src/scenario/draft/theater/forces';
import { groundAround } from '../../../src/scenario/draft/theater/ground';
import { withWordsOf } from '../../../src/scenario/draft/victoryWords';
import { checkDraft } from '../../../src/scenario/own/drafts';
import { aircraftOf } from '../../../src/scenario/sea-wings/aircraftCard';
import { withBase, withNewBase, withoutBase } from '../../../src/scenario/sea-wings/draft/bases';
import {
  seaWingsTheater as form,
  seaWingsDrafts,
} from '../../../src/scenario/sea-wings/draft/form';
import { GOAL_KINDS, goalOf, withNewGoal } from '../../../src/scenario/sea-wings/draft/goals';
import { landOf } from '../../../src/scenario/sea-wings/draft/ground';
import type { SeaWingsDraft } from '../../../src/scenario/sea-wings/draft/shape';
import {
  formationsOf,
  newStrike,
  withAircraft,
} from '../../../src/scenario/sea-wings/draft/strikes';
import { wingsVictory } from '../../../src/scenario/sea-wings/draft/victoryWords';
import { shipped } from '../shipped';
import { theaterKit } from './theaterKit';

const { registry } = shipped;
const { ids, fileOf, faults, joined } = theaterKit('sea-wings', form);
const midway = fileOf('midway-carriers');
const coralSea = fileOf('coral-sea-carriers');

test.each(ids)('%s can be edited, and its flagships, forces and bases taken out of it', (id) => {
  const read = checkDraft(fileOf(id), id);
  const draft = (read.ok ? read.value : undefined) as SeaWingsDraft;
  expect([draft, faults(draft)]).toEqual([fileOf(id), []]);
  const lessShips = theaterMembers(form, draft)
    .filter(({ force, index }) => index === 0 && (draft.forces[force]?.ships.length ?? 0) > 1)
    .map((it) => withoutShip(form, draft, it.id));
  const lessBases = draft.bases.map((base) => withoutBase(draft, base.id));
  const wrong = [...lessShips, ...lessBases].flatMap(faults).filter((it) => !it.includes('.least'));
  expect(wrong).toEqual([]);
  const first = withoutForce(form, draft, 0);
  expect(JSON.stringify(first)).not.toContain(`"${theaterMembers(form, draft)[0]?.id}"`);
});

describe('an operation on the chart of a theater', () => {
  const empty = seaWingsDrafts.empty('own-abcdefghij');
  const four = joined(joined(empty, 0, 'yorktown', 'astoria'), 1, 'shokaku', 'akatsuki');

  test('lacks only ships while it is empty, and nothing with some', () => {
    expect(faults(empty)).toEqual([
      expect.stringContaining('forces[0].ships'),
      expect.stringContaining('forces[1].ships'),
    ]);
    expect(faults(four)).toEqual([]);
    expect(joined(four, 1, 'astoria')).toBe(four);
    expect(joined(empty, 0, 'hermes-1924').sides.allies).toMatchObject({ floatplanes: 'soc' });
  });

  test('a force comes beside its own, is moved in degrees too, and goes with its ships', () => {
    const five = withNewForce(form, four, 'allies');
    const [own, , added] = five.forces;
    expect(added).toMatchObject({ id: 'a-2', ships: [] });
    expect(added?.hex).not.toEqual(own?.hex);
    const moved = form.placed(five, 'a-2', { q: 10, r: 5 });
    expect(moved.forces[2]).toMatchObject({ hex: [10, 5], at: { lat: 6, lon: 163.5 } });
    const gone = withoutForce(form, withShipMoved(form, moved, 'astoria', 2), 2);
    expect(theaterMembers(form, gone).map(({ id }) => id)).not.toContain('astoria');
  });

  test('[WG-29.22] aircraft go with their ship out of the strikes that must fly, and over to her who takes her place', () => {
    const without = withoutShip(form, midway, 'akagi');
    expect(without.requiredStrikes?.[0]?.usual.map(({ formation }) => formation)).toEqual([
      'kaga-b5n2',
    ]);
    expect(withoutShip(form, without, 'kaga').requiredStrikes).toEqual([]);
    const other = withShipExchanged(form, midway, 'akagi', 'shokaku');
    expect(other.requiredStrikes?.[0]?.usual[0]?.formation).toBe('shokaku-b5n2');
    expect(faults(other)).toEqual([]);
    const destroyer = withShipExchanged(form, midway, 'akagi', 'kagero');
    expect(faults(destroyer)[0]).toContain('none, as she is no carrier');
  });

  test('[WG-29.22] a strike that must fly is made of the aircraft there are, and can be planned', () => {
    const loadsOf = (id: string) =>
      (aircraftOf(id, midway.date, registry)?.loads ?? [])
        .filter(({ hitNumber }) => hitNumber.bases !== null)
        .map((it) => it.id);
    const { requiredStrikes: _, ...without } = midway;
    const strike = newStrike(without, loadsOf);
    expect(strike).toMatchObject({ side: 'axis', turn: 1, base: 'midway', least: 1 });
    expect(strike?.usual.map(({ formation }) => formation)).toEqual(
      formationsOf(midway, 'axis')
        .filter(({ aircraft }) => aircraft === strike?.aircraft)
        .map(({ id }) => id),
    );
    const other = strike && withAircraft(midway, strike, 'b5n2', loadsOf('b5n2'));
    expect(other?.usual[0]?.formation).toBe('akagi-b5n2');
    expect(newStrike(four, loadsOf)).toBeUndefined();
  });

  test('[WG-28.1] a base comes from the table, and takes what is to be done there with it', () => {
    const one = withNewBase(four, 'allies', { q: 5, r: 5 });
    expect(one.bases[0]).toMatchObject({ id: 'midway', base: 'midway', hex: [5, 5] });
    const two = withNewBase(
      withBase(one, 'midway', (it) => it),
      'axis',
      { q: 9, r: 5 },
    );
    expect(two.bases[1]?.id).not.toBe('midway');
    expect(faults(two)).toEqual([]);
    const bare = withoutBase(midway, 'midway');
    expect([bare.objectives.map(({ kind }) => kind), bare.requiredStrikes]).toEqual([
      ['handicap'],
      [],
    ]);
  });

  test('[WG-29.58] a force on land, off the map or with the enemy is told, and aircraft twice at a home', () => {
    const at = (hex: [number, number]) =>
      faults(withForce(form, coralSea, 0, (it) => ({ ...it, hex }) as typeof it));
    const [land] = landOf(coralSea);
    expect(at([land?.q ?? 0, land?.r ?? 0])).toEqual([expect.stringContaining('a hex of land')]);
    expect(at([0, -1])).toEqual([expect.stringContaining('a hex off the map')]);
    expect(at(coralSea.forces[3]?.hex ?? [0, 0])).toEqual([
      expect.stringContaining('the hex of Task Force 17'),
    ]);
    const twice = withBase(coralSea, 'port-moresby', (it) => ({
      ...it,
      airGroups: [...it.airGroups, { aircraft: 'b-26', factors: 1 }],
    }));
    expect(faults(twice)).toEqual([expect.stringContaining('each type of aircraft once')]);
  });

  test('land is painted in strips, and coasts that lose a hex are written again', () => {
    const keys = (draft: SeaWingsDraft) => new Set(landOf(draft).map(hexKey));
    const island = disk({ q: 40, r: 0 }, 2);
    const drawn = form.withGround(coralSea, island, 'land');
    expect(keys(drawn)).toEqual(new Set([...keys(coralSea), ...island.map(hexKey)]));
    expect(drawn.map.land.slice(0, coralSea.map.land.length)).toEqual(coralSea.map.land);
    expect(drawn.map.land).toHaveLength(coralSea.map.land.length + 5);
    const more = form.withGround(drawn, [{ q: 40, r: 3 }], 'land');
    expect(more.map.land).toHaveLength(drawn.map.land.length);
    expect(keys(form.withGround(more, [...island, { q: 40, r: 3 }], 'sea'))).toEqual(
      keys(coralSea),
    );
    const [cape] = landOf(coralSea);
    const cut = form.withGround(coralSea, cape ? [cape] : [], 'sea');
    expect([...keys(coralSea)].filter((key) => !keys(cut).has(key))).toEqual([
      hexKey(cape ?? { q: 0, r: 0 }),
    ]);
    expect(cut.map.land.slice(0, 3)).toEqual(coralSea.map.land.slice(1));
    expect(groundAround(form, drawn, { q: 40, r: 0 })).toHaveLength(island.length);
  });

  test('a coast of no points, or off the map, has no land, nor has a map of no columns any', () => {
    const bare = { ...coralSea, map: { ...coralSea.map, land: [[]] } };
    const far: [number, number][] = [
      [-80, 10],
      [-80, 12],
      [-82, 11],
    ];
    const off = { ...coralSea, map: { ...coralSea.map, land: [far] } };
    const none = { ...coralSea, map: { ...coralSea.map, columns: -3 } };
    expect([bare, off, none].map(landOf)).toEqual([[], [], []]);
    expect(form.withGround(bare, [{ q: 3, r: 3 }], 'land').map.land).toHaveLength(2);
  });

  test('a name is written in a hex and keeps its degrees when it is changed', () => {
    const earth = {
      hexAt: ({ lat, lon }: { lat: number; lon: number }) => ({ q: lon, r: lat }),
      placeOf: ({ q, r }: { q: number; r: number }) => ({ lat: r, lon: q }),
    };
    const one = withChartName([], { q: 3, r: 4 }, { name: 'Truk', kind: 'port' }, earth);
    expect(one).toEqual([{ name: 'Truk', kind: 'port', lat: 4, lon: 3 }]);
    const two = withChartName(one, { q: 3, r: 4 }, { name: 'Truk', kind: 'island' }, earth);
    expect(two).toEqual([{ name: 'Truk', kind: 'island', lat: 4, lon: 3 }]);
    expect(withChartName(two, { q: 3, r: 4 }, { name: '', kind: 'port' }, earth)).toEqual([]);
  });
});

test('[WG-22.5, WG-22.13, WG-29.50] the words of victory follow the goals and the margin of Sea Wings', () => {
  const empty = seaWingsDrafts.empty('own-abcdefghij');
  const follow = withWordsOf(wingsVictory);
  const one = follow(empty, withNewGoal(empty, 'allies'));
  expect(one.victory).toBe(
    'Points decide: ships sunk and crippled, and aircraft. The US Navy scores 10 points when 1 or more carriers (CV) of the Imperial Japanese Navy are sunk.',
  );
  const led = follow(one, { ...one, margin: { side: 'axis', wins: 20, loses: 0 } });
  expect(led.victory).toContain('The Imperial Japanese Navy wins with at least 20 points more');
  const { bases } = fileOf('midway-carriers');
  const facts = { id: 'a', scores: 'axis', points: 3 } as const;
  const words = GOAL_KINDS.map((kind) =>
    wingsVictory({ ...empty, bases, objectives: [goalOf(kind, facts, { bases })] }),
  );
  expect(new Set(words).size).toBe(GOAL_KINDS.length);
  for (const it of words) expect(it).toContain('Japanese Navy scores 3 points');
});
