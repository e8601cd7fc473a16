import { describe, expect, test } from 'vitest';
import { entryOff, withEntryNear } from '../../../src/scenario/fleet-action/draft/entry';
import type { FleetDraft } from '../../../src/scenario/fleet-action/draft/form';
import { withoutObjective } from '../../../src/scenario/fleet-action/draft/objectives';
import {
  foulHexes,
  weatherAround,
  weatherPainted,
} from '../../../src/scenario/fleet-action/draft/weather';
import { faultText } from '../../../src/scenario/form/fault';
import { faultsOfDraft } from '../../../src/scenario/own/drafts';
import { shippedFile } from '../../../src/scenario/shipped';
import { shipped } from '../shipped';

const fileOf = (id: string) => structuredClone(shippedFile(id)) as FleetDraft;
const faults = (draft: FleetDraft): string[] =>
  faultsOfDraft(draft, shipped.registry, 'mine').map(faultText);

const plate = fileOf('fa-river-plate');
const ORIGIN = { q: 0, r: 0 };
const EAST = { q: 1, r: 0 };

describe('[NW-8.33] bad weather', () => {
  test('is painted as land is, and cleared again', () => {
    const foul = weatherPainted(plate, [ORIGIN, EAST, { q: 500, r: 0 }], 'foul');
    expect(foul.badWeather).toEqual([
      {
        hexes: [
          [0, 0],
          [1, 0],
        ],
      },
    ]);
    expect(faults(foul)).toEqual([]);
    expect(weatherPainted(foul, [ORIGIN], 'foul')).toBe(foul);
    expect(weatherAround(foul, ORIGIN)).toHaveLength(2);
    expect(weatherPainted(foul, foulHexes(foul), 'fair')).toEqual(plate);
  });

  test('that is everywhere is cleared hex by hex', () => {
    const everywhere: FleetDraft = { ...plate, badWeather: 'everywhere' };
    const all = foulHexes(everywhere).length;
    const cleared = weatherPainted(everywhere, [ORIGIN], 'fair');
    expect(foulHexes(cleared)).toHaveLength(all - 1);
    expect(weatherPainted(everywhere, [ORIGIN], 'foul')).toBe(everywhere);
  });
});

describe('[NW-34.5e] a squadron that enters near others', () => {
  test('begins off a friend, toward an enemy, in turn 2', () => {
    const near = withEntryNear(plate, 1);
    expect(near.squadrons[1]).toMatchObject({
      entersOnTurn: 2,
      entersNear: { units: ['ajax'], toward: 'admiral-graf-spee' },
    });
    expect(faults(near)).toEqual([]);
    const alone = { ...plate, squadrons: plate.squadrons.slice(2) };
    expect(withEntryNear(alone, 0)).toBe(alone);
  });

  test('has its distance and its bearing from a hex of the map', () => {
    const [q, r] = plate.squadrons[0]?.ships?.[0]?.hex ?? [0, 0];
    expect(entryOff(plate, ['ajax'], { q, r: r - 7 })).toEqual({ course: 'N', hexes: 7 });
    expect(entryOff(plate, ['ajax'], { q: q + 4, r })).toEqual({ course: 'SE', hexes: 4 });
    expect(entryOff(plate, ['ajax'], { q, r })).toBeUndefined();
    expect(entryOff(plate, ['nobody'], ORIGIN)).toBeUndefined();
  });
});

test('[NW-30.5] a removed objective is no longer a condition of another', () => {
  const file = fileOf('fa-north-cape');
  const tied = file.objectives.find(({ unlessMet }) => unlessMet);
  expect(tied).toBeDefined();
  const left = withoutObjective(file, tied?.unlessMet ?? '');
  expect(left.objectives.find(({ id }) => id === tied?.id)).not.toHaveProperty('unlessMet');
  expect(faults(left)).toEqual([]);
});
