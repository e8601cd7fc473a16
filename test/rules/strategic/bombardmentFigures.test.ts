import { test } from 'vitest';
import { diceFrom, drawFrom, must } from '../../../src/rules/core';
import { copyState } from '../../../src/rules/strategic/game/copy';
import type { Play } from '../../../src/rules/strategic/model/play';
import type { ScenarioLandUnit } from '../../../src/rules/strategic/model/scenario';
import { fireGuns } from '../../../src/rules/strategic/tactical/shooting';
import { KONGO, named } from './figureShips';
import { near, nearMean } from './sampling';
import { fighting, fightOf, playOf, ship } from './tacticalGame';

const FEW_SAMPLES = 300;

/** Damage to an airfield after eight turns of two Kongos at night, two actions of which the second goes on. */
function bombarded(hexes: number): { mean: number; heavy: number } {
  const start = fighting({
    ...{ axis: named('x', [KONGO, KONGO]), landUnits: ['a-base'], isNight: true },
    scenario: { landUnits: [{ ...AIRFIELD }] },
  });
  const draw = drawFrom(`bombardment ${hexes}`);
  const ends = Array.from({ length: FEW_SAMPLES }, () => {
    const play = playOf(copyState(start), diceFrom(draw));
    for (let turn = 1; turn <= 8; turn++) bombardTurn(play, turn, hexes);
    return must(play.state.forces.allies.landUnits['a-base'], 'airfield').damageLevels;
  });
  return {
    mean: ends.reduce((sum, it) => sum + it, 0) / ends.length,
    heavy: ends.filter((it) => it >= 6).length / ends.length,
  };
}

const AIRFIELD: ScenarioLandUnit = {
  ...{ id: 'a-base', name: 'Airfield', side: 'allies', kind: 'airfield', radar: 0 },
  place: { hex: { q: 1, r: 5 } },
};

function bombardTurn(play: Play, turn: number, hexes: number): void {
  const fight = fightOf(play.state);
  fight.tactical.turn = turn;
  const ids = ['x-1', 'x-2'];
  for (const id of ids)
    Object.assign(ship(play.state, id), { hex: { q: 0, r: hexes - 12 }, facing: 3 });
  fight.tactical.plans.axis.bombardment = ids.map((id) => ({
    ...{ ship: id, battery: 'main', landUnit: 'a-base' },
  }));
  fireGuns(play, fight);
}

test('[ST-27.24] two Kongos bombard an airfield for eight turns at night: Medium 4.0 of 8, Short 6.6', () => {
  const [medium, short] = [bombarded(8), bombarded(4)];
  nearMean(medium.mean, 4);
  near(medium.heavy, 27);
  nearMean(short.mean, 6.6);
  near(short.heavy, 74);
});
