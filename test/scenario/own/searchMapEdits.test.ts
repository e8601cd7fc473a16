import { describe, expect, test } from 'vitest';
import { told, withNewGroup, withoutGroup } from '../../../src/scenario/draft/sea/groups';
import { withGroup } from '../../../src/scenario/draft/sea/members';
import { faultText } from '../../../src/scenario/form/fault';
import { checkDraft, faultsOfDraft } from '../../../src/scenario/own/drafts';
import { withBase, withNewBase, withoutBase } from '../../../src/scenario/seekrieg/draft/bases';
import { seekriegSea } from '../../../src/scenario/seekrieg/draft/form';
import {
  withElementIn,
  withNewSearchForce,
  withoutSearchForce,
  withSearchForce,
} from '../../../src/scenario/seekrieg/draft/searchForces';
import {
  isSearchLand,
  placedOnSearch,
  searchPainted,
  searchPieces,
  withArea,
  withCarrierBattle,
  withCorner,
  withoutSearch,
  withSearch,
  withWeatherGiven,
  withZoneCount,
  withZoneWeather,
} from '../../../src/scenario/seekrieg/draft/searchMap';
import type { SeekriegDraft } from '../../../src/scenario/seekrieg/draft/shape';
import { shippedFile } from '../../../src/scenario/shipped';
import { shipped } from '../shipped';

const fileOf = (id: string) => structuredClone(shippedFile(id)) as SeekriegDraft;
const faults = (draft: SeekriegDraft): string[] =>
  faultsOfDraft(draft, shipped.registry, 'mine').map(faultText);

/** The elements of each force. */
const fleets = ({ search }: SeekriegDraft) =>
  search?.forces.map(({ side, elements }) => [side, ...elements]);

const plate = fileOf('sk-river-plate');
const campaign = withSearch(plate);

describe('the search map of a battle of Seekrieg', () => {
  test('[SK-3.1, SK-8.4] comes with its module and a force a side, and goes with both', () => {
    expect(faults(campaign)).toEqual([]);
    expect(campaign.modules).toContain('search');
    expect(fleets(campaign)).toEqual(
      (['allies', 'axis'] as const).map((side) => [
        side,
        ...plate.elements.filter((it) => it.side === side).map(({ id }) => id),
      ]),
    );
    expect(withoutSearch(campaign)).toEqual(plate);
    expect(withSearch(campaign)).toBe(campaign);
  });

  test('[SK-34.2] of a carrier battle brings aircraft; that of a campaign has hours', () => {
    const carriers = withCarrierBattle(campaign, true);
    expect(carriers.modules).toEqual(['air', 'search']);
    expect(carriers.search).not.toHaveProperty('turnHours');
    expect(faults(carriers)).toEqual([]);
    expect(withCarrierBattle(carriers, false).search).toEqual(campaign.search);
    const coral = withCarrierBattle(fileOf('sk-coral-sea'), false);
    expect(coral.search).not.toHaveProperty('watching');
    expect(faults(coral)).toEqual([]);
  });

  test('[SK-8.4] forces come, go and share out their elements, each of which is in one', () => {
    const two = withNewSearchForce(campaign, 'allies', { q: 3, r: 3 });
    expect(fleets(two)?.at(-1)).toEqual(['allies']);
    const [first] = plate.elements.filter((it) => it.side === 'allies');
    const parted = withElementIn(two, first?.id ?? '', 2);
    expect(fleets(parted)?.at(-1)).toEqual(['allies', first?.id]);
    expect(fleets(parted)?.[0]).not.toContain(first?.id);
    expect(new Set(fleets(withoutSearchForce(parted, 2))?.[0])).toEqual(
      new Set(fleets(campaign)?.[0]),
    );
    const again = withNewSearchForce(withoutSearchForce(parted, 0), 'allies', { q: 3, r: 3 });
    const names = again.search?.forces.map(({ name }) => name);
    expect(new Set(names).size).toBe(names?.length);
    const turned = withSearchForce(parted, 2, (it) => ({ ...it, side: 'axis' }));
    expect(fleets(turned)?.at(-1)).toEqual(['axis']);
    expect(faults(turned).join()).toContain('search.forces[2].elements');
  });

  test('[SK-8.4] a new division joins a force of its side; one that goes is in none, one that changes sides in one of the other', () => {
    const more = withNewGroup(seekriegSea, campaign, 'axis');
    const added = more.elements.at(-1)?.id;
    expect(fleets(more)?.[1]).toContain(added);
    expect(fleets(withoutGroup(seekriegSea, more, more.elements.length - 1))).toEqual(
      fleets(campaign),
    );
    const [first] = plate.elements;
    const other = first?.side === 'axis' ? 'allies' : 'axis';
    const over = withGroup(seekriegSea, campaign, 0, (it) => ({ ...it, side: other }));
    const forces = fleets(told(seekriegSea, over)) ?? [];
    expect(
      forces.flatMap(([side, ...own]) => (own.includes(first?.id ?? '') ? [side] : [])),
    ).toEqual([other]);
    const bare = { ...campaign, search: undefined };
    expect(withNewGroup(seekriegSea, bare, 'axis').search).toBeUndefined();
  });

  test('[SK-7.1, SK-7.2] zones grow as those beside them, get areas, and lie where they are put', () => {
    const one = withArea(campaign, { row: 0, column: 1 }, 9);
    const large = withZoneCount(one, { rows: 3, columns: 3 });
    const area = plate.weather.area;
    expect(large.search?.zones.areas).toEqual([
      [area, 9, 9],
      [area, area, area],
      [area, area, area],
    ]);
    expect(withZoneCount(large, { rows: 2, columns: 2 })).toEqual(one);
    expect(withZoneCount(large, { rows: 0, columns: 99 }).search?.zones.areas[0]).toHaveLength(10);
    expect(withCorner(one, { q: -4, r: 2 }).search?.zones.corner).toEqual([-4, 2]);
    expect(faults(large)).toEqual([]);
  });

  test('[SK-35.16] the weather of all zones is given or rolled', () => {
    const given = withWeatherGiven(campaign, true);
    expect(given.search?.zones.weather?.flat()).toHaveLength(4);
    const foggy = withZoneWeather(given, { row: 1, column: 0 }, (it) => ({
      ...it,
      visibility: 1,
    }));
    expect(foggy.search?.zones.weather?.map((row) => row.map((it) => it.visibility))).toEqual([
      [expect.any(Number), expect.any(Number)],
      [1, expect.any(Number)],
    ]);
    const large = withZoneCount(foggy, { rows: 3 });
    expect(large.search?.zones.weather?.[2]?.[0]?.visibility).toBe(1);
    expect(faults(large)).toEqual([]);
    expect(withWeatherGiven(foggy, false)).toEqual(campaign);
    const low = { ...campaign, weather: { ...campaign.weather, ceiling: 'L' as const } };
    const [[zone] = []] = withWeatherGiven(low, true).search?.zones.weather ?? [];
    expect(zone?.ceiling).toBe('L');
  });

  test('[SK-8.1] forces and bases are moved; land is painted', () => {
    const based = withNewBase(campaign, 'axis', { q: 5, r: 5 });
    const [force, , base] = searchPieces(based).map(({ id }) => id);
    const moved = placedOnSearch(placedOnSearch(based, force ?? '', { q: 7, r: 1 }), base ?? '', {
      q: 8,
      r: 1,
    });
    expect(moved.search?.forces[0]?.hex).toEqual([7, 1]);
    expect(moved.bases?.[0]?.hex).toEqual([8, 1]);
    const land = searchPainted(moved, [{ q: 7, r: 1 }], 'land');
    expect(isSearchLand(land, { q: 7, r: 1 })).toBe(true);
    expect(faults(land)).toEqual([
      'mine: search.forces[0].hex: expected a hex of water, found 7,1, which is land',
    ]);
    expect(searchPainted(land, [{ q: 7, r: 1 }], 'sea')).toEqual(moved);
  });

  test('[SK-24.11] a base brings the air module, is renamed, and goes', () => {
    const based = withNewBase(plate, 'axis', { q: 5, r: 5 });
    expect(based.modules).toEqual(['air']);
    expect(faults(based)).toEqual([]);
    const named = withBase(based, 0, (it) => ({ ...it, name: 'Puerto Belgrano' }));
    expect(named.bases?.[0]?.name).toBe('Puerto Belgrano');
    expect(withNewBase(named, 'axis', { q: 6, r: 5 }).bases?.[1]?.id).toBe('airfield-2');
    expect(withoutBase(named, 0)).toEqual({ ...plate, modules: ['air'] });
  });

  test('more than ten rows of zones are refused', () => {
    const areas = Array.from({ length: 11 }, () => [1]);
    const zones = { ...campaign.search?.zones, areas };
    const vast = { ...campaign, search: { ...campaign.search, zones } };
    expect(checkDraft(vast, 'mine').ok).toBe(false);
  });
});
