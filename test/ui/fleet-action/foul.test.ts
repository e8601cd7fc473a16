import { describe, expect, test } from 'vitest';
import { fleetAction } from '../../../src/rules/fleet-action';
import { squadronsToMove } from '../../../src/rules/fleet-action/query';
import { planOf } from '../../../src/ui/systems/fleet-action/plan/plan';
import { sayFoulAreas, sayFoulOn } from '../../../src/ui/systems/fleet-action/sea/foul';
import { sayHex } from '../../../src/ui/systems/fleet-action/sea/say';
import { newNames } from '../../../src/words/fleet-action/common/names';
import { sailing } from '../../rules/fleet-action/game';
import type { TestBattle } from '../../rules/fleet-action/setting';

const HERE = { q: 0, r: 0 };
const BATTLE: TestBattle = {
  allies: [
    { sheet: 'Fletcher', hex: HERE, facing: 1, knots: 30, squadron: 'mixed' },
    { sheet: 'Washington', hex: { q: 0, r: 1 }, facing: 1, knots: 20, squadron: 'mixed' },
  ],
  axis: [{ sheet: 'Bismarck', hex: { q: 8, r: -20 } }],
};

function deskIn(badWeather: TestBattle['badWeather'], selected: string | null) {
  const { state } = sailing({ ...BATTLE, badWeather: badWeather ?? 'none' });
  const view = fleetAction.view(state, 'allies');
  return { view, selected, names: newNames(view), moving: {} } as never;
}

function onSquadron(badWeather: TestBattle['badWeather']): string {
  const { state } = sailing({ ...BATTLE, badWeather: badWeather ?? 'none' });
  const view = fleetAction.view(state, 'allies');
  const [squadron] = squadronsToMove(view, 'allies');
  if (!squadron) throw new Error('nothing to move');
  return sayFoulOn(view, planOf(view, squadron, { wishes: {}, formation: 'wake' }));
}

describe('[NW-8.33] bad weather in words', () => {
  const areas = [HERE, { q: 1, r: 0 }, { q: 5, r: 5 }];

  test('a hex in it says what it does, to the picked ship in knots', () => {
    expect(sayHex(deskIn(areas, null), [], { q: 5, r: 5 })).toContain(
      'bad weather: ships slower, markers harder to spot',
    );
    expect(sayHex(deskIn(areas, 'fletcher'), [], { q: 5, r: 5 })).toContain(
      'Fletcher up to 8 knots slower',
    );
    expect(sayHex(deskIn(areas, 'washington'), [], { q: 5, r: 5 })).toContain('1 knot slower');
    expect(sayHex(deskIn(areas, null), [], { q: 3, r: 3 })).not.toContain('weather');
  });

  test('everywhere it is not said hex by hex', () => {
    expect(sayHex(deskIn('everywhere', null), [], HERE)).not.toContain('weather');
  });

  test('the step names the ships that it slows, and by how much', () => {
    expect(onSquadron(areas)).toBe('Bad weather slows Fletcher by 8 knots.');
    expect(onSquadron('everywhere')).toBe(
      'Bad weather slows Fletcher by 8 knots and Washington by 1 knot.',
    );
    expect(onSquadron('none')).toBe('');
  });

  test('its areas are listed, each by its middle and size', () => {
    const said = sayFoulAreas(deskIn(areas, null));
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(/^around .+, 2 hexes$/);
    expect(said[1]).toMatch(/^at .+, 1 hex$/);
  });
});
