import { useState } from 'react';
import { Link } from 'wouter';
import type { ListedScenario } from '../../scenario/prepared';
import type { ShipIndex } from '../../scenario/shipIndex';
import { labPath } from '../frame/paths';
import { almanacText } from '../i18n/almanac';
import { systemText } from '../lobby/facts';
import type { NamedShip } from './finding';
import { type Place, placesFor } from './whatIf';

interface WhatIfProps extends NamedShip {
  index: ShipIndex;
  list: readonly ListedScenario[];
}

/** Puts her in the place of another ship of her navy, in a battle of a day on which she served. */
export function WhatIf({ of, ship, index, list }: WhatIfProps) {
  const places = placesFor(list, index, { ...ship, navy: of.navy, type: of.type });
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="what-if">
      <h2 id="what-if">{almanacText('whatIf')}</h2>
      <p className="hint">{almanacText('whatIfText')}</p>
      <Chooser places={places} ship={ship.id} />
    </section>
  );
}

function Chooser({ places, ship }: { places: readonly Place[]; ship: string }) {
  const [battle, chooseBattle] = useState('');
  const [other, chooseOther] = useState('');
  const place = places.find(({ card }) => card.id === battle) ?? places[0];
  const by = place?.ships.find(({ id }) => id === other) ?? place?.ships[0];
  if (!place || !by) return null;
  return (
    <div className="almanac-what-if">
      <label>
        <span>{almanacText('whichBattle')}</span>
        <select value={place.card.id} onChange={({ target }) => chooseBattle(target.value)}>
          {places.map(({ card }) => (
            <option key={card.id} value={card.id}>
              {`${card.title}, ${card.date.slice(0, 4)} (${systemText(card)})`}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{almanacText('inPlaceOf')}</span>
        <select value={by.id} onChange={({ target }) => chooseOther(target.value)}>
          {place.ships.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Link
        className="button"
        href={labPath(place.card.id, { exchange: [{ ship: by.id, by: ship }] })}
      >
        {almanacText('toLab')}
      </Link>
    </div>
  );
}
