import type { EventOf, FleetActionEvent } from '../../../rules/fleet-action';
import type { Part } from '../../core/logLine';
import { telling } from '../../core/telling';
import type { Names } from '../common/names';
import { fleetValuesText } from '../texts/values';
import { either, say, type Tellers, unit } from './say';

/** What a hit does to a unit: what all see of it, losses, fires and repairs. */
type DamageEvent = Extract<
  FleetActionEvent['kind'],
  | 'damaged'
  | 'appearanceChanged'
  | 'firesChanged'
  | 'firesFought'
  | 'flightStopped'
  | 'wreckTested'
  | 'unitLost'
  | 'vesselsLost'
  | 'hullLost'
  | 'exploded'
  | 'blastRolled'
  | 'collateralRolled'
  | 'powerLost'
  | 'repairTried'
>;

export const DAMAGE_TEXT: Tellers<DamageEvent> = {
  damaged: (event, names) => {
    const parts = damageParts(event, names);
    return parts && telling(parts, { tone: 'hit', depth: 1, lights: { ships: [event.unit] } });
  },
  appearanceChanged: ({ unit: id, appearance }, names) =>
    telling(
      say('appearance', {
        ship: unit(names, id),
        appearance: fleetValuesText(`appearance.${appearance}`),
      }),
      { tone: 'hit', depth: 1, lights: { ships: [id] } },
    ),
  firesChanged: ({ unit: id, fires }, names) =>
    telling(say('fires', { ship: unit(names, id), count: fires }), {
      ...{ tone: fires > 0 ? 'hit' : 'plain', depth: 1, lights: { ships: [id] } },
    }),
  firesFought: ({ unit: id, putOut }, names) =>
    telling(say('firesFought', { ship: unit(names, id), count: putOut }), {
      lights: { ships: [id] },
    }),
  flightStopped: ({ unit: id, until }, names) =>
    telling(say('flightStopped', { ship: unit(names, id), turn: until }), {
      ...{ tone: 'hit', depth: 2, lights: { ships: [id] } },
    }),
  wreckTested: ({ unit: id, isPassed }, names) =>
    telling(say(isPassed ? 'wreckPassed' : 'wreckFailed', { ship: unit(names, id) }), {
      ...{ depth: 1, lights: { ships: [id] } },
    }),
  unitLost: (event, names) =>
    telling(say(endOf(event, names), { ship: unit(names, event.unit) }), {
      ...{ tone: 'loss', depth: 1, lights: { ships: [event.unit] } },
    }),
  vesselsLost: ({ unit: id, count, left }, names) =>
    telling(say('vesselsLost', { ship: unit(names, id), count, left }), {
      ...{ tone: 'loss', depth: 1, lights: { ships: [id] } },
    }),
  hullLost: ({ unit: id, left }, names) =>
    telling(say('hullLost', { ship: unit(names, id), left }), {
      ...{ tone: 'hit', depth: 1, lights: { ships: [id] } },
    }),
  exploded: ({ unit: id }, names) =>
    telling(say('exploded', { ship: unit(names, id) }), {
      ...{ tone: 'loss', depth: 1, lights: { ships: [id] } },
    }),
  blastRolled: ({ unit: id, criticalValue: value }, names) =>
    telling(say('blast', { ship: unit(names, id), value }), { depth: 2, lights: { ships: [id] } }),
  collateralRolled: ({ at, from, isHurt }, names) =>
    telling(
      say(isHurt ? 'collateral' : 'noCollateral', {
        ...{ at: either(names, at), from: unit(names, from) },
      }),
      { tone: isHurt ? 'hit' : 'plain', depth: 2, lights: { ships: [at, from] } },
    ),
  powerLost: ({ unit: id }, names) =>
    telling(say('powerLost', { ship: unit(names, id) }), {
      ...{ tone: 'hit', depth: 2, lights: { ships: [id] } },
    }),
  repairTried: (event, names) => telling(repairParts(event, names), lit(event)),
};

const lit = ({ unit: id }: { unit: string }) => ({ lights: { ships: [id] } });

function damageParts(event: EventOf<'damaged'>, names: Names): Part[] | null {
  const { structure, flotation } = event;
  const ship = unit(names, event.unit);
  if (structure > 0 && flotation > 0) return say('damaged.both', { ship, structure, flotation });
  if (structure > 0) return say('damaged.structure', { ship, structure });
  return flotation > 0 ? say('damaged.flotation', { ship, flotation }) : null;
}

/** A battery or an air base is destroyed; ships become wrecks or sink. */
const endOf = ({ unit: id, fate }: EventOf<'unitLost'>, names: Names) =>
  names.sheetOf(id)?.type === 'L' ? 'destroyed' : fate;

function repairParts({ unit: id, item, isMended, amount }: EventOf<'repairTried'>, names: Names) {
  const ship = unit(names, id);
  if (!isMended) return say(`notMended.${item}`, { ship });
  return item === 'speed' ? say('mended.speed', { ship, amount }) : say(`mended.${item}`, { ship });
}
