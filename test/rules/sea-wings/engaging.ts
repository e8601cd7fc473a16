import type { ShipCard } from '../../../src/rules/sea-wings/model/ratings';
import type { SeaWingsScenario } from '../../../src/rules/sea-wings/model/scenario';
import { shipCard } from './cards';
import { type Game, give, goTo, newGame, type Script } from './game';
import { force, scenario } from './scenario';

/** Ships of WG-EX7. */
export const SAN_FRANCISCO = shipCard('san-francisco', { defense: 9 });
export const AARON_WARD = shipCard('aaron-ward', {
  type: 'DD',
  target: 'D',
  defense: 5,
  primary: { strength: 5, type: 'DD' },
  secondary: null,
  torpedoes: { strength: 5, isLongLance: false },
});
export const japanese = (id: string): ShipCard =>
  shipCard(id, {
    type: 'DD',
    target: 'D',
    defense: 5,
    damageControl: 1,
    primary: { strength: 6, type: 'DD' },
    secondary: null,
    torpedoes: { strength: 12, isLongLance: true },
  });
export const DESTROYERS = ['naganami', 'makinami', 'takanami'].map(japanese);
export const CONVOY = shipCard('convoy', {
  type: 'MM',
  convoyShips: 4,
  primary: null,
  secondary: null,
});

export const HERE = { q: 10, r: 10 };
export const THERE = { q: 11, r: 10 };

/** Two task forces a hex apart, at the wishes of phase G; `seen` are spotted. */
export const contact = (
  seen: readonly ('allies' | 'axis')[],
  changed: Partial<SeaWingsScenario> = {},
): Game => {
  const game = newGame(
    scenario({
      forces: [
        force('allies', HERE, [SAN_FRANCISCO, AARON_WARD]),
        force('axis', THERE, DESTROYERS),
      ],
      ...changed,
    }),
  );
  goTo(game, 'airPlans');
  const script = { search: [seen.includes('axis') ? 3 : 6, seen.includes('allies') ? 3 : 6] };
  goTo(game, 'wishes', script);
  return game;
};

export const marker = (game: Game, side: 'allies' | 'axis'): string =>
  game.state.forces[side].taskForces[`${side}-1`]?.marker ?? '';

export const want = (game: Game, side: 'allies' | 'axis') =>
  give(game, side, `engage ${side}-1 ${marker(game, side === 'allies' ? 'axis' : 'allies')}`);

export const seal = (game: Game, script: Script = {}) => {
  const { step } = game.state;
  const sides = (['allies', 'axis'] as const).filter(
    (side) => step.kind !== 'wishes' || step.asked[side],
  );
  return sides.flatMap((side) => give(game, side, 'confirm', script));
};

export const DAY = { 'quick-initiative': [1, 6] };

/** Both want it; the Japanese side has the die. */
export const engaged = (script: Script = DAY, changed: Partial<SeaWingsScenario> = {}): Game => {
  const game = contact(['allies', 'axis'], changed);
  want(game, 'allies');
  want(game, 'axis');
  seal(game, script);
  return game;
};
