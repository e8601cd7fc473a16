import type { Location, PlaceOdds } from '../../../../rules/seekrieg/query';
import { inchesText } from '../../../../words/seekrieg/common/words';
import { seekriegNamesText } from '../../../../words/seekrieg/texts/names';
import { seekriegSheetText } from '../../../../words/seekrieg/texts/sheet';
import { fixed } from '../../../hexmap/geometry/points';

/** A plate of the section: its middle line, and where its name stands. */
interface Plate {
  d: string;
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
}

/** A section amidships, looking forward; the waterline at 0, shells come from the left. */
const PLATES: Readonly<Record<Location, Plate>> = {
  belt: { d: 'M-66,-14V22', label: { x: -76, y: 10, anchor: 'end' } },
  deck: { d: 'M-62,-16H62', label: { x: 72, y: -12, anchor: 'start' } },
  turret: { d: 'M-24,-58H24', label: { x: 36, y: -42, anchor: 'start' } },
  tower: { d: 'M-9,-92V-64', label: { x: -20, y: -80, anchor: 'end' } },
  superstructure: { d: 'M-40,-46V-32', label: { x: -48, y: -42, anchor: 'end' } },
  'flight-deck': { d: 'M-74,-72H74', label: { x: 78, y: -76, anchor: 'start' } },
  hangar: { d: 'M-60,-66V-34', label: { x: -72, y: -46, anchor: 'end' } },
  island: { d: 'M50,-106V-78', label: { x: 42, y: -96, anchor: 'end' } },
};

const HULL = 'M-68,-34L-68,18Q-66,40 -40,44H40Q66,40 68,18L68,-34Z';
const GUN_SHIP = 'M-40,-34V-48H40V-34M-24,-36V-58H24V-36M-9,-58V-92H9V-58';
const CARRIER = 'M-60,-34V-70H60V-34M-74,-72H74M50,-72V-108H66V-72';

/** Thickness drawn for an inch. */
const AN_INCH = 0.75;

/** The section of a ship with her armor as thick as it is: what shells go through is broken, what holds is whole. */
export function CrossSection({ places }: { places: readonly PlaceOdds[] }) {
  const isCarrier = places.some(({ location }) => location === 'flight-deck');
  return (
    <svg className="sk-section" viewBox="-172 -116 344 172" role="img" aria-label={spoken(places)}>
      <path className="sk-section-sea" d="M-160,0H160" />
      <path className="sk-section-hull" d={HULL} />
      <path className="sk-section-hull" d={isCarrier ? CARRIER : GUN_SHIP} />
      {places.map((it) => (
        <PlateOf key={it.location} place={it} />
      ))}
    </svg>
  );
}

function PlateOf({ place }: { place: PlaceOdds }) {
  const { location, armorInches, penetrates } = place;
  const { d, label } = PLATES[location];
  const name = seekriegNamesText(`location.${location}`);
  return (
    <g data-through={penetrates || undefined}>
      <path className="sk-section-plate" d={d} strokeWidth={fixed(2 + armorInches * AN_INCH)} />
      <text x={label.x} y={label.y} textAnchor={label.anchor}>
        {`${penetrates ? '✕' : '●'} ${name} ${inchesText(armorInches)}″`}
      </text>
    </g>
  );
}

/** 'belt 12 inches: holds; deck 3 inches: goes through' */
const spoken = (places: readonly PlaceOdds[]): string =>
  places
    .map(({ location, armorInches, penetrates }) =>
      seekriegSheetText('plate', {
        ...{ place: seekriegNamesText(`location.${location}`), inches: inchesText(armorInches) },
        how: seekriegSheetText(penetrates ? 'through' : 'holds'),
      }),
    )
    .join('; ');
