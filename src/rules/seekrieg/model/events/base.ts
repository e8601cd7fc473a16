import type { BaseEvent, Side } from '../../../core';
import type { ShipId } from '../ids';

/** When it happened: the turn. */
interface At extends BaseEvent {
  turn: number;
}

/** Of several kinds with the same facts, one each. */
export type Fact<Kind extends string, Facts = unknown> = Kind extends string
  ? At & { kind: Kind } & Facts
  : never;

/** Of one side; told to both unless `seenBy` says otherwise. */
export type Of<Kind extends string, Facts = unknown> = Fact<Kind, { side: Side } & Facts>;

/** Of one ship. */
export type About<Kind extends string, Facts = unknown> = Fact<Kind, { ship: ShipId } & Facts>;
