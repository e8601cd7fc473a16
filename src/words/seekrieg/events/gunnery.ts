import type { EventOf } from '../../../rules/seekrieg';
import type { GunneryKind } from '../../../rules/seekrieg/query';
import type { Part } from '../../core/logLine';
import { figure } from '../../core/say';
import { telling } from '../../core/telling';
import type { Names } from '../common/names';
import { refusalText } from '../common/refusal';
import { letterOf, turretsText } from '../common/words';
import { seekriegNamesText } from '../texts/names';
import { hitCount, place, say, ship, type Tellers } from './say';

/**
 * Of the enemy's fire no more is told than that it falls [SK-5.13].
 * @param before how often she has fired at this target already in this turn
 */
function salvoParts(event: EventOf<'salvoFired'>, names: Names, before: number): Part[] {
  const { ship: id, target, hits, isStray, details } = event;
  const figures = { target: ship(names, target), hits: hitCount(hits) };
  if (id === null) return say(isStray ? 'strayUnseen' : UNSEEN[before > 0 ? 1 : 0], figures);
  const seen = { ...figures, ship: ship(names, id) };
  if (isStray) return say('stray', seen);
  if (!details) return say(SALVOS_SEEN[before] ?? 'salvoSeen.more', seen);
  const { battery, turrets, rangeYards, shells, type } = details;
  return say('salvo', {
    ...{ ...seen, count: shells, yards: figure(rangeYards) },
    type: seekriegNamesText(`shells.${type}`),
    guns: turretsText(names, { ship: id, battery, turrets }),
  });
}

/** The first salvos of a turn at the same target, as they are counted. */
const SALVOS_SEEN = ['salvoSeen', 'salvoSeen.second', 'salvoSeen.third'] as const;

/** Of the guns of ships that are not seen, nobody can tell how many ships they are. */
const UNSEEN = ['salvoUnseen', 'salvoUnseen.more'] as const;

/** A salvo in the log; those of other guns of the same ship are counted. */
export const salvoText = (event: EventOf<'salvoFired'>, names: Names, before = 0) =>
  telling(salvoParts(event, names, before), {
    tone: event.hits > 0 ? 'hit' : 'plain',
    lights: { ships: [event.ship ?? [], event.target].flat() },
  });

/** Gunfire of phases 6 and 8. */
export const GUNNERY_TEXT: Tellers<GunneryKind> = {
  fireStruckOut: ({ ship: id, battery, turrets, target, why }, names) =>
    telling(
      say('struckOut', {
        ...{ ship: ship(names, id), guns: turretsText(names, { ship: id, battery, turrets }) },
        ...{ target: ship(names, target), why: refusalText(why, names) },
      }),
      { lights: { ships: [id, target] } },
    ),
  turretFaultRolled: ({ ship: id, turret, fires }, names) =>
    telling(
      say(fires ? 'turretWorks' : 'turretFaulty', {
        ...{ ship: ship(names, id), letter: letterOf(names, { ship: id, battery: 0 }, turret) },
      }),
      { tone: fires ? 'quiet' : 'plain', lights: { ships: [id] } },
    ),
  salvoFired: (event, names) => salvoText(event, names),
  friendMistaken: ({ ship: id, target, friend, isMistaken }, names) =>
    telling(
      say(isMistaken ? 'mistaken' : 'notMistaken', {
        ...{ ship: ship(names, id), friend: ship(names, friend), target: ship(names, target) },
      }),
      { tone: isMistaken ? 'hit' : 'quiet', lights: { ships: [id, friend] } },
    ),
  spotterLaunched: ({ ship: id }, names) =>
    telling(say('spotter', { ship: ship(names, id) }), { lights: { ships: [id] } }),
  smokeShellsFired: ({ ship: id, hex, shells }, names) =>
    telling(say('smokeShells', { ship: ship(names, id), hex: place(names, hex), count: shells }), {
      lights: { ships: [id], hexes: [hex] },
    }),
};
