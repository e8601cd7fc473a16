import { distance } from '../../../../hex';
import type { Refusal } from '../../../core';
import { type Task, taskRule } from '../../activation/task';
import { unitsInPlay } from '../../common/own';
import { crewOf, standOf } from '../../common/stands';
import type { OrderOf } from '../../model/orders';
import { type Play, tell } from '../../model/play';
import { refusal } from '../../model/refusals';
import type { FleetActionView } from '../../model/state';
import { light } from './light';

/** [NW-12.23] */
const FLARE_HEXES = 3;

type Flare = OrderOf<'flare'>;

function refuseFlare(view: FleetActionView, { stand }: Flare): Refusal | undefined {
  if (!view.scenario.isNight) return refusal('not-by-day', 'NW-12.23');
  return crewOf(standOf(view, stand)).flares > 0 ? undefined : refusal('no-flares', 'NW-12.23');
}

function drop(play: Play, { stand: id }: Flare): void {
  const stand = standOf(play.state, id);
  crewOf(stand).flares -= 1;
  const { side, hex } = stand;
  tell(play, { kind: 'flareDropped', rule: 'NW-12.23', side, stand: id, hex: { ...hex } });
  const under = unitsInPlay(play.state).filter(
    (unit) => !unit.isSubmerged && distance(unit.hex, hex) <= FLARE_HEXES,
  );
  light(play, under, id);
}

export const flareTask: Task<'flare'> = {
  actorOf: ({ stand }) => stand,
  options: (view, id) => {
    const order: Flare = { kind: 'flare', stand: id };
    return view.stands[id] && !refuseFlare(view, order) ? [order] : [];
  },
  refuse: refuseFlare,
  apply: drop,
};

/** [NW-12.23] */
export const flare = taskRule(flareTask);
