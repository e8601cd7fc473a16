import { diceFrom, drawFrom, eventsFor, scriptedDice, type Viewer } from '../../../src/rules/core';
import { newState } from '../../../src/rules/strategic/game/start';
import type { Blow } from '../../../src/rules/strategic/harm';
import type { FlightRecord } from '../../../src/rules/strategic/model/advancedState';
import type { EventOf, StrategicEvent } from '../../../src/rules/strategic/model/events';
import type { Play } from '../../../src/rules/strategic/model/play';
import type { StrategicScenario } from '../../../src/rules/strategic/model/scenario';
import type { Step } from '../../../src/rules/strategic/model/state';
import { smallAdvanced, smallBasic } from './smallGame';

/** A game under way with scripted dice: turn 1, nothing ordered. */
export interface Underway extends Play {
  dice: ReturnType<typeof scriptedDice>;
}

/** With something to choose at set-up, so that nothing goes on by itself. */
const waiting = (scenario: StrategicScenario): StrategicScenario => ({
  ...scenario,
  divisions: scenario.divisions.map((it) => ({ ...it, choice: ['long', 'medium'] as const })),
});

const started = (scenario: StrategicScenario, step: Step, values: readonly number[]): Underway => {
  const { state } = newState(waiting(scenario), {}, diceFrom(drawFrom('a beginning')));
  return { state: { ...state, turn: 1, step }, dice: scriptedDice(values), events: [] };
};

export const basicPlay = (
  values: readonly number[],
  given?: Partial<StrategicScenario>,
): Underway => started(smallBasic(given), { kind: 'strikes', side: 'allies' }, values);

export const advancedPlay = (
  values: readonly number[],
  given?: Partial<StrategicScenario>,
): Underway => started(smallAdvanced(given), { kind: 'combats', queue: [] } as never, values);

/** What a viewer is told. */
export const told = (play: Play, viewer: Viewer): StrategicEvent[] =>
  eventsFor(play.events, viewer);

export const kinds = (play: Underway, viewer: 'allies' | 'axis' | 'spectator' = 'axis') =>
  told(play, viewer).map(({ kind }) => kind);

export const toldOf = <Kind extends StrategicEvent['kind']>(
  play: Play,
  viewer: Viewer,
  kind: Kind,
): EventOf<Kind>[] => told(play, viewer).filter((it): it is EventOf<Kind> => it.kind === kind);

export const aloft = (squadron: string, given: Partial<FlightRecord> = {}): FlightRecord =>
  ({
    ...{ squadron, ordnance: null, hex: null, path: [], launchTurn: null, hasAttacked: false },
    ...{ capOver: null, isScrambled: false, justLanded: false },
    ...given,
  }) as FlightRecord;

/** What an attack does to a ship or a land unit. */
export const blow = (damageLevels: number, dice: [number, number] = [4, 3]): Blow => ({
  ...{ damageLevels, attackerDie: dice[0], defenderDie: dice[1] },
  ...{ cause: 'bombs', rule: 'ST-14.7' },
});
