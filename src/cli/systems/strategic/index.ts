import { SIDES } from '../../../rules/core';
import type {
  Order,
  StrategicEvent,
  StrategicState,
  StrategicView,
} from '../../../rules/strategic';
import { stateOf } from '../../../rules/strategic/query';
import type { CliSystem, ShipFate } from '../../common/cliSystem';
import { strategicSubject } from './subject';

/** The strategic system on the command line. */
export const strategicCli: CliSystem<StrategicState, Order, StrategicEvent, StrategicView> = {
  id: 'strategic',
  rulebook: 'src/rules/strategic/RULES.md',
  subject: strategicSubject,
  fates: fatesIn,
};

/** Hull lost is counted in Damage Levels; who is heavily damaged counts as crippled. */
function fatesIn({ forces }: StrategicState): ShipFate[] {
  return SIDES.flatMap((side) =>
    Object.values(forces[side].ships).map((ship) => ({
      id: ship.card.id,
      side,
      sunk: ship.fate === 'sunk' || ship.fate === 'scuttled',
      crippled: ship.fate !== 'sunk' && stateOf(ship) === 'heavy',
      hullLost: ship.damageLevels,
    })),
  );
}
