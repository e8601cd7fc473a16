import { useState } from 'react';
import { type Axial, angleBetween, flatBearing, hexLength, ring, sameHex } from '../../../../hex';
import type { OrderOf } from '../../../../rules/seekrieg';
import {
  type SearchForce,
  searchOf,
  shipsOfForce,
  YARDS_PER_HEX,
} from '../../../../rules/seekrieg/query';
import { refusalText } from '../../../../words/seekrieg/common/refusal';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { RuleLink } from '../../../rules/RuleLink';
import { useDesk } from '../desk/desk';
import { Pick } from '../forms/Pick';

/** [SK-6.5] Stations of the cruising formation: a force has one where ships steam with its flagship. */
export function StationForm() {
  const { view, side } = useDesk();
  if (!view.forces[side]?.search) return null;
  const forces = Object.values(searchOf(view, side).forces).filter(
    (force) => shipsOfForce(view, force).length > 1,
  );
  if (forces.length === 0) return null;
  return (
    <details className="fleet-torpedoes">
      <summary>{seekriegAirText('stations')}</summary>
      {forces.map((force) => (
        <StationIn key={force.id} force={force} />
      ))}
    </details>
  );
}

/** Hexes from the flagship that the list offers. */
const DISTANCES = [1, 2, 3, 4, 6, 8] as const;
const BEARINGS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330] as const;
const CENTER: Axial = { q: 0, r: 0 };

interface Draft {
  ship: string;
  bearing: number;
  hexes: number;
}

/** A ship is placed by her bearing from the flagship and her distance. */
function StationIn({ force }: { force: SearchForce }) {
  const { view, names, give, whyNot } = useDesk();
  const ships = shipsOfForce(view, force).filter(({ id }) => id !== force.flagship);
  const [draft, change] = useState<Partial<Draft>>({});
  const ship = ships.find(({ id }) => id === draft.ship) ?? ships[0];
  if (!ship) return null;
  const now = force.stations[ship.id] ?? CENTER;
  const { bearing = 0, hexes = 2 } = draft;
  const order: OrderOf<'formation'> = {
    ...{ kind: 'formation', force: force.id, ship: ship.id },
    offset: offsetAt(bearing, hexes),
  };
  const why = whyNot(order);
  return (
    <div className="fleet-choices">
      <small>{seekriegAirText('stationsAround', { ship: names.ship(force.flagship) })}</small>
      <Pick
        label={seekriegAirText('stationOf')}
        value={ship.id}
        options={ships.map(({ id }) => ({ value: id, label: names.ship(id) }))}
        onPick={(value) => change({ ship: value })}
      />
      <small>{stationText(now)}</small>
      <Pick
        label={seekriegAirText('bearing')}
        value={String(bearing)}
        options={BEARINGS.map((it) => ({ value: String(it), label: `${threeFigures(it)}°` }))}
        onPick={(value) => change({ ...draft, bearing: Number(value) })}
      />
      <Pick
        label={seekriegAirText('away')}
        value={String(hexes)}
        options={DISTANCES.map((it) => ({
          ...{ value: String(it), label: seekriegAirText('yards', { yards: it * YARDS_PER_HEX }) },
        }))}
        onPick={(value) => change({ ...draft, hexes: Number(value) })}
      />
      {why ? (
        <small>
          {refusalText(why, names)} <RuleLink system="seekrieg" rule={why.rule} />
        </small>
      ) : (
        <button
          type="button"
          className="button small"
          disabled={sameHex(now, order.offset)}
          onClick={() => give(order)}
        >
          {seekriegAirText(sameHex(now, order.offset) ? 'onStation' : 'takeStation')}
        </button>
      )}
    </div>
  );
}

/** The hex at a distance that lies nearest to a bearing. */
const offsetAt = (bearing: number, hexes: number): Axial => {
  const off = (hex: Axial) => angleBetween(flatBearing(CENTER, hex), bearing);
  return ring(CENTER, hexes).reduce((best, it) => (off(it) < off(best) ? it : best));
};

const threeFigures = (degrees: number): string => String(Math.round(degrees)).padStart(3, '0');

/** Where a ship has her station now. */
const stationText = (at: Axial): string =>
  seekriegAirText('stationNow', {
    bearing: threeFigures(sameHex(at, CENTER) ? 0 : flatBearing(CENTER, at)),
    yards: hexLength(at) * YARDS_PER_HEX,
  });
