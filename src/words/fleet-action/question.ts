import type { Side } from '../../rules/core';
import type { FleetActionView } from '../../rules/fleet-action';
import type { Names } from './common/names';
import { fleetPlacesText } from './texts/places';

/** The one sentence that says what a side has to decide in the present step. */
export function questionText(view: FleetActionView, side: Side, names: Names): string {
  const { step } = view;
  switch (step.kind) {
    case 'ships':
      return shipsText(view, side, names);
    case 'aircraft':
      return step.active === null
        ? fleetPlacesText('question.aircraft')
        : fleetPlacesText('question.aircraft.active', { active: names.any(step.active) });
    case 'interception':
      return fleetPlacesText('question.interception', { stand: names.stand(step.stand) });
    case 'activations':
      return step.active === null
        ? fleetPlacesText('question.activations')
        : fleetPlacesText('question.activations.active', { unit: names.any(step.active) });
    case 'flak':
      return fleetPlacesText('question.flak', {
        ...{ stand: names.stand(step.attack.stand), target: names.unit(step.attack.target) },
      });
    default:
      return fleetPlacesText(`question.${step.kind}`);
  }
}

/** Which squadron, which of its ships, or how much of her move is left. */
function shipsText({ step, units }: FleetActionView, side: Side, names: Names): string {
  if (step.kind !== 'ships' || step.side !== side || step.active === null)
    return fleetPlacesText('question.ships');
  const turn = units[step.ship ?? '']?.condition?.turn;
  if (step.ship === null || !turn)
    return fleetPlacesText('question.ships.active', { squadron: names.any(step.active) });
  const ship = names.unit(step.ship);
  return turn.allowance === null
    ? fleetPlacesText('question.ships.begun', { ship })
    : fleetPlacesText('question.ships.ship', {
        ...{ ship, count: Math.max(0, turn.allowance - turn.moved) },
      });
}
