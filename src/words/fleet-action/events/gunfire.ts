import type { EventOf, FleetActionEvent } from '../../../rules/fleet-action';
import { telling } from '../../core/telling';
import type { Names } from '../common/names';
import { batteryName, gunsText, someGunsText, weaponName } from '../common/words';
import { fleetLogText } from '../texts/log';
import { either, hitCount, say, type Tellers, unit } from './say';

type GunfireEvent = Extract<
  FleetActionEvent['kind'],
  'gunsFired' | 'turretsTested' | 'lightFired' | 'saveRolled'
>;

/** [NW-3.21] Of the enemy's guns the caliber alone is known. */
function gunsOf({ unit: id, battery, guns }: EventOf<'gunsFired'>, names: Names): string {
  const inches = names.sheetOf(id)?.[battery]?.gun.caliberInches;
  if (inches === undefined) return batteryName(battery);
  return guns === null ? someGunsText(inches) : gunsText(guns, inches);
}

const resultOf = ({ isHit, isOverwhelming }: EventOf<'gunsFired'>) =>
  isHit ? (isOverwhelming ? 'overwhelming' : 'hit') : 'miss';

export const GUNFIRE_TEXT: Tellers<GunfireEvent> = {
  gunsFired: (event, names) =>
    telling(
      say(event.isDirected === false ? 'gunsLocal' : 'guns', {
        ...{ ship: unit(names, event.unit), target: unit(names, event.target) },
        ...{ guns: gunsOf(event, names), result: fleetLogText(`result.${resultOf(event)}`) },
      }),
      { tone: event.isHit ? 'hit' : 'plain', lights: { ships: [event.unit, event.target] } },
    ),
  turretsTested: ({ unit: id, mount }, names) =>
    telling(say(mount === null ? 'turretsHold' : 'jammed', { ship: unit(names, id) }), {
      ...{ depth: 1, lights: { ships: [id] } },
    }),
  lightFired: ({ unit: id, weapon, target, hits }, names) =>
    telling(
      say('light', {
        ...{ ship: unit(names, id), target: unit(names, target) },
        ...{ weapon: weaponName(weapon), hits: hitCount(hits) },
      }),
      { tone: hits > 0 ? 'hit' : 'plain', lights: { ships: [id, target] } },
    ),
  saveRolled: ({ of, saved, failed }, names) =>
    telling(say('saves', { unit: either(names, of), saved, count: saved + failed }), {
      ...{ depth: 1, lights: { ships: [of] } },
    }),
};
