import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Viewer } from '../../../src/rules/core';
import { type StrategicState, strategic } from '../../../src/rules/strategic';
import { decisionOf } from '../../../src/ui/systems/strategic/decision';
import { DeskContext } from '../../../src/ui/systems/strategic/desk/desk';
import { TacticalBoard } from '../../../src/ui/systems/strategic/tactical/TacticalBoard';
import { TacticalOrders } from '../../../src/ui/systems/strategic/tactical/TacticalOrders';
import {
  TacticalContext,
  useTacticalDesk,
} from '../../../src/ui/systems/strategic/tactical/tacticalDesk';
import { BATTLESHIP, DESTROYER, scenarioShip } from '../../rules/strategic/smallGame';
import { fighting, fightOf, put, type Setting, toStage } from '../../rules/strategic/tacticalGame';
import { deskOf } from './deskOf';

// Silhouettes are fetched; without them ships are drawn by their types.
vi.mock('../../../src/ui/match/useScenarios', () => ({ useScenario: () => undefined }));

const ORIGIN = { q: 0, r: 0 };

const fight = (more: Setting = {}): StrategicState =>
  fighting({
    allies: [scenarioShip('a-bb', BATTLESHIP), scenarioShip('a-dd', DESTROYER)],
    axis: [scenarioShip('x-bb', BATTLESHIP)],
    dice: [1],
    ...more,
  });

interface ShownProps {
  state: StrategicState;
  selected: string | null;
  viewer: Viewer;
}

function Shown({ state, selected, viewer }: ShownProps) {
  const side = viewer === 'spectator' ? 'allies' : viewer;
  const { desk: own } = deskOf({ state, side, selected });
  const view = strategic.view(state, viewer);
  const desk =
    viewer === 'spectator' ? { ...own, view, legal: [], stage: 'waiting' as const } : own;
  const tactical = useTacticalDesk(desk, []);
  return (
    <DeskContext value={desk}>
      <TacticalContext value={tactical}>
        <TacticalBoard plans={[]} />
        <TacticalOrders />
      </TacticalContext>
    </DeskContext>
  );
}

const shown = (
  state: StrategicState,
  selected: string | null = null,
  viewer: Viewer = 'allies',
): string => renderToStaticMarkup(<Shown state={state} selected={selected} viewer={viewer} />);

const count = (text: string, part: string): number => text.split(part).length - 1;

test('while ships are placed the marks are hexes, and course and speed are chosen beside the board', () => {
  const text = shown(fight(), 'a-bb');
  expect(text).toMatch(/data-kind="place" d="M/);
  expect(text).toContain('Pick a marked hex on the board');
  expect(text).not.toContain('data-ship="x-bb"');
});

test('while plots are made each own ship has a course and an end, and the enemy has none', () => {
  const state = toStage(fight(), 'plot');
  put(state, 'x-bb', { q: 6, r: -3 });
  const text = shown(state, 'a-bb');
  expect(count(text, 'class="tactical-course"')).toBe(2);
  expect(text).toMatch(/data-kind="course" d="M/);
  expect(text).toContain('data-ship="x-bb"');
});

test('while aim is taken targets have their odds, in either level of the game', () => {
  for (const level of ['basic', 'advanced'] as const) {
    const state = toStage(fight({ level }), 'targets');
    Object.assign(state, { step: { kind: 'surface' } });
    put(state, 'a-bb', ORIGIN);
    put(state, 'x-bb', { q: 4, r: -2 });
    const text = shown(state, 'a-bb');
    expect(text).toMatch(/hits \d+%/);
    expect(text).toContain('class="tactical-target"');
    expect(text).toContain('Break off');
  }
});

test('[ST-15.10d] who surprises the other chooses distance and direction before there is a ship to be seen', () => {
  const text = shown(fight({ surprised: ['X1'] }));
  expect(text).toContain('Start the fight this way');
  expect(text).toContain('northeast');
});

test('[ST-5.7] who looks on is shown no plan, and at night no ship that is not seen', () => {
  const state = toStage(fight({ isNight: true }), 'targets');
  put(state, 'a-bb', ORIGIN);
  put(state, 'a-dd', ORIGIN);
  put(state, 'x-bb', { q: 12, r: -6 });
  const text = shown(state, null, 'spectator');
  expect(text).toContain('data-hour="night"');
  expect(text).not.toContain('data-ship=');
  expect(text).not.toContain('tactical-pick');
});

test('land, land units, smoke and boats are drawn', () => {
  const state = toStage(fight({ boats: ['a-boat'], landUnits: ['x-battery'] }), 'plot');
  fightOf(state).tactical.smoke.push({ hex: ORIGIN, side: 'allies', until: 2 });
  const text = shown(state, 'a-boat');
  expect(text).toContain('tactical-land');
  expect(text).toContain('data-below');
  expect(text).toMatch(/class="tactical-smoke"><g/);
});

test('[ST-15.14] who has nobody to order in an action is told so', () => {
  const { desk } = deskOf({ state: fight() });
  const asked = (legal: typeof desk.legal) => decisionOf({ ...desk, legal }).sentence;
  expect(asked([{ kind: 'confirm' }])).toMatch(/^You have no ships to order here now; confirm\.$/);
  expect(asked(desk.legal)).not.toMatch(/nobody/);
});
