import { describe, expect, test } from 'vitest';
import { sayBearing } from '../../../../src/ui/hexmap/say';
import { sayRange, sayWhere } from '../../../../src/ui/systems/battle/board/common/range';
import { sayHex } from '../../../../src/ui/systems/battle/board/say';
import { mark, newBattle, setShip } from '../../../rules/battle/fixture';

describe('bearings and ranges', () => {
  test('bearings are three figures', () => {
    expect([0, 45, 359.7].map(sayBearing)).toEqual(['000', '045', '000']);
  });

  test('ranges are hexes with the yards behind', () => {
    expect(sayRange(4)).toBe('4 hexes, 16,000 yd');
    expect(sayRange(1)).toBe('1 hex, 4,000 yd');
  });

  test('where one hex lies from another', () => {
    expect(sayWhere({ q: 0, r: 0 }, { q: 4, r: 0 })).toBe('bearing 090, 4 hexes, 16,000 yd');
    expect(sayWhere({ q: 0, r: 0 }, { q: 0, r: 0 })).toBe('same hex');
  });
});

describe('what is said of a hex', () => {
  const state = newBattle({
    allies: [{ at: [0, 4], ships: [{ id: 'Hood', type: 'BC', hull: 'HHHH' }] }],
    axis: [{ at: [0, -3], ships: [{ id: 'Bismarck', type: 'BB' }, { id: 'Prinz Eugen' }] }],
    scenario: { land: [{ q: 5, r: 0 }], islandMarker: true },
  });
  const [hood] = state.stacks;

  test('its label, and whether it is sea, land or the island', () => {
    expect(sayHex(state, { q: 1, r: 0 })).toBe('Hex 1110, sea');
    expect(sayHex(state, { q: 5, r: 0 })).toBe('Hex 1510, land');
    expect(sayHex(state, { q: 0, r: 0 })).toBe('Hex 1010, island and water');
  });

  test('beyond the edge, the side of the board', () => {
    expect(sayHex(state, { q: 0, r: -10 })).toMatch(/^Off the board, beyond side N/);
  });

  test('its ships with type, name, speed, hull and plight', () => {
    mark(state, 'Hood', 'hull', 1);
    setShip(state, 'Hood', { speed: '0' });
    expect(sayHex(state, { q: 0, r: 4 })).toBe(
      'Hex 1214, sea. Allies, 1 ship, heading 330: BC Hood, speed 0, slowed, hull 3 of 4, dead in the water',
    );
  });

  test('bearing and range from the selected stack, and what can be done there', () => {
    const about = {
      selected: hood?.id ?? null,
      marks: [{ hex: { q: 1, r: 3 }, kind: 'move' as const, label: 'Move here' }],
      note: 'sighted',
    };
    expect(sayHex(state, { q: 1, r: 3 }, about)).toBe(
      'Hex 1213, sea. From the selected stack: bearing 030, 1 hex, 4,000 yd. Move here. sighted',
    );
  });
});
