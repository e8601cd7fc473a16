import type {
  FleetActionEvent,
  FleetActionState,
  FleetActionView,
  Order,
} from '../../../rules/fleet-action';
import { isKnownCrippled } from '../../../rules/fleet-action/query';
import type { CliSystem, ShipFate } from '../../common/cliSystem';
import { fleetActionSubject } from './subject';

/** Fleet Action on the command line. */
export const fleetActionCli: CliSystem<FleetActionState, Order, FleetActionEvent, FleetActionView> =
  {
    id: 'fleet-action',
    rulebook: 'src/rules/fleet-action/RULES.md',
    subject: fleetActionSubject,
    fates: fatesIn,
  };

/** [NW-22.1] A wreck is a ship lost; hull lost is counted in points of Structure. */
function fatesIn({ units }: FleetActionState): ShipFate[] {
  return Object.values(units).map((unit) => {
    const { id, side, fate, sheet, condition } = unit;
    const isLost = fate === 'wreck' || fate === 'sunk';
    return {
      ...{ id, side, sunk: isLost },
      crippled: !isLost && isKnownCrippled(unit),
      hullLost: Math.max(0, sheet.structure - (condition?.structure ?? 0)),
    };
  });
}
