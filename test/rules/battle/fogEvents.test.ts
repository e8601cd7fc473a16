import { describe, expect, test } from 'vitest';
import { type BattleEvent, type BattleState, battle } from '../../../src/rules/battle';
import { eventsFor, giveOrder, newMatch } from '../../../src/rules/core';
import { atImpulse, eventsOf, give, mark, resolve, setShip } from './fixture';
import { newSetUp, squadron } from './forces';
import { NIGHT, picket } from './picket';

describe('when sight is judged', () => {
  test('[BT-20.12] a move into sight tells the ships to the side that sees them, not to their owner', () => {
    const state = atImpulse(
      picket([7], { scenario: NIGHT, axis: [{ at: [4, 0], ships: [{ id: 'x', primary: 'H' }] }] }),
      6,
    );
    const events = give(state, 'allies', 'move A1 1,0');
    const sighted = {
      kind: 'stacksSighted',
      side: 'allies',
      stacks: [{ stack: 'X2', ships: ['x'] }],
    };
    expect(eventsFor(events, 'allies').slice(1)).toMatchObject([sighted]);
    expect(eventsFor(events, 'axis').map((it) => it.kind === 'stacksSighted' && it.side)).toEqual([
      false,
      'axis',
    ]);
    expect(eventsOf(eventsFor(events, 'spectator'), 'stacksSighted')).toHaveLength(2);
  });

  test('[BT-20.12] what is lost from sight is told to the side that saw it', () => {
    const state = atImpulse(picket([6]), 6);
    const events = give(state, 'allies', 'move A1 -1,0');
    expect(eventsOf(eventsFor(events, 'allies'), 'sightLost')).toMatchObject([
      { side: 'allies', stacks: ['X2'] },
    ]);
    expect(eventsOf(eventsFor(events, 'axis'), 'sightLost').map(({ side }) => side)).toEqual([
      'axis',
    ]);
  });

  test('[BT-20.12] a salvo whose flash shows its ship is told with the name of the ship', () => {
    const radar = [{ id: 'x', primary: 'H', traits: ['searchRadar' as const] }];
    const state = atImpulse(
      picket([], { scenario: NIGHT, axis: [{ at: [4, 0], ships: radar }] }),
      4,
    );
    const told = eventsFor(resolve(state, { axis: ['fire x primary a'] }, [1]), 'allies');
    expect(eventsOf(told, 'salvoFired')).toMatchObject([{ ship: 'x' }]);
    expect(eventsOf(told, 'stacksSighted')).toMatchObject([{ stacks: [{ ships: ['x'] }] }]);
  });

  test('[BT-20.12] an order that brings something into sight cannot be taken back, others can', () => {
    const { scenario, options } = picket([8], {
      axis: [{ at: [8, 0], ships: [{ id: 'x', speed: '1' }] }],
    });
    const match = newMatch(battle, scenario, options, 'sight');
    const order = (line: string) =>
      giveOrder(battle, match, { side: 'allies', order: line }, 'sight');
    expect([order('move A1 1,0'), order('undo')]).toEqual([undefined, undefined]);
    expect([order('move A1 1,0'), order('done')]).toEqual([undefined, undefined]);
    while ((match.state as BattleState).impulse < 6)
      giveOrder(battle, match, { side: 'axis', order: 'done' }, 'sight');
    expect(order('move A1 2,0')).toBeUndefined();
    expect(order('undo')).toMatchObject({ code: 'nothing-to-undo' });
  });
});

describe('a move off the edge', () => {
  /** An Allied stack in the east corner and an Axis one far off, beside it an Allied lookout or none. */
  const atCorner = (speed: '1' | '2+', lookout: boolean) => {
    const { scenario, options } = picket([], {
      allies: [
        { at: [9, 0], ships: [{ id: 'a', speed: '2' }] },
        { at: lookout ? [-5, 0] : [5, 4], ships: [{ id: 'b' }] },
      ],
      axis: [{ at: [-4, 0], ships: [{ id: 'x', speed }] }],
    });
    const match = newMatch(battle, scenario, options, 'edge');
    const order = (line: string) =>
      giveOrder(battle, match, { side: 'allies', order: line }, 'edge');
    return { match, order };
  };

  test.each([
    ['2+', 'boardShifted'],
    ['1', 'stackLeft'],
  ] as const)('[BT-20.12] past a hidden stack of speed %s cannot be taken back', (speed, kind) => {
    const { match, order } = atCorner(speed, false);
    atImpulse(match.state as BattleState, 6);
    expect(order('move A1 10,0')).toBeUndefined();
    expect(eventsOf(match.closedEvents as BattleEvent[], kind)).toHaveLength(1);
    expect(order('undo')).toMatchObject({ code: 'nothing-to-undo' });
  });

  test('[BT-20.12] with every enemy in sight it can', () => {
    const { match, order } = atCorner('2+', true);
    atImpulse(match.state as BattleState, 6);
    expect([order('move A1 10,0'), order('undo')]).toEqual([undefined, undefined]);
  });
});

describe('what else is hidden', () => {
  test('[BT-20.13] tows, tries of repair, and the order in which task forces placed', () => {
    const state = atImpulse(picket([8]), 22);
    state.step = { kind: 'repair', side: 'axis' };
    state.forcesPlaced = ['allies-force', 'axis-force'];
    state.tows = [{ tower: 'x11', towed: 'x12' }];
    setShip(state, 'x12', { speed: '0' });
    give(state, 'axis', 'repair x12 yes');
    expect(battle.view(state, 'allies')).toMatchObject({
      tows: [],
      attempts: [],
      forcesPlaced: ['allies-force'],
    });
    expect(battle.view(state, 'axis')).toMatchObject({ tows: [{}], attempts: [{}] });
  });

  test('[BT-20.13] stacks not yet placed, and how they are regrouped', () => {
    const state = newSetUp(
      [
        { id: 'f', side: 'axis', entry: ['N'], ships: squadron('x', 9) },
        { id: 'e', side: 'allies', entry: ['S'], ships: squadron('a', 4) },
      ],
      {},
      { options: { fog: true } },
    );
    const parted = give(state, 'axis', 'divide X1 x1+x2+x3+x4/x5+x6+x7+x8+x9');
    expect(eventsFor(parted, 'allies')).toEqual([]);
    expect(battle.view(state, 'allies')).toMatchObject({
      stacks: [{ id: 'A2' }],
      nextStackNumber: 3,
    });
    const placed = give(state, 'axis', 'place X3 3,-9');
    expect(eventsFor(placed, 'allies')).toMatchObject([
      { kind: 'stackPlaced', stack: 'X3', ships: [] },
    ]);
    expect(eventsFor(placed, 'axis')).toMatchObject([{ ships: ['x5', 'x6', 'x7', 'x8', 'x9'] }]);
    expect(battle.view(state, 'allies').stacks.map(({ id, band }) => [id, band])).toEqual([
      ['A2', undefined],
      ['X3', '4-7'],
    ]);
  });

  test('[BT-20.13] a division and a separation are told alike, without the ships', () => {
    const divided = atImpulse(picket([8], { options: { fog: true, looseStacks: true } }), 7);
    const parted = atImpulse(picket([8]), 7);
    mark(parted, 'x12', 'hull', 2);
    const tellings = [
      give(divided, 'axis', 'divide X2 x11/x12'),
      give(parted, 'axis', 'separate X2 x12'),
    ];
    const [one, other] = tellings.map((events) => eventsFor(events, 'allies'));
    expect(one).toMatchObject([
      { kind: 'stackDivided', stack: 'X2', into: ['X2', 'X3'], groups: [] },
    ]);
    expect(other).toMatchObject([
      { kind: 'stackDivided', stack: 'X2', into: ['X2', 'X3'], groups: [] },
    ]);
  });

  test('[BT-20.13] of fire from a hidden stack the target is told whence and what hit, but no dice', () => {
    const radar = [{ id: 'x', primary: 'H', traits: ['searchRadar' as const] }];
    const dark = {
      ...NIGHT,
      allows: { flashes: false, tertiaryInStorm: false, torpedoesInStorm: false },
    };
    const state = atImpulse(
      picket([], { scenario: dark, axis: [{ at: [4, 0], ships: radar }] }),
      4,
    );
    const told = eventsFor(resolve(state, { axis: ['fire x primary a'] }, [6, 1, 1]), 'allies');
    expect(eventsOf(told, 'unseenFire')).toMatchObject([
      { stack: 'X2', target: 'a', weapon: 'primary', hits: 1, from: { q: 4, r: 0 } },
    ]);
    expect(eventsOf(told, 'unseenFire')[0]).not.toHaveProperty('dice');
    expect(eventsOf(told, 'declarationsRevealed')).toMatchObject([
      { declared: { axis: [] }, named: [] },
    ]);
    expect(eventsOf(told, 'hitScored')).toMatchObject([{ ship: 'a', by: 'X2' }]);
    expect(JSON.stringify(told)).not.toContain('"x"');
  });

  test('[BT-20.13] hits by lot on hidden ships are told to their owner alone', () => {
    const lances = [{ id: 'a', torpedoes: { factors: 4, kind: 'long-lance' as const } }];
    const state = atImpulse(
      picket([4, 4], { scenario: NIGHT, allies: [{ at: [0, 0], ships: lances }] }),
      5,
    );
    setShip(state, 'x11', { flash: true });
    const events = resolve(state, { allies: ['fire a torpedoes x11'] }, [6, 2, 2, 2]);
    expect(eventsOf(events, 'torpedoHitsDrawn')).toMatchObject([{ ships: ['x21'] }]);
    expect(eventsOf(eventsFor(events, 'axis'), 'hitScored')).toMatchObject([{ ship: 'x21' }]);
    for (const viewer of ['allies', 'spectator'] as const) {
      const told = eventsFor(events, viewer);
      expect([eventsOf(told, 'torpedoHitsDrawn'), eventsOf(told, 'hitScored')]).toEqual([[], []]);
    }
  });

  test('[BT-20.13] that a hidden stack stays', () => {
    const stays = (at: number) => {
      const events = give(atImpulse(picket([at]), 7), 'axis', 'stay X2');
      return eventsFor(events, 'allies').map(({ kind }) => kind);
    };
    expect([stays(8), stays(6)]).toEqual([[], ['stackStayed']]);
  });

  test('[BT-20.13] that hidden stacks of one hex roll for who fires, and what they roll', () => {
    const lances = (id: string) => ({
      at: [4, 0] as [number, number],
      ships: [{ id, torpedoes: { factors: 2, kind: 'long-lance' as const } }],
    });
    const rolled = (flash: boolean) => {
      const axis = [lances('x'), lances('y')];
      const state = atImpulse(
        picket([], {
          scenario: NIGHT,
          allies: [{ at: [0, 0], ships: [{ id: 'a' }, { id: 'z' }] }],
          axis,
        }),
        5,
      );
      setShip(state, 'a', { flash: true });
      setShip(state, 'x', { flash });
      const events = resolve(
        state,
        { axis: ['fire x torpedoes a', 'fire y torpedoes a'] },
        [3, 5, 1],
      );
      return eventsOf(eventsFor(events, 'allies'), 'stackFireRolled');
    };
    expect(rolled(false)).toEqual([]);
    expect(rolled(true)).toMatchObject([
      { rolls: [{ stack: 'X2', value: 3 }], firing: [], dice: [] },
    ]);
  });

  test('[BT-20.13] grounding and its dice', () => {
    const state = atImpulse(picket([8], { scenario: { land: [{ q: 7, r: 2 }] } }), 7);
    const events = give(state, 'axis', 'move X2 7,1', [6, 6, 1, 1]);
    expect(eventsFor(events, 'allies').map(({ kind }) => kind)).toEqual(['stackMoved']);
    expect(eventsOf(eventsFor(events, 'axis'), 'groundingRolled')).toHaveLength(2);
  });
});
