import type { ScenarioFacts } from '../model/scenario';

type Clocked = Pick<ScenarioFacts, 'firstHour' | 'nightTurns'>;

const HOURS_PER_TURN = 4;

/** [WG-1.12] The hour at which a turn begins: 0 (printed 24:00), 4, 8, 12, 16 or 20. */
export const hourOf = ({ firstHour }: Pick<Clocked, 'firstHour'>, turn: number): number =>
  (firstHour + HOURS_PER_TURN * (turn - 1)) % 24;

/** [WG-1.13] */
export function isNight(scenario: Clocked, turn: number): boolean {
  const hour = hourOf(scenario, turn);
  return scenario.nightTurns?.includes(turn) ?? (hour === 20 || hour === 0);
}

/** [WG-3.14] The last day turn before a night turn. */
export const isDusk = (scenario: Clocked, turn: number): boolean =>
  !isNight(scenario, turn) && isNight(scenario, turn + 1);
