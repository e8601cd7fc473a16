import type { Objective } from '../../rules/fleet-action/query';
import { listed } from '../core/say';
import type { Names } from './common/names';
import { fleetReportText } from './texts/report';

/** What an objective asks for: 'Bismarck slowed to 20 knots or less' [NW-30.5]. */
export function objectiveText({ aim }: Objective, names: Pick<Names, 'any'>): string {
  const units = listed(aim.units.map(names.any));
  switch (aim.kind) {
    case 'exit':
      return aim.minKnots === undefined
        ? fleetReportText('aim.exit', { units })
        : fleetReportText('aim.exit.fast', { units, knots: aim.minKnots });
    case 'slowed':
      return fleetReportText('aim.slowed', { units, knots: aim.maxKnots });
    case 'state':
      return fleetReportText('aim.state', {
        ...{ units, count: aim.least },
        states: listed(
          aim.states.map((it) => fleetReportText(`state.${it}`)),
          'or',
        ),
      });
    case 'afloat':
      return fleetReportText('aim.afloat', { units, turn: aim.throughTurn });
    case 'torpedoed':
      return fleetReportText('aim.torpedoed', { units, count: aim.hits });
    default:
      return fleetReportText(`aim.${aim.kind}`, { units });
  }
}
