import { SIDES } from '../../../../rules/core';
import { rangeYards, shipsOnMap } from '../../../../rules/seekrieg/query';
import { figure } from '../../../../words/core/say';
import { seekriegSeaText } from '../../../../words/seekrieg/texts/sea';
import { usePrefs } from '../../../frame/prefs';
import { toggleOverlay } from '../../../hexmap/MapBar';
import { MapWords, type WordsGroup } from '../../../hexmap/MapWords';
import { type Desk, useDesk } from '../desk/desk';
import { pickSea, type SeekriegMark } from './picks';
import { sayContact, sayHex, sayShip } from './say';

/** The name under which the preferences keep that the map is shown in words. */
export const WORDS = 'seekrieg-words';

/** The sea as text: ships and contacts of both sides, and the hexes where a pick gives an order. */
export function SeaInWords({ marks }: { marks: readonly SeekriegMark[] }) {
  const desk = useDesk();
  const { overlays } = usePrefs();
  return (
    <MapWords
      label={seekriegSeaText('words')}
      close={seekriegSeaText('closeWords')}
      groups={groupsOf(desk, marks)}
      shown={overlays.includes(WORDS)}
      onClose={() => toggleOverlay(WORDS)}
    />
  );
}

function groupsOf(desk: Desk, marks: readonly SeekriegMark[]): WordsGroup[] {
  const { view, names, selected } = desk;
  const all = [
    ...shipsOnMap(view).map((it) => ({ ...it, text: sayShip(it) })),
    ...Object.values(view.contacts).map((it) => ({ ...it, text: sayContact(desk, it) })),
  ];
  const sides = SIDES.map((side) => ({
    ...{ key: side, side, name: names.side(side) },
    items: all
      .filter((it) => it.side === side)
      .map(({ id, hex, text }) => ({
        ...{ key: id, isPicked: id === selected },
        text: [text, names.hex(hex), ...sayRange(desk, hex)].join(', '),
        pick: () => pickSea(desk, hex, id),
      })),
  }));
  const items = marks.map(({ hex, kind }) => ({
    key: `${kind}/${hex.q},${hex.r}`,
    text: sayHex(desk, marks, hex),
    pick: () => pickSea(desk, hex),
  }));
  return items.length > 0
    ? [...sides, { key: 'marks', name: seekriegSeaText('marks'), items }]
    : sides;
}

/** How far it is from what is picked. */
function sayRange({ view, selected, names }: Desk, hex: { q: number; r: number }): string[] {
  const from = view.ships[selected ?? ''];
  if (!from || (from.hex.q === hex.q && from.hex.r === hex.r)) return [];
  return [
    seekriegSeaText('range', {
      yards: figure(rangeYards(from.hex, hex)),
      ship: names.ship(from.id),
    }),
  ];
}
