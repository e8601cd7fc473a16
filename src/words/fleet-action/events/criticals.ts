import type { EventOf, FleetActionEvent } from '../../../rules/fleet-action';
import type { Part } from '../../core/logLine';
import { listedParts } from '../../core/say';
import { telling } from '../../core/telling';
import type { Names } from '../common/names';
import { areaName, purposeText } from '../common/values';
import { weaponName } from '../common/words';
import { en } from '../en/log';
import { fleetValuesText } from '../texts/values';
import { say, stand, type Tellers, unit } from './say';

/** Critical damage as it is worked out, told to the owner. */
type CriticalEvent = Extract<
  FleetActionEvent['kind'],
  | 'plungeRolled'
  | 'criticalRolled'
  | 'strikeSettled'
  | 'penetrationRolled'
  | 'criticalApplied'
  | 'mountLost'
  | 'factorLost'
  | 'tubesTested'
  | 'magazineTested'
  | 'officerHit'
  | 'crewTested'
  | 'fireTested'
  | 'fuelTested'
  | 'cargoLost'
  | 'hangarTested'
>;

export const CRITICAL_TEXT: Tellers<CriticalEvent> = {
  plungeRolled: ({ unit: id, isPlunging }, names) =>
    telling(say(isPlunging ? 'plunging' : 'notPlunging', { ship: unit(names, id) }), quiet(id)),
  criticalRolled: ({ unit: id, area, criticalValue: value }, names) =>
    telling(say('critical', { ship: unit(names, id), area: areaName(area), value }), {
      ...{ tone: 'hit', depth: 1, lights: { ships: [id] } },
    }),
  strikeSettled: ({ unit: id, area }, names) =>
    telling(say('struck', { ship: unit(names, id), area: areaName(area) }), quiet(id)),
  penetrationRolled: ({ unit: id, area, penetration, armor, isThrough }, names) =>
    telling(
      say(isThrough ? 'through' : 'held', {
        ...{ ship: unit(names, id), penetration, armor, area: areaName(area) },
      }),
      quiet(id),
    ),
  criticalApplied: (event, names) => {
    const parts = appliedParts(event, names);
    return parts && telling(parts, hurt(event.unit));
  },
  mountLost: ({ unit: id, group, mount }, names) => {
    const isTurret = group === 'main' && names.sheetOf(id)?.main?.kind === 'turret';
    const figures = { ship: unit(names, id), number: mount + 1 };
    return telling(say(`mountLost.${isTurret ? 'turret' : group}`, figures), hurt(id));
  },
  factorLost: ({ unit: id, weapon }, names) =>
    telling(say('factorLost', { ship: unit(names, id), weapon: weaponName(weapon) }), hurt(id)),
  tubesTested: ({ unit: id, structure }, names) =>
    structure > 0
      ? telling(say('tubesExplode', { ship: unit(names, id), structure }), hurt(id))
      : telling(say('tubesSafe', { ship: unit(names, id) }), quiet(id)),
  magazineTested: ({ unit: id, isFlash }, names) =>
    telling(
      say(isFlash ? 'flash' : 'noFlash', { ship: unit(names, id) }),
      isFlash ? hurt(id) : quiet(id),
    ),
  officerHit: ({ unit: id, isKilled }, names) =>
    telling(say(isKilled ? 'officerKilled' : 'officerHurt', { ship: unit(names, id) }), hurt(id)),
  crewTested: ({ unit: id, purpose, isPassed }, names) =>
    telling(
      say(isPassed ? 'crewPassed' : 'crewFailed', {
        ...{ ship: unit(names, id), purpose: purposeText(purpose) },
      }),
      { ...quiet(id), depth: OF_ORDERS.includes(purpose) ? 0 : 2 },
    ),
  fireTested: ({ unit: id, started }, names) =>
    telling(
      say('fireTested', { ship: unit(names, id), count: started }),
      started > 0 ? hurt(id) : quiet(id),
    ),
  fuelTested: ({ unit: id, isAlight }, names) =>
    telling(
      say(isAlight ? 'fuelAlight' : 'fuelSafe', { ship: unit(names, id) }),
      isAlight ? hurt(id) : quiet(id),
    ),
  cargoLost: ({ unit: id, cargo }, names) =>
    telling(
      say('cargoLost', { ship: unit(names, id), cargo: fleetValuesText(`cargo.${cargo}`) }),
      hurt(id),
    ),
  hangarTested: ({ unit: id, lost }, names) =>
    lost.length > 0
      ? telling(
          say('hangarLost', {
            ship: unit(names, id),
            stands: listedParts(lost.map((it) => stand(names, it))),
          }),
          hurt(id),
        )
      : telling(say('hangarSafe', { ship: unit(names, id) }), quiet(id)),
};

/** Crew Tests that an order calls for; the others follow from a hit. */
const OF_ORDERS: readonly string[] = [
  'power',
  'spread',
  'turn',
  'ram',
  'identify',
  'star-shell',
  'acquire',
  'sweep',
];

const quiet = (id: string) => ({ tone: 'quiet', depth: 2, lights: { ships: [id] } }) as const;

const hurt = (id: string) => ({ tone: 'hit', depth: 2, lights: { ships: [id] } }) as const;

type Applied = Extract<keyof typeof en, `applied.${string}`>;

const isApplied = (key: string): key is Applied => Object.hasOwn(en, key);

/** What an area has lost; `null` for one whose losses other events tell. */
function appliedParts(event: EventOf<'criticalApplied'>, names: Names): Part[] | null {
  const { area, amount, left } = event;
  const key = `applied.${area}`;
  return isApplied(key) ? say(key, { ship: unit(names, event.unit), amount, left }) : null;
}
