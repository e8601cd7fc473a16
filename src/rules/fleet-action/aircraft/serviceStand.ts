import type { Refusal, Side } from '../../core';
import { unitOf } from '../common/own';
import { standOf, standsAboard } from '../common/stands';
import type { AirStand } from '../model/air';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { openHomes } from './activation';
import { activate } from './opening';
import { refuseHome } from './refusing';
import { mostPoints, service, serviceable } from './service';

type ServiceStand = OrderOf<'serviceStand'>;

const loadsOf = ({ aircraft }: AirStand): string[] => [
  ...aircraft.loads.map(({ key }) => key),
  '-',
];

/** [NW-10.21, NW-10.22] Listed with all the points that can be spent on each stand. */
export const serviceStand: OrderRule<'serviceStand'> = {
  legal: (view, side) =>
    openHomes(view, side).flatMap((home) =>
      serviceable(view, home).flatMap((stand) => services(home, stand)),
    ),
  refuse: refuseService,
  apply(play, _side, { home: id, stand, ...spent }) {
    activate(play, id);
    service(play, unitOf(play.state, id), standOf(play.state, stand), spent);
  },
};

function services(home: Unit, stand: AirStand): ServiceStand[] {
  const points = mostPoints(home, stand);
  const order = { kind: 'serviceStand' as const, home: home.id, stand: stand.id, points };
  return points > 0 ? loadsOf(stand).map((load) => ({ ...order, load })) : [];
}

function refuseService(
  view: FleetActionView,
  side: Side,
  { home: id, stand: standId, points, load }: ServiceStand,
): Refusal | undefined {
  const closed = refuseHome(view, side, id);
  if (closed) return closed;
  const home = unitOf(view, id);
  const stand = standsAboard(view, home).find((it) => it.id === standId && it.place !== 'ready');
  if (!stand) return refusal('not-below', 'NW-10.23', { stand: standId });
  if (!serviceable(view, home).includes(stand))
    return refusal('no-space', 'NW-10.21', { stand: standId });
  if (!loadsOf(stand).includes(load)) return refusal('no-such-load', 'NW-10.22', { load });
  const most = mostPoints(home, stand);
  return Number.isInteger(points) && points >= 1 && points <= most
    ? undefined
    : refusal('service-points', 'NW-10.22', { most });
}
