import type { FleetActionEvent } from '../../../rules/fleet-action';
import { telling } from '../../core/telling';
import { weaponName } from '../common/words';
import { fleetNamesText } from '../texts/names';
import { hitCount, say, stand, type Tellers, unit } from './say';

/** Combat in the air, flak, and attacks by aircraft. */
type AirCombatEvent = Extract<
  FleetActionEvent['kind'],
  | 'intercepted'
  | 'pressedOn'
  | 'escorted'
  | 'slipped'
  | 'dogfought'
  | 'aircraftLost'
  | 'flakFired'
  | 'airAttackBegun'
  | 'airAttackRolled'
  | 'gunHitsValidated'
  | 'kamikazeHit'
  | 'kamikazesMissed'
>;

export const AIR_COMBAT_TEXT: Tellers<AirCombatEvent> = {
  intercepted: ({ stand: id, enemy }, names) =>
    telling(say('intercepted', { stand: stand(names, id), enemy: stand(names, enemy) }), {
      lights: { stacks: [id, enemy] },
    }),
  pressedOn: ({ stand: id, isThrough }, names) =>
    telling(say(isThrough ? 'pressedOn' : 'heldUp', { stand: stand(names, id) }), {
      ...{ depth: 1, lights: { stacks: [id] } },
    }),
  escorted: ({ stand: id, friend }, names) =>
    telling(say('escorted', { stand: stand(names, id), friend: stand(names, friend) }), {
      lights: { stacks: [id, friend] },
    }),
  slipped: ({ stand: id, isThrough }, names) =>
    telling(say(isThrough ? 'slipped' : 'notSlipped', { stand: stand(names, id) }), {
      lights: { stacks: [id] },
    }),
  dogfought: ({ stand: id, at, hits }, names) =>
    telling(
      say('dogfight', {
        ...{ stand: stand(names, id), enemy: stand(names, at), hits: hitCount(hits) },
      }),
      { tone: hits > 0 ? 'hit' : 'plain', lights: { stacks: [id, at] } },
    ),
  aircraftLost: ({ stand: id, count, left }, names) =>
    telling(say('aircraftLost', { stand: stand(names, id), count, left }), {
      ...{ tone: 'loss', depth: 1, lights: { stacks: [id] } },
    }),
  flakFired: ({ unit: id, weapon, at, hits }, names) =>
    telling(
      say('flak', {
        ...{ ship: unit(names, id), stand: stand(names, at) },
        ...{ weapon: weaponName(weapon), hits: hitCount(hits) },
      }),
      { tone: hits > 0 ? 'hit' : 'plain', depth: 1, lights: { ships: [id], stacks: [at] } },
    ),
  airAttackRolled: ({ stand: id, target, attack, hits }, names) =>
    telling(
      say('airAttack', {
        ...{ stand: stand(names, id), target: unit(names, target) },
        ...{ attack: fleetNamesText(`attack.${attack}`), hits: hitCount(hits) },
      }),
      { tone: hits > 0 ? 'hit' : 'plain', lights: { stacks: [id], ships: [target] } },
    ),
  airAttackBegun: ({ stand: id, target, attack, aircraft }, names) =>
    telling(
      say('airAttackBegun', {
        ...{ stand: stand(names, id), target: unit(names, target) },
        ...{ number: aircraft, attack: fleetNamesText(`attack.${attack}`) },
      }),
      { lights: { stacks: [id], ships: [target] } },
    ),
  gunHitsValidated: ({ stand: id, target, hits }, names) =>
    telling(say('strafed', { target: unit(names, target), count: hits }), {
      ...{ depth: 1, lights: { stacks: [id], ships: [target] } },
    }),
  kamikazeHit: ({ unit: id, protection }, names) =>
    telling(say(`kamikazeHit.${protection}`, { ship: unit(names, id) }), {
      ...{ tone: 'hit', depth: 1, lights: { ships: [id] } },
    }),
  kamikazesMissed: ({ stand: id, lost }, names) =>
    telling(say('kamikazesMissed', { stand: stand(names, id), count: lost }), {
      ...{ depth: 1, lights: { stacks: [id] } },
    }),
};
