import { type Axial, sameHex } from '../../../../hex';
import type { TheaterMap } from '../../../../rules/strategic';
import { isOnMap, terrainAt } from '../../../../rules/strategic/query';
import { contactWords } from '../../../../words/strategic/common/contactWords';
import { degreesText } from '../../../../words/strategic/common/degrees';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import type { Desk } from '../desk/desk';
import { typesText } from '../matrix/Counter';
import type { ChartMark } from './chartPicks';
import type { ChartUnit } from './units';

/** A hex in words: position, terrain, units. */
export function sayHex(
  { view, names }: Pick<Desk, 'view' | 'names'>,
  map: TheaterMap,
  hex: Axial,
  { units, marks }: { units: readonly ChartUnit[]; marks: readonly ChartMark[] },
): string {
  if (!isOnMap(map, hex)) return strategicChartText('offMap');
  const here = units.filter((unit) => sameHex(unit.hex, hex));
  return [
    degreesText(map, hex),
    strategicChartText(`terrain.${terrainAt(view.scenario, hex)}`),
    ...here.map((unit) => sayUnit(unit, names)),
    ...marks.flatMap((mark) => (sameHex(mark.hex, hex) ? sayMark(mark) : [])),
  ].join('; ');
}

/** What a hex means to squadrons that may fly there. */
const sayMark = ({ kind }: ChartMark): string[] =>
  kind === 'fly' || kind === 'flyOut' ? [strategicChartText(`mark.${kind}`)] : [];

/** A unit on the chart, in words. */
function sayUnit(unit: ChartUnit, names: Desk['names']): string {
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
      return [unit.contact, ...unit.others]
        .map((contact) =>
          strategicChartText('say.contact', {
            ...{ turn: contact.turn, what: contactWords(contact).long },
            spotter: names.any(contact.spotter),
          }),
        )
        .join('; ');
  }
}
