import type { StrategicView } from '../../../../rules/strategic';
import { basicTurnHour, isNightHour, isNightTurn } from '../../../../rules/strategic/query';

type Turns = Pick<StrategicView, 'scenario'>;

/** Whether a turn is played by night [ST-1.20, ST-1.22]. */
export const isNightAt = ({ scenario }: Turns, turn: number): boolean =>
  scenario.level === 'basic'
    ? isNightTurn(turn)
    : isNightHour(hourAt({ scenario }, turn), scenario.daylight);

/** The hour, 0 to 23, at which a turn begins [ST-1.21, ST-1.22]. */
export const hourAt = ({ scenario }: Turns, turn: number): number =>
  scenario.level === 'basic'
    ? basicTurnHour(turn, scenario.firstHour)
    : (scenario.firstHour + turn - 1) % 24;

/** Set-up is by the light of the first turn. */
export const isNightNow = (view: StrategicView): boolean => isNightAt(view, Math.max(1, view.turn));

const HOURS_IN_TURN = { basic: 6, advanced: 1 } as const;
const DAY_MS = 86_400_000;

/** The day on which a turn begins, as an ISO date. */
export function dateAt({ scenario }: Turns, turn: number): string {
  const hours = scenario.firstHour + (turn - 1) * HOURS_IN_TURN[scenario.level];
  const start = Date.parse(`${scenario.date.slice(0, 10)}T00:00Z`);
  return new Date(start + Math.floor(hours / 24) * DAY_MS).toISOString().slice(0, 10);
}
