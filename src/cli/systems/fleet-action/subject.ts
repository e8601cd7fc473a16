import type {
  FleetActionEvent,
  FleetActionState,
  FleetActionView,
  Order,
} from '../../../rules/fleet-action';
import type { FleetActionScenario } from '../../../rules/fleet-action/query';
import type { FuzzSubject } from '../../common/fuzzSubject';
import { breachesOf } from './breaches';
import { inventFleetAction } from './invent';
import { TO_MEET } from './kinds';
import { eventLeaks, leaks } from './secrets';
import { twinOf } from './twins';
import { varyFleetAction } from './vary';

/** What the fuzzer knows of Fleet Action. */
export const fleetActionSubject: FuzzSubject<
  FleetActionState,
  Order,
  FleetActionEvent,
  FleetActionView
> = {
  vary: (scenario, draw) => varyFleetAction(scenario as FleetActionScenario, draw),
  options: () => ({}),
  weight: ({ kind }) => WEIGHTS[kind] ?? 1,
  drawsKinds: true,
  invent: inventFleetAction,
  isSelection: ({ kind }) => SELECTIONS.has(kind),
  isAttack: ({ kind }) => ATTACKS.has(kind),
  sortOf: () => 'fleet-action',
  toMeet: { 'fleet-action': TO_MEET },
  leaks,
  twin: twinOf,
  eventLeaks: (events, _views, viewer, states) => eventLeaks(events, viewer, states),
  breaches: breachesOf,
};

/** Orders of which only some are listed: of paths those that end in different places, of sets of mounts the useful ones. */
const SELECTIONS: ReadonlySet<Order['kind']> = new Set([
  'detach',
  'moveContact',
  'moveShip',
  'setSpeed',
  'declareTorpedo',
  'moveAir',
  'moveSub',
  'deploySub',
  'subAttack',
  'layMines',
  'sweep',
  'launch',
  'serviceStand',
  'shootGuns',
  'shootLight',
  'starShell',
  'airAttack',
  'airCombat',
  'antiAir',
  'refillTubes',
  'done',
] satisfies Order['kind'][]);

const ATTACKS: ReadonlySet<Order['kind']> = new Set([
  'declareTorpedo',
  'ram',
  'shootGuns',
  'shootLight',
  'airAttack',
  'airCombat',
  'antiAir',
  'subAttack',
  'aswAttack',
] satisfies Order['kind'][]);

/** How often an order is chosen among others: battles must come to blows before somebody gives up. */
const WEIGHTS: Partial<Record<Order['kind'], number>> = {
  concede: 0.002,
  offerEnd: 0.05,
  toContact: 0.1,
  detach: 0.1,
  laySmoke: 0.3,
  setSpeed: 0.5,
  jettison: 0.2,
  done: 0.6,
};
