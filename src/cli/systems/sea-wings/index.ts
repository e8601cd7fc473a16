import { SIDES } from '../../../rules/core';
import type { Order, SeaWingsEvent, SeaWingsState, SeaWingsView } from '../../../rules/sea-wings';
import { isLost, isOutOfAction } from '../../../rules/sea-wings/query';
import type { CliSystem, ShipFate } from '../../common/cliSystem';
import { seaWingsSubject } from './subject';

/** Sea Wings on the command line. */
export const seaWingsCli: CliSystem<SeaWingsState, Order, SeaWingsEvent, SeaWingsView> = {
  id: 'sea-wings',
  rulebook: 'src/rules/sea-wings/RULES.md',
  subject: seaWingsSubject,
  fates: fatesIn,
};

/** Hull lost is counted in hits not repaired. */
function fatesIn({ forces }: SeaWingsState): ShipFate[] {
  return SIDES.flatMap((side) =>
    Object.values(forces[side].ships).map((ship) => ({
      id: ship.card.id,
      side,
      sunk: isLost(ship),
      crippled: !isLost(ship) && isOutOfAction(ship),
      hullLost: ship.hits.length,
    })),
  );
}
