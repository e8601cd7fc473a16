import { firePowerNow, isAfloat, type Ship } from '../../../rules/strategic/query';

/** A ship's weight in a gunfight: the damage that she does and the damage that she takes. */
export function gunWeight(ship: Ship): number {
  if (!isAfloat(ship)) return 0;
  const main = firePowerNow(ship, 'firePower')?.rating ?? 0;
  const second = firePowerNow(ship, 'secondary')?.rating ?? 0;
  const left = ship.card.capacity - ship.damageLevels;
  return (
    (main + second / 2 + (ship.card.torpedo ?? 0) / 3) * left * (1 + ship.card.firstDefense / 4)
  );
}

/** The ratio of both sides' weights; above 1 the first is the stronger. Infinite against nothing. */
export function gunRatio(own: readonly Ship[], enemy: readonly Ship[]): number {
  const sum = (ships: readonly Ship[]) => ships.reduce((total, it) => total + gunWeight(it), 0);
  const against = sum(enemy);
  return against === 0 ? Number.POSITIVE_INFINITY : sum(own) / against;
}
