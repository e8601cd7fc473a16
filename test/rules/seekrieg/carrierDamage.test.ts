import { describe, expect, test } from 'vitest';
import { destroyAboard } from '../../../src/rules/seekrieg/air/aboard';
import { checkOperations } from '../../../src/rules/seekrieg/air/operations';
import { landingHold } from '../../../src/rules/seekrieg/carriers/landing';
import { addDamage } from '../../../src/rules/seekrieg/damage/phase';
import { firePlotOf } from '../../../src/rules/seekrieg/firePlot/plot';
import { baseIn, carrier, flying, listText } from './air';
import { battery, eventsOf, logOf, shipIn } from './fleet';
import { at, give, refused, rolling, turn } from './playing';

describe('damage to carriers', () => {
  test('[SK-20.14] while she arms aircraft every damage point counts double', () => {
    const battle = flying('f4f-3 8, sbd-3 4');
    give(battle, 'allies', 'carrier carrier arm f4f-3:4');
    turn(battle);
    baseIn(battle).servedOnTurn = battle.state.turn;
    logOf(battle, 'carrier').damageDue = 10;
    addDamage(battle);
    expect(logOf(battle, 'carrier').damage).toBe(20);
    baseIn(battle).servedOnTurn = battle.state.turn - 1;
    logOf(battle, 'carrier').damageDue = 10;
    addDamage(battle);
    expect(logOf(battle, 'carrier').damage).toBe(30);
  });

  test('[SK-24.12] aircraft aboard are lost in the share of her points that the turn has cost her', () => {
    const battle = flying('f4f-3 10, sbd-3 30');
    logOf(battle, 'carrier').damageDue = 80;
    addDamage(battle);
    expect(eventsOf(battle, 'aircraftDestroyed')).toMatchObject([{ count: 4, seenBy: ['allies'] }]);
    const { deck, hangar } = baseIn(battle);
    expect([...deck, ...hangar].reduce((sum, { count }) => sum + count, 0)).toBe(36);
    expect(battle.state.forces.allies.aircraftLost).toBe(4);
    destroyAboard(battle, shipIn(battle, 'carrier'), 99, []);
    expect(listText(baseIn(battle).deck)).toBe('');
  });

  test('[SK-24.10, SK-EX50] at 20 % damage launch and recovery are lost on 01-40, for a while', () => {
    const hit = (...rolls: number[]) => {
      const battle = rolling(flying('sbd-3 8'), ...rolls);
      logOf(battle, 'carrier').damage = 160;
      logOf(battle, 'carrier').checkedPercent = 19;
      checkOperations(battle);
      return battle;
    };
    const out = hit(40, 24);
    expect(eventsOf(out, 'operationsRolled')).toMatchObject([{ percent: 20, turns: 3 }]);
    expect(refused(out, 'allies', 'carrier carrier launch sbd-3:4')).toBe('deck-out SK-24.10');
    logOf(out, 'carrier').checkedPercent = 20;
    for (let i = 0; i < 3; i++) checkOperations(out);
    expect(baseIn(out).outTurns).toBe(0);
    expect(baseIn(hit(41)).outTurns).toBe(0);
  });
});

test('[SK-24.6, SK-29.22] nobody lands on a deck that is hit, or too slow in any wind that she finds', () => {
  const holdOf = (hurt: (battle: ReturnType<typeof flying>) => void) => {
    const battle = flying('sbd-3 8', { weather: { force: 3 } });
    hurt(battle);
    return landingHold(battle.state, baseIn(battle));
  };
  const { windKnots } = flying('sbd-3 8', { weather: { force: 3 } }).state.environment;
  const capped = (knots: number) =>
    holdOf((battle) => {
      logOf(battle, 'carrier').capKnots = knots;
    });
  expect(holdOf(() => {})).toBeNull();
  expect(capped(25 - windKnots)).toBeNull();
  expect(capped(24 - windKnots)).toBe('wind');
  expect(
    holdOf((battle) => {
      baseIn(battle).outTurns = 3;
    }),
  ).toBe('damage');
  expect(
    holdOf((battle) => {
      logOf(battle, 'carrier').effects = [{ cd: 50, turnsLeft: null }];
    }),
  ).toBe('damage');
});

test('[SK-34.6, SK-23.37] dual-purpose guns hold fire in a turn in which a detected raid is due', () => {
  const guns = [battery({ isDualPurpose: true })];
  const antiAircraft = [{ gun: '5"/38', guns: 8, factor: 29, level: 'V', battery: 0 } as const];
  const battle = flying('sbd-3 4', {
    allies: { own: { hex: at(0, 20), facing: 3, sheet: { batteries: guns, antiAircraft } } },
    axis: {
      enemy: { ...carrier('b5n2 4'), hex: at(0, 0) },
    },
  });
  const fires = () => firePlotOf(battle.state, 'allies').get('own')?.length;
  expect(fires()).toBe(1);
  give(battle, 'axis', 'carrier enemy launch b5n2:4');
  const { flights } = battle.state.forces.axis;
  const flight = flights['axis-1'];
  if (flight) flight.arrivesOnTurn = battle.state.turn;
  battle.state.hidden.raids['axis-1'] = {
    ...{ side: 'axis', detectsBefore: 5, isDetected: true, interceptors: [], able: 0 },
    ...{ initiative: null, turn: 1, next: 'over', hasFought: false, below: [] },
  };
  expect(fires()).toBe(0);
  if (flight) flight.arrivesOnTurn = battle.state.turn + 1;
  expect(fires()).toBe(1);
});
