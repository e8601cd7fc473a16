import { describe, expect, test } from 'vitest';
import { type Dice, scriptedDice } from '../../../src/rules/core';
import { ESCORTS } from '../../../src/rules/sea-wings/combat/air/units';
import { meanOf } from '../../../src/rules/sea-wings/combat/dice/chances';
import {
  defaultCap,
  defaultEscorts,
  spreadCap,
} from '../../../src/rules/sea-wings/combat/strike/allotment';
import {
  type FormationAttack,
  formationChances,
  rollFlak,
  rollStrike,
} from '../../../src/rules/sea-wings/combat/strike/formation';
import { findsUpTo, rollMission } from '../../../src/rules/sea-wings/combat/strike/missions';
import {
  rollSurprise,
  type SurpriseAttempt,
  surpriseModifiers,
} from '../../../src/rules/sea-wings/combat/strike/surprise';
import { unit } from './aircraft';
import { load } from './strikeSetting';

describe('surprise', () => {
  const attempt = (changed: Partial<SurpriseAttempt>): SurpriseAttempt => ({
    ...{ id: 'hornet', side: 'allies', from: 'a-1', at: 'x-1', isFromBase: false },
    ...{ spottedBy: ['sea'], launches: 1, returning: 0 },
    ...changed,
  });
  const american = attempt({ launches: 2 });
  const japanese = attempt({
    ...{ id: 'zuikaku', side: 'axis', from: 'x-1', at: 'a-1', returning: 1 },
  });

  const surprising = (attempts: readonly SurpriseAttempt[], faces: readonly number[]) => {
    const dice = scriptedDice(faces);
    const found = rollSurprise(attempts, dice).surprising;
    expect(dice.left()).toBe(0);
    return found;
  };

  test('[WG-EX2, WG-9.4, WG-9.10] of two strikes at each other the one with more points subtracted surprises', () => {
    expect(surprising([american, japanese], [1, 2, 2, 2])).toEqual(['zuikaku']);
  });

  test('[WG-EX2] with a Japanese 5 only the American strike does', () => {
    expect(surprising([american, japanese], [1, 2, 2, 3])).toEqual(['hornet']);
  });

  test('[WG-9.11] with equal modifiers an even die is Allied, an odd one Japanese', () => {
    const both = [attempt({}), { ...japanese, returning: 0 }];
    expect(surprising(both, [1, 1, 1, 1, 4])).toEqual(['hornet']);
    expect(surprising(both, [1, 1, 1, 1, 3])).toEqual(['zuikaku']);
  });

  test('[WG-9.12] of several strikes between two forces the lowest total of each side counts, and all of a side lose', () => {
    const second = attempt({ id: 'hornet-2', launches: 1 });
    expect(surprising([second, american, japanese], [1, 1, 1, 2, 2, 2])).toEqual(['zuikaku']);
  });

  test('[WG-9.10] strikes that do not meet settle nothing between them', () => {
    const elsewhere = { ...japanese, at: 'a-2' };
    expect(surprising([american, elsewhere], [1, 2, 2, 2])).toEqual(['hornet', 'zuikaku']);
  });

  const codes = (changed: Partial<SurpriseAttempt>) =>
    surpriseModifiers(attempt(changed)).map(({ code, value }) => `${code} ${value}`);

  test('[WG-9.4, WG-9.6, WG-9.8, WG-9.22] the first modifier: search and strike of different kinds', () => {
    expect(codes({ spottedBy: ['sea'] })).toEqual([]);
    expect(codes({ spottedBy: ['base'] })).toEqual(['other-kind-of-search -1']);
    expect(codes({ spottedBy: ['base', 'sea'] })).toEqual(['other-kind-of-search -1']);
    expect(codes({ isFromBase: true, spottedBy: ['base'] })).toEqual([]);
    expect(codes({ isFromBase: true, spottedBy: ['sea'] })).toEqual(['other-kind-of-search -1']);
  });

  test('[WG-9.9] a base has been spotted by nobody', () => {
    expect(codes({ spottedBy: [] })).toEqual([]);
  });

  test('[WG-9.4, WG-9.7] two launches and each strike returning', () => {
    expect(codes({ launches: 2, returning: 2 })).toEqual(['two-strikes -1', 'returning -4']);
    expect(codes({ launches: 3 })).toEqual(['two-strikes -1']);
  });
});

describe('search and strike missions', () => {
  test('[WG-8.24, WG-8.26] a mission finds its target on 3, less 1 for each full 5 hexes', () => {
    expect([0, 4, 5, 9, 10, 15].map((hexes) => findsUpTo(hexes))).toEqual([3, 3, 2, 2, 1, 0]);
    expect(rollMission('s', 9, scriptedDice([2])).isFound).toBe(true);
    expect(rollMission('s', 10, scriptedDice([2])).isFound).toBe(false);
  });
});

describe('allotments', () => {
  const cap = [unit('f4f-3', 1), unit('f4f-4', 3)];
  const said = (placed: readonly { id: string; factors: number; at: string | null }[]) =>
    placed.map(({ id, factors, at }) => `${id} ${factors} ${at}`);

  test('[WG-10.7, WG-10.40] CAP is spread over escorts and formations by type and origin', () => {
    expect(said(spreadCap(cap, 2, ['a', 'b']))).toEqual([
      ...['f4f-3 1 escorts', 'f4f-4 1 escorts', 'f4f-4 1 a', 'f4f-4 1 b'],
    ]);
  });

  test('[WG-24.23] by default all on the strike aircraft', () => {
    expect(said(defaultCap(cap, ['a']))).toEqual(['f4f-3 1 a', 'f4f-4 3 a']);
    expect(said(defaultCap(cap, []))).toEqual(['f4f-3 1 escorts', 'f4f-4 3 escorts']);
  });

  test('[WG-10.12, WG-24.25] escorts beyond the engaged ones go for the largest CAP group', () => {
    const placed = spreadCap(cap, 1, ['b', 'a', 'a']);
    const escorts = [unit('a6m2', 2), unit('a6m5', 2)];
    expect(said(defaultEscorts(escorts, placed))).toEqual([
      ...[`a6m2 1 ${ESCORTS}`, `a6m5 1 ${ESCORTS}`, 'a6m2 1 a', 'a6m5 1 a'],
    ]);
    expect(said(defaultEscorts(escorts, []))).toEqual(['a6m2 2 null', 'a6m5 2 null']);
  });
});

/** AA at a formation, then what is left of it attacks. */
function rollFormation(
  attack: FormationAttack,
  defense: Parameters<typeof rollFlak>[1],
  dice: Dice,
) {
  const flak = rollFlak(attack, defense, dice);
  const left = attack.groups.map((group, i) => ({
    ...group,
    factors: group.factors - (flak.lost[i] ?? 0),
  }));
  const { groups, facts } = rollStrike({ ...attack, groups: left }, dice);
  return {
    groups: groups.map((it, i) => ({ ...it, lost: flak.lost[i] })),
    facts: [...flak.facts, ...facts],
  };
}

describe('a formation attacks', () => {
  const enterprise = { id: 'enterprise', kind: 'ship', size: 5, armor: -1 } as const;
  const attack: FormationAttack = {
    ...{ formation: 'b5n2', armor: 2, load: load('torpedo', 3, 3) },
    groups: [{ target: enterprise, factors: 4 }],
  };
  const guns = (id: string, station: 'ring' | 'center', heavy: number, light: number) => ({
    ...{ id, station, heavy, light, fireControl: 2, hasProximityFuzes: false },
  });
  const defense = {
    side: 'allies',
    guns: [guns('enterprise', 'center', 4, 4), guns('screen', 'ring', 30, 0)],
    allotment: { enterprise: 'enterprise', screen: 'enterprise' },
  } as const;

  test('[WG-EX5, WG-EX6, WG-12.1, WG-12.10] four Kates at the Enterprise: flak first, then the survivors attack', () => {
    const dice = scriptedDice([
      ...[1, 3, 4, 6, 1, 4, 1, 3, 5],
      ...[1, 3, 2, 3, 6, 1, 5, 1, 4, 4, 6],
    ]);
    const { groups, facts } = rollFormation(attack, defense, dice);
    const hit = { warhead: 'torpedo', isWeak: false };
    expect(groups).toEqual([{ target: 'enterprise', lost: 2, hits: [hit] }]);
    expect(dice.left()).toBe(0);
    expect(facts).toMatchObject([
      { kind: 'flakFired', value: 8, fireControl: 3, lost: 2 },
      { kind: 'groupAttacked', factors: 2, potential: 5, actual: 4, effective: 1 },
    ]);
  });

  test('[WG-11.7, WG-11.10] groups of one formation are fired at before any of them attacks', () => {
    const other = { ...enterprise, id: 'hornet' };
    const split: FormationAttack = {
      ...attack,
      groups: [enterprise, other].map((target) => ({ target, factors: 1 })),
    };
    const dice = scriptedDice([6, 6, 6]);
    const bare = { ...defense, guns: [guns('enterprise', 'center', 6, 0)] };
    const { facts } = rollFormation(split, bare, dice);
    expect(facts.map((it) => 'target' in it && `${it.kind} ${it.target}`)).toEqual([
      ...['flakFired enterprise', 'groupAttacked enterprise', 'groupAttacked hornet'],
    ]);
  });

  test('[WG-12.14] against a base the hit number for bases counts, and torpedoes cannot be used', () => {
    const midway = { id: 'midway', kind: 'base', size: 6, armor: 0 } as const;
    const at = (ordnance: FormationAttack['load']) => ({
      ...{ ...attack, load: ordnance, groups: [{ target: midway, factors: 2 }] },
    });
    const none = { side: 'allies', guns: [], allotment: {} } as const;
    expect(
      meanOf(formationChances(at(load('bomb', 0, 3, 4)), none)[0]?.effective ?? []),
    ).toBeCloseTo(2);
    expect(
      rollFormation(at(load('torpedo', 3, 3)), none, scriptedDice([])).groups[0]?.hits,
    ).toEqual([]);
  });

  test('chances agree with the dice: mean flak losses and hits', () => {
    const [group] = formationChances(attack, defense);
    // Four dice at 3, one result each and a third of one more, each at 3.
    expect(meanOf(group?.lost ?? [])).toBeCloseTo(4 * 0.5 * (4 / 3) * 0.5, 1);
    expect(group?.hit).toEqual({ warhead: 'torpedo', isWeak: false });
  });
});
