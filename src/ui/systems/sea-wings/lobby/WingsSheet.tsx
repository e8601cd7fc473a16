import type { ShipCard } from '../../../../rules/sea-wings/query';
import { refitted } from '../../../../scenario/records/figures';
import { shipCardOn } from '../../../../scenario/sea-wings/shipCard';
import { wingsSheetText } from '../../../../words/sea-wings/texts/sheet';
import { silhouetteOf } from '../../../ships/silhouetteOf';
import type { RegisteredSheetProps } from '../../../table/system';
import { ShipSign } from '../desk/figures';
import './wingsSheet.css';

/** The card that Sea Wings has of a ship of the registry [WG-2.2, WG-26]. */
export function WingsSheet({ ship, date, side }: RegisteredSheetProps) {
  const card = shipCardOn(ship, date);
  return (
    <article className="wings-sheet" data-side={side} aria-label={card.name}>
      <header>
        <span className="type-mark">{card.type}</span>
        <h3>{card.name}</h3>
        <ShipSign type={card.type} record={silhouetteOf(refitted(ship, date))} />
      </header>
      <dl>
        {rowsOf(card).map(([key, value]) => (
          <div key={key}>
            <dt>{wingsSheetText(`card.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

type Row = readonly [
  key:
    | ReturnType<typeof hullRows>[number][0]
    | ReturnType<typeof airRows>[number][0]
    | ReturnType<typeof gunRows>[number][0],
  value: string,
];

const rowsOf = (card: ShipCard): Row[] => [...hullRows(card), ...airRows(card), ...gunRows(card)];

const hullRows = (card: ShipCard) =>
  [
    ['speed', wingsSheetText('speed', { hexes: card.speedHexes })],
    ['size', String(card.size)],
    ['armor', String(card.armor).replace('-', '−')],
    ['control', String(card.damageControl)],
    ['heavyAA', String(card.heavyAA)],
    ['lightAA', String(card.lightAA)],
    ['fireControl', String(card.fireControl)],
    ['radar', wingsSheetText(card.hasRadar ? 'card.yes' : 'card.no')],
  ] as const;

function airRows({ carrier, floatplanes }: ShipCard) {
  const planes = floatplanes > 0 ? ([['floatplanes', String(floatplanes)]] as const) : [];
  if (!carrier) return planes;
  return [
    ['cap', String(carrier.capRating)],
    ['launch', String(carrier.launchCapacity)],
    ['air', String(carrier.airCapacity)],
    ...planes,
  ] as const;
}

const gunRows = ({ primary, secondary, torpedoes, defense, target }: ShipCard) =>
  [
    ...(primary ? ([['primary', batteryText(primary)]] as const) : []),
    ...(secondary ? ([['secondary', batteryText(secondary)]] as const) : []),
    ...(torpedoes ? ([['torpedoes', torpedoText(torpedoes)]] as const) : []),
    ['defense', `${defense} ${target}`],
  ] as const;

const batteryText = ({ strength, type }: NonNullable<ShipCard['primary']>): string =>
  `${strength} ${type}`;

const torpedoText = ({ strength, isLongLance }: NonNullable<ShipCard['torpedoes']>): string =>
  isLongLance ? `${strength} LL` : String(strength);
