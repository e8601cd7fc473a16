import type { Side } from '../../../src/rules/core';
import { type StrategicState, strategic } from '../../../src/rules/strategic';
import type { Order } from '../../../src/rules/strategic/model/orders';
import type { Desk } from '../../../src/ui/systems/strategic/desk/desk';
import { sortiesOn } from '../../../src/ui/systems/strategic/desk/squadrons';
import { NONE_GIVEN } from '../../../src/ui/table/standing/standing';
import { NO_LIGHTS } from '../../../src/words/core/logLine';
import { newNames } from '../../../src/words/strategic/common/names';

interface DeskWish {
  state: StrategicState;
  side?: Side;
  selected?: string | null;
  squads?: Readonly<Record<string, number>>;
}

/** The desk of one side of a position, with what it has been told to give. */
export function deskOf({ state, side = 'allies', selected = null, squads = {} }: DeskWish) {
  const view = strategic.view(state, side);
  const given: Order[] = [];
  const desk: Desk = {
    ...{ view, side, selected },
    stage: strategic.segment(view).active[side],
    legal: strategic.legalOrders(view, side),
    names: newNames(view),
    sorties: sortiesOn(view, side),
    squads: new Map(Object.entries(squads)),
    lastSpotted: new Map(),
    lastSeen: new Map(),
    attempt: 1,
    advice: { state: 'none', hint: undefined, advisers: [], ask: undefined, drop: () => {} },
    advised: null,
    advisedAims: new Set(),
    standing: { given: NONE_GIVEN, wasIdle: false },
    canUndo: false,
    refused: null,
    lights: NO_LIGHTS,
    give: (...orders) => {
      given.push(...orders);
      return true;
    },
    whyNot: (order) => strategic.refuse(view, side, order),
    oddsOf: (orders) => strategic.explain(view, side, orders).orders,
    select: () => {},
    take: () => {},
    aim: () => {},
    undo: () => {},
    explain: () => {},
    ask: () => {},
    light: () => {},
  };
  return { desk, given };
}
