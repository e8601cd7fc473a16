import type { BaseEvent } from '../../core';

/** When it happened: the strategic turn, 0 during set-up. */
interface At extends BaseEvent {
  turn: number;
}

export type Fact<Kind extends string, Facts = unknown> = At & { kind: Kind } & Facts;
