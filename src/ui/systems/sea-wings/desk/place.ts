import { type SeaWingsView, seaWings } from '../../../../rules/sea-wings';
import { hourOf, PHASES, type Phase } from '../../../../rules/sea-wings/query';
import { wingsScreenText } from '../../../../words/sea-wings/texts/screen';

/** [WG-3.1] The phase of the present step. */
export function phaseOf(view: SeaWingsView): Phase {
  const { phase } = seaWings.segment(view);
  return PHASES.find((it) => it === phase) ?? 'setup';
}

/** The phases of a turn as the track shows them. */
export const TURN_PHASES = PHASES.filter((it) => it !== 'setup' && it !== 'turnRecord');

/** [WG-1.12] '08'; midnight is '00' of the day that begins. */
export const hourText = ({ scenario }: Pick<SeaWingsView, 'scenario'>, turn: number): string =>
  String(hourOf(scenario, turn)).padStart(2, '0');

/** 'Plotting' */
const phaseText = (view: SeaWingsView): string => wingsScreenText(`phase.${phaseOf(view)}`);

/** What a step is called that has passed: its phase, or the cards that might have been played in it. */
export const passedText = (view: SeaWingsView): string =>
  view.step.kind === 'cards' ? wingsScreenText('tab.cards') : phaseText(view);

/** 'Turn 3 of 16: Plotting' */
export function placeText(view: SeaWingsView): string {
  const phase = phaseText(view);
  return view.turn === 0
    ? phase
    : wingsScreenText('place', { turn: view.turn, of: view.scenario.turns, phase });
}

const HOURS_PER_TURN = 4;
const HOUR_MS = 3_600_000;

/** The day of a turn, ISO 8601. */
export function dateOf({ scenario }: Pick<SeaWingsView, 'scenario'>, turn: number): string {
  const start = Date.parse(`${scenario.date}T00:00:00Z`) + scenario.firstHour * HOUR_MS;
  const hours = HOURS_PER_TURN * (Math.max(1, turn) - 1);
  return new Date(start + hours * HOUR_MS).toISOString().slice(0, 10);
}
