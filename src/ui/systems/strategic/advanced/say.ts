import { type Axial, sameHex } from '../../../../hex';
import { isOnMap, latLonOf, terrainAt } from '../../../../rules/strategic/advanced/map';
import type { TheatreMap } from '../../../../rules/strategic/scenario';
import { strategicChartText } from '../../../i18n/strategicChart';
import type { Desk } from '../desk';
import { typesText } from '../matrix/Counter';
import { contactWords } from './contactWords';
import type { ChartUnit } from './units';

/** A hex in words: where it is, what it is, what stands in it. */
export function sayHex(
  { view, names }: Pick<Desk, 'view' | 'names'>,
  map: TheatreMap,
  hex: Axial,
  units: readonly ChartUnit[],
): string {
  if (!isOnMap(map, hex)) return strategicChartText('offMap');
  const here = units.filter((unit) => sameHex(unit.hex, hex));
  return [
    placeText(map, hex),
    strategicChartText(`terrain.${terrainAt(view.scenario, hex)}`),
    ...here.map((unit) => sayUnit(unit, names)),
  ].join('; ');
}

/** '63°20′ N 32°40′ W' */
export function placeText(map: TheatreMap, hex: Axial): string {
  const { lat, lon } = latLonOf(map, hex);
  const east = lon > 180 ? lon - 360 : lon;
  return `${degrees(lat, 'N', 'S')} ${degrees(east, 'E', 'W')}`;
}

function degrees(value: number, plus: string, minus: string): string {
  const minutes = Math.round(Math.abs(value) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′ ${value < 0 ? minus : plus}`;
}

/** What stands on the chart, in words. */
export function sayUnit(unit: ChartUnit, names: Desk['names']): string {
  switch (unit.kind) {
    case 'division':
      return `${unit.id} ${names.division(unit.id)} (${typesText(unit.face.ships ?? [])})`;
    case 'land':
      return names.landUnit(unit.id);
    case 'flights':
      return unit.flights
        .map(({ squadron, turnsLeft }) =>
          strategicChartText('say.flight', {
            squadron: names.squadronOf(squadron.id),
            steps: squadron.steps,
            count: turnsLeft,
          }),
        )
        .join('; ');
    case 'contact':
      return strategicChartText('say.contact', {
        turn: unit.contact.turn,
        what: contactWords(unit.contact).long,
      });
  }
}
