import { type Play as AnyPlay, hide, teller } from '../../core';
import type { StrategicEvent } from './events';
import { ALL_SEEN, type Sight, TELLERS } from './hiding';
import type { StrategicState } from './state';

/** An operation while an order is carried out. */
export type Play = AnyPlay<StrategicState, StrategicEvent>;

/** Adds an event of the current turn, with what hiding it needs to know. */
export const tell = teller<StrategicState, StrategicEvent, 'turn', [sight?: Partial<Sight>]>(
  (event, { turn }) => {
    event.turn = turn;
  },
  (event, { scenario: { level } }, sight) =>
    hide(event, TELLERS, () => ({ ...ALL_SEEN, ...sight, level })),
);

/** What happens now reveals sealed orders, so its order cannot be taken back. */
export function reveal({ events }: Play): void {
  const last = events.at(-1);
  if (last) last.reveals = true;
}
