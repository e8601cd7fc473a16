import { hexLength } from '../../../../hex';
import { must } from '../../../core';
import { HEXES_IN_ONE_HEX } from '../../common/scale';
import { refusal } from '../../model/refusals';
import type { OrderRule } from '../../model/rule';
import { searchOf } from '../forces';
import { forceNamed, refuseNow } from './asking';

/** [SK-6.5] Where a ship steams: battle hexes from the flagship, heading north. */
export const formation: OrderRule<'formation'> = {
  legal: () => [],
  refuse(view, side, { force: id, ship, offset }) {
    const why = refuseNow(view, side, ['search'], 'SK-6.5');
    if (why) return why;
    const force = forceNamed(view, side, id);
    if (!force) return refusal('no-such-force', 'SK-6.5', { force: id });
    if (!force.ships.includes(ship)) return refusal('not-in-force', 'SK-6.5', { ship });
    if (force.flagship === ship) return refusal('flagship-is-center', 'SK-6.5', { ship });
    return hexLength(offset) > HEXES_IN_ONE_HEX
      ? refusal('station-too-far', 'SK-6.5', { most: HEXES_IN_ONE_HEX })
      : undefined;
  },
  apply(play, side, { force, ship, offset }) {
    must(searchOf(play.state, side).forces[force], force).stations[ship] = { ...offset };
  },
};
