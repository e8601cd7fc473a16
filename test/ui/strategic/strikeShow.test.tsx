import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { DeskContext } from '../../../src/ui/systems/strategic/desk/desk';
import type { StrikeResult } from '../../../src/ui/systems/strategic/desk/results';
import { StrikeShow } from '../../../src/ui/systems/strategic/strikes/StrikeShow';
import { strikeTold } from '../../../src/ui/systems/strategic/strikes/told';
import { freshStrikes } from '../../../src/ui/systems/strategic/strikes/useStrikeShow';
import { scene } from '../../rules/strategic/advancedScene';
import { deskOf } from './deskOf';

vi.mock('../../../src/ui/match/useScenarios', () => ({ useScenario: () => undefined }));

const strike = (key: string, hurt: StrikeResult['hurt'] = []): StrikeResult => ({
  ...{ kind: 'strike', key, turn: 1, attacker: 'axis', target: { division: 'A1' }, hex: null },
  ...{ stepsLost: { allies: 1, axis: 5 }, hurt },
});
const hits = (id: string) => ({ id, hits: 1, state: 'light' as const });
const NAMES = { home: (id: string) => id.toUpperCase(), isLand: () => false };

test('strikes flown since somebody looked last are shown, and to who looks for the first time none', () => {
  const flown = ['1', '2', '3'].map((key) => strike(key));
  expect(freshStrikes(flown, undefined)).toEqual([]);
  expect(freshStrikes(flown, 2).map(({ key }) => key)).toEqual(['3']);
  expect(freshStrikes(flown, 3)).toEqual([]);
  expect(freshStrikes(flown.slice(0, 1), 3)).toEqual([]);
});

test('of many at once the last are shown', () => {
  const flown = Array.from({ length: 9 }, (_, at) => strike(String(at)));
  expect(freshStrikes(flown, 0)).toHaveLength(4);
});

test('a strike tells what it hit and what it cost, a few lines at most', () => {
  const told = strikeTold(strike('1', ['a', 'b', 'c', 'd', 'e', 'f'].map(hits)), NAMES);
  expect(told.hits).toHaveLength(5);
  expect(told.hits.at(0)).toBe('A: 1 hit, light damage');
  expect(told.hits.at(-1)).toBe('2 more damaged');
  expect(told.lost).toMatch(/strike 5, defenders 1/);
});

test('a strike that hit nothing says so, and nothing bursts', () => {
  expect(strikeTold(strike('1'), NAMES)).toMatchObject({ hits: ['No hits.'], isHit: false });
});

test('it is drawn from where it comes to what it goes for; to who wants little motion its end alone', () => {
  const { desk } = deskOf({ state: scene({}) });
  const drawn = (flyMs: number) =>
    renderToStaticMarkup(
      <DeskContext value={desk}>
        <svg aria-hidden="true">
          <StrikeShow
            strike={strike('1')}
            flyMs={flyMs}
            from={{ x: 0, y: 0 }}
            to={{ x: 100, y: 0 }}
          />
        </svg>
      </DeskContext>,
    );
  expect(drawn(900)).toMatch(/d="M0 0Q50 -16 100 0"/);
  expect(drawn(900)).not.toContain('data-still');
  expect(drawn(0)).toContain('data-still');
});
