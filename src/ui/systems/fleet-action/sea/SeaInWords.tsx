import { distance } from '../../../../hex';
import { SIDES } from '../../../../rules/core';
import { upperFirst } from '../../../../words/core/say';
import { fleetSeaText } from '../../../../words/fleet-action/texts/sea';
import { usePrefs } from '../../../frame/prefs';
import { toggleOverlay } from '../../../hexmap/MapBar';
import { MapWords, type WordsGroup } from '../../../hexmap/MapWords';
import { type Desk, useDesk } from '../desk/desk';
import { sayFoul, sayFoulAreas } from './foul';
import { type FleetMark, pickSea } from './picks';
import { sayHex, sayUnit } from './say';
import { afloat } from './seaOf';

/** The name under which the preferences keep that the map is shown in words. */
export const WORDS = 'fleet-words';

/** The sea as text: units and contacts of both sides, and the hexes where a pick gives an order. */
export function SeaInWords({ marks }: { marks: readonly FleetMark[] }) {
  const desk = useDesk();
  const { overlays } = usePrefs();
  return (
    <MapWords
      label={fleetSeaText('words')}
      close={fleetSeaText('closeWords')}
      groups={groupsOf(desk, marks)}
      shown={overlays.includes(WORDS)}
      onClose={() => toggleOverlay(WORDS)}
    />
  );
}

function groupsOf(desk: Desk, marks: readonly FleetMark[]): WordsGroup[] {
  const { view, names, selected } = desk;
  const sides = SIDES.map((side) => ({
    ...{ key: side, side, name: names.side(side) },
    items: [
      ...afloat(view)
        .filter((unit) => unit.side === side)
        .map((unit) => ({ id: unit.id, hex: unit.hex, text: sayUnit(unit) })),
      ...Object.values(view.contacts)
        .filter((contact) => contact.side === side)
        .map(({ id, hex }) => ({ id, hex, text: upperFirst(names.marker(id)) })),
    ].map(({ id, hex, text }) => ({
      ...{ key: id, isPicked: id === selected },
      text: [text, names.hex(hex), ...sayRange(desk, hex), ...sayFoul(desk, hex)].join(', '),
      pick: () => pickSea(desk, hex, id),
    })),
  }));
  const items = marks.map(({ hex, kind }) => ({
    key: `${kind}/${hex.q},${hex.r}`,
    text: sayHex(desk, marks, hex),
    pick: () => pickSea(desk, hex),
  }));
  const marked = { key: 'marks', name: fleetSeaText('marks'), items };
  const foul = sayFoulAreas(desk).map((text) => ({ key: text, text }));
  return [
    ...sides,
    ...(items.length > 0 ? [marked] : []),
    ...(foul.length > 0 ? [{ key: 'foul', name: fleetSeaText('foulAreas'), items: foul }] : []),
  ];
}

/** How far it is from what is picked. */
function sayRange({ view, selected }: Desk, hex: { q: number; r: number }): string[] {
  const from = selected === null ? undefined : view.units[selected];
  const hexes = from ? distance(from.hex, hex) : 0;
  return from && hexes > 0 ? [fleetSeaText('range', { count: hexes, ship: from.name })] : [];
}
