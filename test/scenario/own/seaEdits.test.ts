import { describe, expect, test } from 'vitest';
import { hexKey } from '../../../src/hex';
import { landOfDraft, painted, sameGround } from '../../../src/scenario/draft/sea/ground';
import {
  withNewGroup,
  withoutGroup,
  withoutShip,
  withShip,
  withShipExchanged,
  withShipMoved,
} from '../../../src/scenario/draft/sea/groups';
import {
  astern,
  groupPlaced,
  membersIn,
  placed,
  turnedTo,
} from '../../../src/scenario/draft/sea/members';
import type { SeaDraft, SeaForm } from '../../../src/scenario/draft/sea/seaDraft';
import { fleetDrafts, fleetSea } from '../../../src/scenario/fleet-action/draft/form';
import { faultText } from '../../../src/scenario/form/fault';
import { checkDraft, draftFormOf, faultsOfDraft } from '../../../src/scenario/own/drafts';
import { seekriegSea } from '../../../src/scenario/seekrieg/draft/form';
import { shippedFile } from '../../../src/scenario/shipped';
import { shippedList } from '../../../src/scenario/shippedList';
import { shipped } from '../shipped';

const { registry } = shipped;

const SEAS = { 'fleet-action': fleetSea, seekrieg: seekriegSea } as unknown as Record<
  string,
  SeaForm
>;

/** Ships with their hexes, group by group. */
const lying = (form: SeaForm, draft: SeaDraft): string[] =>
  membersIn(form, draft).map(({ id, group, hex }) => `${group} ${id} ${hex ? hexKey(hex) : '-'}`);

const faults = (draft: SeaDraft): string[] => faultsOfDraft(draft, registry, 'mine').map(faultText);

describe.each(Object.entries(SEAS))('a battle on open sea, %s', (system, form) => {
  const empty = draftFormOf(system)?.empty('own-abcdefghij') as SeaDraft;
  const withShips = (draft: SeaDraft, group: number, ...ships: string[]): SeaDraft =>
    ships.reduce((it, ship) => withShip(form, it, { ship, to: group }, registry), draft);
  const four = withShips(
    withShips(empty, 0, 'ajax', 'achilles'),
    1,
    'admiral-scheer',
    'richard-beitzen',
  );

  test('lacks only ships while it is empty, and nothing with some', () => {
    expect(faults(empty).length).toBeGreaterThan(0);
    expect(faults(four)).toEqual([]);
    expect(checkDraft(four, 'mine').ok).toBe(true);
  });

  test('a ship comes in astern of the last, under her flag, and no faster than she can be', () => {
    const [first, second] = membersIn(form, four);
    expect([first?.id, second?.id]).toEqual(['ajax', 'achilles']);
    expect(hexKey(second?.hex ?? (first?.hex as never))).not.toBe(hexKey(first?.hex as never));
    const slow = withShips(empty, 0, 'texas');
    expect(slow.sides.allies).toMatchObject({ name: 'US Navy', nation: 'united-states' });
    expect(form.groups(slow)[0]?.knots).toBeLessThan(22);
  });

  test('a squadron is moved and turned with all its ships, a ship alone', () => {
    const before = lying(form, four);
    const moved = groupPlaced(form, four, 'ajax', { q: 0, r: 0 });
    expect(lying(form, moved).slice(0, 2)).toEqual(['0 ajax 0,0', '0 achilles -1,1']);
    expect(lying(form, moved).slice(2)).toEqual(before.slice(2));
    const south = turnedTo(form, moved, 0, 'S');
    expect(lying(form, south).slice(0, 2)).toEqual(['0 ajax 0,0', '0 achilles 0,-1']);
    const alone = placed(form, south, 'achilles', { q: 3, r: 3 });
    expect(lying(form, alone).slice(0, 2)).toEqual(['0 ajax 0,0', '0 achilles 3,3']);
    expect(lying(form, astern(form, alone, 'achilles'))[1]).toMatch(/achilles (0,-1|-)/);
  });

  test('a squadron is added and goes with its ships; a ship changes hers', () => {
    const three = withNewGroup(form, four, 'allies');
    expect(form.groups(three)[2]).toMatchObject({ id: 'allies-2', side: 'allies', course: 'NE' });
    const apart = withShipMoved(form, three, 'ajax', 2);
    expect(membersIn(form, apart).map(({ id, group }) => `${group} ${id}`)).toEqual([
      '0 achilles',
      '1 admiral-scheer',
      '1 richard-beitzen',
      '2 ajax',
    ]);
    expect(faults(apart)).toEqual([]);
    const without = withoutGroup(form, apart, 0);
    expect(form.groups(without)).toHaveLength(2);
  });

  test('a ship takes the place of another', () => {
    const other = withShipExchanged(form, four, 'ajax', 'leander');
    expect(lying(form, other)).toEqual(
      lying(form, four).map((it) => it.replace('ajax', 'leander')),
    );
  });

  test('land is painted, and areas that are not touched stay as written', () => {
    const disk = { ...four, land: [{ around: [0, 0], within: 1 }] } as SeaDraft;
    const more = painted(form, disk, [{ q: 5, r: 5 }], 'land');
    expect(more.land).toEqual([{ around: [0, 0], within: 1 }, { hexes: [[5, 5]] }]);
    const less = painted(form, more, [{ q: 0, r: 0 }], 'sea');
    expect(landOfDraft(form, less).size).toBe(7);
    expect(painted(form, less, sameGround(form, less, { q: 5, r: 5 }), 'sea').land).toHaveLength(1);
    expect(painted(form, less, [...landOfDraft(form, less).values()], 'sea').land).toBeUndefined();
  });
});

const written = shippedList.filter(({ card }) => card.system in SEAS).map(({ card }) => card);

test.each(written.map(({ id, system }) => [id, system]))(
  '%s can be edited, and whatever ship is taken out of it',
  (id, system) => {
    const file = shippedFile(id);
    const read = checkDraft(file, id);
    expect(read.ok && read.value).toEqual(file);
    const draft = file as SeaDraft;
    const form = SEAS[system] as SeaForm;
    expect(faults(draft)).toEqual([]);
    // The leader and another of each: of the rest nothing more is said.
    for (const { id: ship } of membersIn(form, draft).filter(({ index }) => index < 2)) {
      const without = withoutShip(form, draft, ship);
      expect(checkDraft(without, id).ok).toBe(true);
      expect(JSON.stringify({ ...without, losses: undefined })).not.toContain(`"ship":"${ship}"`);
      expect(faults(without).filter((it) => it.includes('did you mean'))).toEqual([]);
    }
  },
);

test('limits of the map that are the wrong way round are a fault and no more', () => {
  const draft = fleetDrafts.empty('own-abcdefghij');
  const wrong = {
    ...draft,
    map: { columns: [5, -5], rows: [9, -9] },
    land: [{ rows: [4, -4] }, { around: [0, 0], within: -3 }],
  } as typeof draft;
  expect(fleetDrafts.faults(wrong, registry, 'mine').map(({ path }) => path)).toContain('map.rows');
});
