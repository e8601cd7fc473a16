import { isKnownCrippled, type Unit } from '../../../../rules/fleet-action/query';
import { fleetSheetText } from '../../../../words/fleet-action/texts/sheet';

/** How a unit fares, at a glance. */
type State = 'fit' | 'hurt' | 'crippled' | 'wreck' | 'sunk' | 'left' | 'waiting' | 'hidden';

/** By what the viewer knows of it: of an enemy by what can be seen. */
export function stateOf(unit: Unit): State {
  // A submarine that has not appeared lies under no marker.
  if (unit.fate === 'hidden' && unit.sheet.type === 'S') return 'waiting';
  if (unit.fate !== 'inPlay') return unit.fate;
  if (isKnownCrippled(unit)) return 'crippled';
  return isHurt(unit) ? 'hurt' : 'fit';
}

function isHurt({ condition, sheet, appearance, fires, vessels, vesselsAtStart }: Unit): boolean {
  if (!condition) return appearance !== 'sound' || fires > 0 || vessels < vesselsAtStart;
  const { structure, flotation, hull } = condition;
  const { lost, knotsLost } = condition;
  return (
    structure < sheet.structure ||
    flotation < sheet.flotation ||
    hull < (sheet.boat?.hull ?? 0) ||
    vessels < vesselsAtStart ||
    fires + knotsLost + lost.main.length + lost.other.length + lost.torpedoes.length > 0
  );
}

/** 'crippled'; of an enemy in play the word for what can be seen [NW-3.20]. */
export const stateText = (unit: Unit): string =>
  unit.fate === 'inPlay' && !unit.condition
    ? fleetSheetText(`appearance.${unit.appearance}`)
    : fleetSheetText(`state.${stateOf(unit)}`);

/** A unit's troubles other than lost boxes, the worst first; then what is seen about it. */
export function ailmentsOf(unit: Unit): string[] {
  if (unit.fate !== 'inPlay') return [];
  const now = unit.condition;
  const found = [
    unit.fires > 0 && fleetSheetText('ill.fires', { count: unit.fires }),
    now?.hasPowerFailure && fleetSheetText('ill.power'),
    now && now.steering === 0 && unit.sheet.steering > 0 && fleetSheetText('ill.noSteering'),
    now && now.fireControl === 0 && unit.sheet.fireControl > 0
      ? fleetSheetText('ill.noFireControl')
      : false,
    unit.isAground && fleetSheetText('ill.aground'),
    unit.isDisengaging && fleetSheetText('ill.disengaging'),
  ];
  return found.filter((it) => typeof it === 'string');
}

/** What can be seen about a unit beside damage. */
export function signsOf(unit: Unit): string[] {
  if (unit.fate !== 'inPlay') return [];
  const attack = unit.condition?.torpedoAttack;
  const found = [
    unit.isSubmerged && fleetSheetText('ill.submerged'),
    unit.isLit && fleetSheetText('ill.lit'),
    unit.laysSmoke && fleetSheetText('ill.smoking'),
    unit.splashes > 0 && fleetSheetText('ill.splashes', { count: unit.splashes }),
    attack && fleetSheetText('inWater', { count: attack.count }),
  ];
  return found.filter((it) => typeof it === 'string');
}
