import * as z from 'zod/mini';
import { SIDES } from '../../rules/core';
import { type Found, unknownName } from '../form/fault';
import { bySideOf, described, id, text } from '../form/fields';
import { repeatsOf } from '../form/repeats';
import type { ScenarioCard } from './card';

const shipIds = bySideOf(z.array(id));

/** What became of the scenario's ships in history: the yardstick of simulated games. */
export const lossesSchema = z.strictObject({
  sunk: described('Lost in the action or of its damage, scuttled ships too.', shipIds),
  crippled: described('Afloat at the end, but out of the fight.', shipIds),
  source: described('Who tells of it.', text),
  note: described('What was counted, and what was not.', z.optional(text)),
});

export type HistoricalLosses = z.output<typeof lossesSchema>;

/** Ships that are not those of their side in the scenario, or named twice. */
export function lossesFaults({ losses, forces }: Pick<ScenarioCard, 'losses' | 'forces'>): Found[] {
  if (!losses) return [];
  return SIDES.flatMap((side) => {
    const ships = forces[side].flatMap((force) => force.ships.map((ship) => ship.id));
    const named = (['sunk', 'crippled'] as const).flatMap((fate) =>
      losses[fate][side].map((ship, i) => ({ ship, path: `losses.${fate}.${side}[${i}]` })),
    );
    return [
      ...named
        .filter(({ ship }) => !ships.includes(ship))
        .map(({ ship, path }) => unknownName(path, `a ship of the ${side}`, ship, ships)),
      ...repeatsOf(named, ({ ship }) => ship).map(({ ship, path }) => ({
        path,
        expected: 'a ship not named before',
        found: `'${ship}' again`,
      })),
    ];
  });
}
