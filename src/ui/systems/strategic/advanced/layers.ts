import type { Axial } from '../../../../hex';
import type { Side } from '../../../../rules/core';
import type { StrategicView } from '../../../../rules/strategic';
import { HEXES_PER_TURN } from '../../../../rules/strategic/query';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import { latitudeText } from '../../../chart/graticule';
import type { AgeRing, RouteLine, Track } from '../../../chart/Layers';
import type { Business } from '../../../chart/opening';
import type { RangeRing } from '../../../chart/ringNames';
import type { ChartLight, RainArea } from '../../../chart/Sky';
import type { Desk } from '../desk/desk';
import { hourAt, isNightAt, isNightNow } from '../desk/hours';
import { rangesOf } from './ranges';
import { isStale } from './reports';
import { plotted, type RouteDesk } from './routes/useRoutes';
import { turnAfter, wayAlong } from './routes/way';
import type { ChartUnit } from './units';

/** [ST-1.23] Rain where the weather is Poor. */
export const rainOf = ({ scenario, turn }: StrategicView): RainArea[] =>
  scenario.poor
    .filter(({ from, to }) => turn >= from && turn <= to)
    .map(({ from, northOf }) => ({ key: `${from} ${northOf}`, northOf, label: rainText(northOf) }));

const rainText = (northOf: number | undefined): string =>
  northOf === undefined
    ? strategicChartText('poor')
    : strategicChartText('poorNorth', { latitude: latitudeText(northOf) });

/** [ST-1.22] The light on the chart: the first and the last hour of the day are half dark, though the rules call them day. */
export function lightOf(view: StrategicView): ChartLight {
  if (isNightNow(view)) return 'night';
  const turn = Math.max(1, view.turn);
  if (isNightAt(view, turn + 1)) return 'dusk';
  return isNightAt(view, turn - 1) ? 'dawn' : 'day';
}

/** How far the selected unit can go: in this turn, and out and back. */
export const rangeRings = (desk: Desk, units: readonly ChartUnit[]): RangeRing[] =>
  rangesOf(desk, units).map(({ hex, hexes, label, kind }) => ({
    ...{ hex, hexes, kind },
    label: strategicChartText(`range.${kind}`, { what: label, hexes }),
  }));

type ContactUnit = Extract<ChartUnit, { kind: 'contact' }>;

/**
 * [ST-9.3] The rings in which reported ships may be by now, one hex a turn. Stale reports and aircraft,
 * which may be anywhere at once [ST-9.6], have rings only while selected.
 */
export const ageRings = (units: readonly ChartUnit[], selected: string | null): AgeRing[] =>
  units
    .filter((unit) => unit.kind === 'contact')
    .filter((unit) => isRinged(unit, selected))
    .map(({ id, hex, side, age, contact: { subject } }) => ({
      ...{ key: id, hex, side, age, subject },
      hexes: subject === 'aircraft' ? age * HEXES_PER_TURN.F : age,
    }));

const isRinged = ({ id, age, contact }: ContactUnit, selected: string | null): boolean =>
  id === selected || (contact.subject !== 'aircraft' && !isStale(contact, age));

/** What own ships and aircraft did in the last movement. */
export function tracksOf(view: StrategicView, side: Side): Track[] {
  const plans = view.forces[side]?.advanced;
  const sailed = Object.entries(plans?.tracks ?? {}).map(
    ([id, path]): Track => ({ key: `${id} ${view.turn}`, path, by: 'ships' }),
  );
  const flown = Object.values(plans?.flights ?? {})
    .filter(({ path }) => path.length > 1)
    .map(
      ({ squadron, path }): Track => ({ key: `${squadron} ${view.turn}`, path, by: 'aircraft' }),
    );
  return [...sailed, ...flown];
}

/** Courses over several turns, with the arrival at each waypoint. */
export const routeLines = (desk: Desk, { routes }: RouteDesk): RouteLine[] =>
  Object.entries(routes).flatMap(([id, route]) => {
    const { view, side, selected } = desk;
    const division = view.forces[side]?.divisions[id];
    if (!division?.hex) return [];
    const { hex } = division;
    const wayTo = (index: number) => wayAlong(view.scenario, hex, route.slice(0, index + 1)).length;
    const points = route.map((point, index) => ({
      hex: point,
      label: thereText(view, turnAfter(view, division, wayTo(index))),
    }));
    const path = [hex, ...wayAlong(view.scenario, hex, route)];
    return [{ key: id, path, points, isPicked: id === selected }];
  });

const thereText = (view: StrategicView, turn: number | undefined): string | undefined =>
  turn === undefined
    ? undefined
    : strategicChartText('route.there', {
        turn,
        hour: String((hourAt(view, turn) + 1) % 24).padStart(2, '0'),
      });

/** The course that picking a hex would lay. */
export function routePreview(
  desk: Desk,
  { routes, isAdding }: RouteDesk,
  hex: Axial | null,
): Axial[] | null {
  const { view, side, selected } = desk;
  const from = view.forces[side]?.divisions[selected ?? '']?.hex;
  const route = hex && plotted(desk, routes[selected ?? ''] ?? [], hex, isAdding);
  return route && from ? [from, ...wayAlong(view.scenario, from, route)] : null;
}

/** Own units at sea and in the air, own bases, and this turn's reports. */
export function businessOf(units: readonly ChartUnit[], turn: number, side: Side): Business {
  const hexesOf = (isMeant: (unit: ChartUnit) => boolean): Axial[] =>
    units.filter(isMeant).map(({ hex }) => hex);
  return {
    busy: hexesOf(
      (unit) => unit.kind !== 'land' && (unit.kind !== 'contact' || unit.contact.turn >= turn),
    ),
    reported: hexesOf((unit) => unit.kind === 'contact' && unit.contact.turn === turn),
    own: hexesOf(({ kind }) => kind === 'division'),
    bases: hexesOf((unit) => unit.kind === 'land' && unit.side === side),
  };
}
