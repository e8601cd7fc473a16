import type {
  BattleEvent,
  BattleScenario,
  BattleState,
  Caliber,
  Row,
  Ship,
  TorpedoKind,
} from '../../../src/rules/battle';
import { atImpulse, mark, newBattle, resolve, setShip, type TestShip } from './fixture';

/** A single hit on a ship called `target`; it stands at the range given, 2 hexes where none is. */
export interface TestHit {
  target?: Partial<TestShip>;
  /** Boxes that it has lost before. */
  lost?: Partial<Record<Row, number>>;
  /** What else is changed of it before. */
  before?: Partial<Ship>;
  rangeHexes?: number;
  /** Dice after the one that hits: the two of the damage table first. */
  dice: readonly number[];
  scenario?: Partial<Omit<BattleScenario, 'taskForces'>>;
}

export interface HitResult {
  state: BattleState;
  events: BattleEvent[];
  ship: Ship;
}

const noGuns = { primary: '', secondary: '', tertiary: '' };

/** Fires one gun of a caliber in gunnery impulse 4, and hits. */
export const gunHit = (weapon: Caliber, hit: TestHit): HitResult =>
  strike(hit, { ...noGuns, [weapon]: 'N' }, weapon);

/** Launches one torpedo in torpedo impulse 5, and hits. */
export const torpedoHit = (kind: TorpedoKind, hit: TestHit): HitResult =>
  strike(hit, { torpedoes: { factors: 1, kind } }, 'torpedoes');

function strike(hit: TestHit, firer: Partial<TestShip>, weapon: Caliber | 'torpedoes'): HitResult {
  const state = newBattle({
    allies: [{ at: [0, 0], ships: [{ id: 'firer', ...firer }] }],
    axis: [{ at: [hit.rangeHexes ?? 2, 0], ships: [{ id: 'target', ...hit.target }] }],
    // Repaired torpedoes, so that a hit is a hit.
    scenario: { date: '1943-09-01', ...hit.scenario },
  });
  atImpulse(state, weapon === 'torpedoes' ? 5 : 4);
  for (const [row, count] of Object.entries(hit.lost ?? {}))
    mark(state, 'target', row as Row, count);
  setShip(state, 'target', hit.before ?? {});
  const events = resolve(state, { allies: [`fire firer ${weapon} target`] }, [6, ...hit.dice]);
  return { state, events, ship: state.ships.target as Ship };
}

/** Two dice that make a sum. */
export const twoDice = (sum: number): [number, number] => {
  const first = Math.min(6, sum - 1);
  return [first, sum - first];
};

/** All 36 throws of two dice. */
export const allThrows: [number, number][] = [1, 2, 3, 4, 5, 6].flatMap((a) =>
  [1, 2, 3, 4, 5, 6].map((b): [number, number] => [a, b]),
);
