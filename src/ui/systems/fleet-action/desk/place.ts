import type { FleetActionView } from '../../../../rules/fleet-action';
import { fleetAction } from '../../../../rules/fleet-action';
import { PHASES, type Phase } from '../../../../rules/fleet-action/query';
import { hourText } from '../../../../words/core/say';
import { fleetText } from '../../../../words/fleet-action/texts/screen';

/** [NW-4.1] The phase of the present step. */
export function phaseOf(view: FleetActionView): Phase {
  const { phase } = fleetAction.segment(view);
  return PHASES.find((it) => it === phase) ?? 'end';
}

export const phaseText = (view: FleetActionView): string => fleetText(`phase.${phaseOf(view)}`);

/** 'Turn 3 of 15: Ships move' */
export const placeText = (view: FleetActionView): string =>
  fleetText('place', { turn: view.turn, of: view.scenario.turns, phase: phaseText(view) });

const MINUTES_A_TURN = 6;

/** [NW-1.1] '0624': when a turn begins. */
export const timeText = ({ scenario, turn }: FleetActionView): string =>
  hourText(scenario.startMinute + MINUTES_A_TURN * (turn - 1));

const OPTIONAL: readonly Phase[] = ['mines', 'submarines', 'aircraftMovement'];

/** The phases that a battle has: the optional ones once they are met. */
export const phasesShown = (view: FleetActionView): Phase[] =>
  PHASES.filter((it) => !OPTIONAL.includes(it) || it === phaseOf(view) || hasPhase(view, it));

/** What a side sees of its own tells that it has them. */
const hasPhase = ({ stands }: FleetActionView, phase: Phase): boolean =>
  phase === 'aircraftMovement' && Object.keys(stands).length > 0;
