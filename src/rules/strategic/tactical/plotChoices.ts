import { type Axial, distance, FACINGS, hexAhead, sameHex } from '../../../hex';
import type { TacticalShip } from '../model/tacticalState';
import { defaultPlot, type PlotLimits, plotLimits, plotOf, refusePlot } from './plotting';
import type { Fight } from './query';
import { visibleTo } from './sight';
import { steer } from './steering';

/** The most plots offered for a ship. */
const MAX_CHOICES = 20;

/** Plots worth offering: straight on, a turn to either side early or late, about, toward and away from the enemy; all legal. */
export function plotChoices(fight: Fight, ship: TacticalShip): string[] {
  const limits = plotLimits(fight, ship);
  const plots = [
    defaultPlot(fight, ship),
    ...aboutEnemy(fight, ship, limits),
    ...speedsOf(ship, limits).flatMap((hexes) => straight(hexes)),
    ...speedsOf(ship, limits).flatMap((hexes) => turning(hexes)),
  ];
  return [...new Set(plots)].filter((plot) => !refusePlot(fight, ship, plot)).slice(0, MAX_CHOICES);
}

/** Full speed, present speed, minimum speed. */
const speedsOf = ({ speed }: TacticalShip, { least, most }: PlotLimits): number[] => [
  ...new Set([most, Math.min(most, Math.max(least, speed)), least]),
];

const straight = (hexes: number): string[] => [plotOf('F'.repeat(hexes))];

/** One turn before the first hex or after the last, and one before each of the first two and three. */
function turning(hexes: number): string[] {
  if (hexes === 0) return [];
  const on = 'F'.repeat(hexes);
  return (['P', 'S'] as const).flatMap((turn) => [
    `${turn}${on}`,
    `${on}${turn}`,
    ...[2, 3]
      .filter((turns) => turns <= hexes)
      .map((turns) => `${turn}F`.repeat(turns) + 'F'.repeat(hexes - turns)),
  ]);
}

/** At full speed toward the nearest visible enemy, and away from it. */
function aboutEnemy(fight: Fight, ship: TacticalShip, { most, turns }: PlotLimits): string[] {
  const enemy = visibleTo(fight, ship.side)
    .map(({ hex }) => hex)
    .sort((a, b) => distance(ship.hex, a) - distance(ship.hex, b))[0];
  if (!enemy || most === 0) return [];
  return [enemy, awayFrom(ship.hex, enemy)]
    .filter((goal) => !sameHex(goal, ship.hex))
    .map((goal) => steer(fight.tactical, ship, [goal], { hexes: most, turns }));
}

/** Farther away than a ship can go in one turn. */
function awayFrom(from: Axial, enemy: Axial): Axial {
  const farness = (hex: Axial) => distance(hex, enemy);
  let at = from;
  for (let step = 0; step < MAX_CHOICES; step++)
    at = FACINGS.map((facing) => hexAhead(at, facing)).reduce((best, hex) =>
      farness(hex) > farness(best) ? hex : best,
    );
  return at;
}
