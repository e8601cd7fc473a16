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
  withTheaterShip,
} from '../../../src/scenario/draft/theater/forces';
import { checkDraft } from '../../../src/scenario/own/drafts';
import { framed, landOf, sizeOfDraft } from '../../../src/scenario/strategic/draft/chart';
import { entering, withSpotted } from '../../../src/scenario/strategic/draft/divisions';
import {
  strategicTheater as form,
  strategicDrafts,
  withPlace,
} from '../../../src/scenario/strategic/draft/form';
import {
  AREA_KINDS,
  areaOf,
  CONDITION_KINDS,
  conditionOf,
  kindOfArea,
  kindOfCondition,
  withNewGoal,
} from '../../../src/scenario/strategic/draft/goals';
import {
  withLandUnit,
  withNewLandUnit,
  withoutLandUnit,
} from '../../../src/scenario/strategic/draft/landUnits';
import { withLevel } from '../../../src/scenario/strategic/draft/level';
import type { MapDraft, StrategicDraft } from '../../../src/scenario/strategic/draft/shape';
import {
  newSquadrons,
  squadronsAt,
  takesSquadrons,
  withSquadronsAt,
} from '../../../src/scenario/strategic/draft/squadrons';
import { shipped } from '../shipped';
import { theaterKit } from './theaterKit';

const { registry } = shipped;
const { ids, fileOf, faults, joined } = theaterKit('strategic', form);
const coralSea = fileOf('coral-sea');
const midway = fileOf('midway');

test.each(ids)('%s can be edited, and its flagships, divisions and bases taken out of it', (id) => {
  const read = checkDraft(fileOf(id), id);
  const draft = (read.ok ? read.value : undefined) as StrategicDraft;
  expect([draft, faults(draft)]).toEqual([fileOf(id), []]);
  const without = theaterMembers(form, draft)
    .filter(({ force, index }) => index === 0 && (draft.divisions[force]?.ships.length ?? 0) > 1)
    .map((it) => withoutShip(form, draft, it.id));
  const bare = draft.landUnits.map((it) => withoutLandUnit(draft, it.id));
  expect([...without, ...bare].flatMap(faults)).toEqual([]);
  const first = withoutForce(form, draft, 0);
  expect(faults(first).filter((it) => !it.includes('at least one division'))).toEqual([]);
  const left = JSON.stringify({ ...first, id: 'mine', losses: undefined });
  for (const { id: ship, force } of theaterMembers(form, draft))
    if (force === 0) expect(left).not.toContain(`"${ship}"`);
});

describe('an operation', () => {
  const empty = strategicDrafts.empty('own-abcdefghij');
  const four = joined(joined(empty, 0, 'yorktown', 'astoria'), 1, 'shokaku', 'akatsuki');

  test('lacks only ships while it is empty, and nothing with some', () => {
    expect(faults(empty)).toEqual([
      expect.stringContaining('divisions[0].ships'),
      expect.stringContaining('divisions[1].ships'),
    ]);
    expect(faults(four)).toEqual([]);
    expect(joined(four, 1, 'astoria')).toBe(four);
  });

  test('[ST-2.4] the id of a division says its side, and that it is a submarine; what names it still does', () => {
    const three = withNewForce(form, four, 'allies');
    expect(three.divisions.map(({ id }) => id)).toEqual(['A1', 'X1', 'A2']);
    const known = withSpotted(three, 'A2', true);
    const over = withForce(form, known, 2, (it) => ({ ...it, side: 'axis' }));
    expect([over.divisions[2]?.id, over.spottedAtStart]).toEqual(['X2', ['X2']]);
    const boat = withForce(form, known, 2, (it) => ({
      ...it,
      ships: [{ submarine: 'nautilus' } as never],
    }));
    expect([boat.divisions[2]?.id, boat.spottedAtStart]).toEqual(['AS1', ['AS1']]);
    const gone = withoutForce(form, boat, 2);
    expect([gone.divisions.length, gone.spottedAtStart]).toEqual([2, []]);
    expect(withSpotted(known, 'A2', false)).not.toHaveProperty('spottedAtStart');
  });

  test('[ST-9.1] a division is moved in degrees of its new hex, and a new one comes beside its own', () => {
    const moved = form.placed(four, 'A1', { q: 10, r: 5 });
    const [a1] = moved.divisions;
    expect(form.places(moved)[0]).toEqual({ id: 'A1', hex: { q: 10, r: 5 } });
    expect(a1).not.toHaveProperty('hex');
    const bismarck = fileOf('bismarck');
    const inHex = bismarck.divisions.find((it) => it.hex)?.id ?? '';
    const there = form.placed(bismarck, inHex, { q: 20, r: 10 });
    expect(there.divisions.find(({ id }) => id === inHex)).toMatchObject({
      at: { lat: expect.any(Number) },
    });
    const beside = form.places(withNewForce(form, moved, 'allies')).at(-1);
    expect(beside?.hex).not.toEqual({ q: 10, r: 5 });
  });

  test('[ST-1.12] land is painted hex by hex in rows, and a chart without any has none', () => {
    const keys = (draft: StrategicDraft) => new Set(landOf(draft).map(hexKey));
    const island = disk({ q: 20, r: 5 }, 1);
    const drawn = form.withGround(four, island, 'land');
    expect(keys(drawn)).toEqual(new Set(island.map(hexKey)));
    expect(form.withGround(drawn, island, 'land')).toBe(drawn);
    expect(form.withGround(drawn, island, 'sea').map).toEqual(four.map);
    const [cape] = landOf(coralSea);
    const cut = form.withGround(coralSea, cape ? [cape] : [], 'sea');
    expect(keys(cut).size).toBe(keys(coralSea).size - 1);
    expect(faults(cut)).toEqual([]);
  });

  test('[ST-1.12] coastlines by a few points become rows as soon as a hex is painted', () => {
    const points: [number, number][] = [
      [8, 161],
      [8, 164],
      [5, 164],
      [5, 161],
    ];
    const map: MapDraft = { ...(four.map as MapDraft), coastlines: [{ name: 'Isle', points }] };
    const isle = { ...four, map };
    expect(landOf(isle).length).toBeGreaterThan(50);
    const more = form.withGround(isle, [{ q: 40, r: 0 }], 'land');
    expect(more.map).not.toHaveProperty('coastlines');
    expect(landOf(more)).toHaveLength(landOf(isle).length + 1);
  });

  test('[ST-1.11] another frame leaves land, forces and names where they are on the earth', () => {
    const wider = framed(coralSea, { corner: { lat: -1.5, lon: 144 } });
    expect(faults(wider)).toEqual([]);
    expect(wider.divisions).toEqual(coralSea.divisions);
    const grown = landOf(wider).length / landOf(coralSea).length;
    expect(grown).toBeGreaterThan(0.95);
    expect(grown).toBeLessThan(1.05);
    const cropped = framed(coralSea, { farCorner: { lat: -8, lon: 150 } });
    expect(faults(cropped).every((it) => it.includes('a place on the map'))).toBe(true);
  });

  test('[ST-1.11] corners the wrong way round, or a sea too far apart, are told and can be edited on', () => {
    const far = {
      ...four,
      map: { corner: { lat: 60, lon: -180 }, farCorner: { lat: -60, lon: 300 } },
    };
    const odd = {
      ...four,
      map: { corner: { lat: -3, lon: 175 }, farCorner: { lat: 10, lon: 160 } },
    };
    for (const draft of [far, odd]) {
      expect(faults(draft)).toEqual([expect.stringContaining('map.farCorner')]);
      const { columns, rows } = sizeOfDraft(draft.map);
      expect(columns * rows).toBeLessThanOrEqual(120 * 120);
      expect(landOf(form.withGround(draft, [{ q: 0, r: 0 }], 'land'))).toHaveLength(1);
    }
  });

  test('a name is written at a hex of the chart, and nowhere in a Basic game', () => {
    const earth = form.earth(four);
    const named = form.withNames(
      four,
      withChartName([], { q: 3, r: 4 }, { name: 'Isle', kind: 'island' }, earth),
    );
    expect(form.names(named).map((it) => earth.hexAt(it))).toEqual([{ q: 3, r: 4 }]);
    expect(form.withNames(midway, form.names(named))).toBe(midway);
    expect(form.isOnMap(midway, { q: 0, r: 0 })).toBe(false);
  });

  test('[ST-2.25] squadrons go with their ship or base, and over to her who takes her place', () => {
    expect(squadronsAt(withoutShip(form, coralSea, 'yorktown'), 'yorktown')).toEqual([]);
    const other = withShipExchanged(form, coralSea, 'yorktown', 'enterprise-us');
    expect(squadronsAt(other, 'enterprise-us')).toHaveLength(3);
    expect(faults(other)).toEqual([]);
    expect(squadronsAt(withoutLandUnit(coralSea, 'rabaul'), 'rabaul')).toEqual([]);
    const added = newSquadrons(coralSea, 'yorktown', registry);
    const three = added && { ...added, steps: [4, 4, 4] };
    expect(registry.aircraft.get(added?.aircraft ?? '')?.nation).toBe('united-states');
    const own = squadronsAt(coralSea, 'yorktown').map(({ entry }) => entry);
    const more = withSquadronsAt(coralSea, 'yorktown', three ? [...own, three] : own);
    expect(more.squadrons.slice(0, 5)).toEqual([
      ...coralSea.squadrons.slice(0, 3),
      three,
      coralSea.squadrons[3],
    ]);
    expect(faults(more)).toEqual([expect.stringContaining('steps on yorktown [ST-2.25]')]);
  });

  test('[ST-2.45] a base comes onto the chart, or at Short, and takes the goals about it along', () => {
    const base = withNewLandUnit(four, 'axis', { q: 5, r: 5 });
    expect(form.places(base).at(-1)).toEqual({ id: 'base-1', hex: { q: 5, r: 5 } });
    expect(faults(base)).toEqual([]);
    const named = withLandUnit(base, 'base-1', (it) => ({ ...it, name: 'Henderson Field' }));
    expect(named.landUnits[0]?.name).toBe('Henderson Field');
    expect(withNewLandUnit(midway, 'axis', { q: 0, r: 0 }).landUnits.at(-1)).toMatchObject({
      box: 'short',
    });
    const bare = withoutLandUnit(midway, 'midway-airbase');
    expect(bare.objectives.map(({ id, when }) => [id, when.length])).toEqual([
      ['landing', 1],
      ['carriers', 1],
    ]);
  });

  test('[ST-6.3] a force of a Basic game is sent to another range box', () => {
    const sent = withPlace(midway, 'X1', { box: 'extreme' });
    expect(sent.divisions.find(({ id }) => id === 'X1')?.box).toBe('extreme');
    expect(faults(sent)).toEqual([]);
  });

  test('[ST-1.1] the same forces at the other level, without goals about areas of the first', () => {
    const basic = withLevel(coralSea, 'basic');
    expect([faults(basic), basic.objectives, basic.map]).toEqual([[], [], undefined]);
    const advanced = withLevel(midway, 'advanced');
    expect(faults(advanced)).toEqual([]);
    expect(advanced.objectives.map(({ id }) => id)).toEqual(['airbase']);
    expect(withLevel(midway, 'basic')).toBe(midway);
  });

  test('[ST-22.10] conditions and areas of all kinds are what they are called, and a new goal can be played', () => {
    const subjects = { ships: ['yorktown'], landUnits: coralSea.landUnits, level: coralSea.level };
    for (const kind of CONDITION_KINDS)
      expect(kindOfCondition(conditionOf(kind, subjects))).toBe(kind);
    for (const kind of AREA_KINDS)
      expect(kindOfArea(areaOf(kind, coralSea, { lat: -9, lon: 150 }))).toBe(kind);
    const more = withNewGoal(withNewGoal(four, 'allies', 'shokaku'), 'allies', 'shokaku');
    expect(more.objectives.map(({ id }) => id)).toEqual(['allies-1', 'allies-2']);
    expect(faults(more)).toEqual([]);
    const lost = withoutShip(form, joined(more, 1, 'kagero'), 'shokaku');
    expect([lost.objectives, faults(lost)]).toEqual([[], []]);
  });

  test('a hundred divisions, or a thousand rows of land, are refused', () => {
    const many = { ...four, divisions: Array.from({ length: 100 }, () => four.divisions[0]) };
    expect(checkDraft(many, 'mine').ok).toBe(false);
    const tall = { ...four, map: { ...four.map, land: Array.from({ length: 1000 }, () => '#') } };
    expect(checkDraft(tall, 'mine').ok).toBe(false);
  });

  test('[ST-24.7] a captain and damage belong to her alone: who takes her place has neither', () => {
    const hurt = withTheaterShip(form, coralSea, 'yorktown', (it) =>
      Object.assign({}, it, { damageLevels: 2 }),
    );
    expect(faults(hurt)).toEqual([]);
    const { divisions } = withShipExchanged(form, hurt, 'yorktown', 'hornet');
    expect(divisions[0]?.ships[0]).toEqual({ ship: 'hornet' });
  });
});

test('[ST-24.8a] a division that is there from the start needs no die that says whether it comes', () => {
  const late = entering(midway, 0, 'atWill');
  const [division] = late.divisions;
  const thrown = {
    ...late,
    divisions: late.divisions.map((it, d) => (d === 0 ? { ...it, freeFrom: 2, comesUpTo: 3 } : it)),
  };
  expect(division?.enters).toBe('atWill');
  expect(faults(thrown)).toEqual([]);
  expect(entering(thrown, 0, 'then').divisions[0]).toMatchObject({ enters: 'then', comesUpTo: 3 });
  const there = entering(thrown, 0, undefined);
  expect(there.divisions[0]).not.toHaveProperty('comesUpTo');
  expect(faults(there)).toEqual([]);
});

test('[ST-2.45] squadrons of a base that has become something else can still be taken out', () => {
  const based = midway.landUnits.find(({ id }) => squadronsAt(midway, id).length > 0);
  const id = based?.id ?? '';
  const changed = withLandUnit(midway, id, (it) => ({ ...it, kind: 'garrison' }));
  const unit = changed.landUnits.find((it) => it.id === id);
  expect(unit && takesSquadrons(changed, unit)).toBe(true);
  expect(faults(changed)).not.toEqual([]);
  const bare = withSquadronsAt(changed, id, []);
  expect(unit && takesSquadrons(bare, unit)).toBe(false);
  expect(faults(bare)).toEqual([]);
});
