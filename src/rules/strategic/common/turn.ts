import { type Play, tell } from '../model/play';
import type { StrategicState } from '../model/state';
import { advancedTurnHour, basicTurnHour } from '../tables/clock';
import { rollPriority } from './priority';
import { rollReinforcements } from './reinforcements';
import { skyOf } from './sky';

/** Begins the next turn of either level: its number, hour, weather and priority [ST-5.13]. */
export function beginTurn(play: Play): void {
  const { state } = play;
  state.turn += 1;
  const told = { ...skyOf(state, null), hour: hourOf(state) };
  tell(play, { kind: 'turnBegan', rule: turnRule(state), ...told });
  const { winner, dice } = rollPriority(play.dice);
  state.priority = winner;
  tell(play, { kind: 'priorityRolled', rule: 'ST-5.13', winner, dice });
  rollReinforcements(play);
}

/** [ST-1.21, ST-1.22] The hour, 0 to 23, at which the present turn begins. */
export const hourOf = ({ scenario, turn }: Pick<StrategicState, 'scenario' | 'turn'>): number =>
  scenario.level === 'basic'
    ? basicTurnHour(turn, scenario.firstHour)
    : advancedTurnHour(turn, scenario.firstHour);

const turnRule = ({ scenario }: StrategicState) =>
  scenario.level === 'basic' ? 'ST-7.1' : 'ST-8.3';
