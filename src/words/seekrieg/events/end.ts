import type { EventOf } from '../../../rules/seekrieg';
import type { EndKind, Objective } from '../../../rules/seekrieg/query';
import type { Part } from '../../core/logLine';
import { listed } from '../../core/say';
import { telling } from '../../core/telling';
import type { Names } from '../common/names';
import { objectiveText } from '../common/objective';
import { seekriegNamesText } from '../texts/names';
import { seekriegReportText } from '../texts/report';
import { say, ship, side, type Tellers } from './say';

/** A side is told what its own ship suffers [SK-5.14]. */
function rammedParts({ ship: id, by, damage, cost }: EventOf<'shipRammed'>, names: Names): Part[] {
  const figures = { ship: ship(names, id), by: ship(names, by) };
  if (damage !== null && cost !== null) return say('struck.both', { ...figures, damage, cost });
  if (damage !== null) return say('struck.damage', { ...figures, damage });
  return cost === null ? say('struck', figures) : say('struck.cost', { ...figures, cost });
}

/** The ships that it has been scored for now, no longer each by herself. */
const scoredFor = (
  { of }: Objective,
  ships: readonly string[],
): Pick<Objective, 'of' | 'ships'> => ({
  ships,
  of: of === 'each' ? 'all' : of,
});

/** Collisions, damage control and the end of a turn. */
export const END_TEXT: Tellers<EndKind> = {
  shipRammed: (event, names) =>
    telling(rammedParts(event, names), {
      ...{ tone: 'hit', depth: 1, lights: { ships: [event.ship, event.by] } },
    }),
  controlSpent: ({ ship: id, onDamage, onFires, left }, names) =>
    telling(
      say('control', {
        ...{ ship: ship(names, id), onDamage, left },
        onFires: onFires.reduce((sum, it) => sum + it, 0),
      }),
      { lights: { ships: [id] } },
    ),
  setsRolled: ({ ship: id, percent, lost }, names) => {
    const figures = { ship: ship(names, id), percent };
    const sets = listed(lost.map((it) => seekriegNamesText(`set.${it}`)));
    return telling(
      lost.length > 0 ? say('setsLost', { ...figures, sets }) : say('setsKept', figures),
      { tone: lost.length > 0 ? 'hit' : 'quiet', lights: { ships: [id] } },
    );
  },
  moraleRolled: ({ ship: id, percent, holds }, names) =>
    telling(say(holds ? 'moraleHolds' : 'moraleBreaks', { ship: ship(names, id), percent }), {
      lights: { ships: [id] },
    }),
  shipAbandoned: ({ ship: id, because }, names) =>
    telling(say(`abandoned.${because}`, { ship: ship(names, id) }), {
      ...{ tone: 'loss', lights: { ships: [id] } },
    }),
  shipSank: ({ ship: id }, names) =>
    telling(say('sank', { ship: ship(names, id) }), { tone: 'loss', lights: { ships: [id] } }),
  objectiveScored: ({ side: of, objective: id, points, ships }, names) => {
    const objective = names.objective(of, id);
    return telling(
      say('scored', {
        ...{ side: side(names, of), count: points },
        objective: objective
          ? objectiveText({ ...objective, ...scoredFor(objective, ships) }, names)
          : seekriegReportText('other'),
      }),
      { tone: 'turn', lights: { ships } },
    );
  },
};
