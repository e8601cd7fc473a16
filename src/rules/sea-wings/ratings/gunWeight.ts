import type { AircraftFigures } from './aircraftFigures';

/** [WG-27.3] Before this year Japanese cannon were slow. */
const BETTER_CANNON_FROM = '1943';
const SLOW_CANNON = 0.7;

/** [WG-27.3] What one gun of a caliber is worth, as its record writes it. */
const WEIGHTS: readonly { caliber: RegExp; weight: number }[] = [
  { caliber: /37 mm/, weight: 1.5 },
  { caliber: /20 mm/, weight: 1 },
  { caliber: /\.50 in|12\.7 mm|13 mm/, weight: 0.5 },
  { caliber: /\.30 in|\.303 in|7\.7 mm/, weight: 0.15 },
];

/** [WG-27.3] What the guns of a fighter come to, unrounded. */
export const gunWeight = ({
  guns,
  nation,
  inServiceFrom,
}: Pick<AircraftFigures, 'guns' | 'nation' | 'inServiceFrom'>): number => {
  const cannon = nation === 'japan' && inServiceFrom < BETTER_CANNON_FROM ? SLOW_CANNON : 1;
  return guns.split(/[,;]/).reduce((sum, part) => sum + countIn(part) * weightIn(part, cannon), 0);
};

const countIn = (part: string): number => Number(/(\d+) ×/.exec(part)?.[1] ?? 0);

function weightIn(part: string, cannon: number): number {
  const found = WEIGHTS.find(({ caliber }) => caliber.test(part))?.weight ?? 0;
  return /20 mm/.test(part) ? found * cannon : found;
}
