import { Suspense, useState } from 'react';
import type { RegisteredShip } from '../../scenario';
import { SIDE_NAVIES } from '../../scenario/core/skirmish/navies';
import { ButtonGroup } from '../controls/ButtonGroup';
import { almanacText } from '../i18n/almanac';
import { allUis } from '../systems/registry';
import { roughDateText } from './figures';

interface SheetsProps {
  ship: RegisteredShip;
  date: string;
}

const AXIS_NAVIES: readonly string[] = SIDE_NAVIES.axis;

/** What each system with sheets makes of her. */
export function Sheets({ ship, date }: SheetsProps) {
  const systems = allUis().filter(({ Sheet }) => Sheet);
  const [chosen, choose] = useState(systems[0]?.id);
  const Sheet = systems.find(({ id }) => id === chosen)?.Sheet;
  return (
    <section aria-labelledby="sheets" className="almanac-sheets">
      <h2 id="sheets">{almanacText('sheets')}</h2>
      <p className="hint">{almanacText('sheetsText', { date: roughDateText(date.slice(0, 7)) })}</p>
      <ButtonGroup label={almanacText('sheets')} className="almanac-tabs">
        {systems.map(({ id, lobby }) => (
          <button
            key={id}
            type="button"
            className="button small"
            aria-pressed={id === chosen}
            onClick={() => choose(id)}
          >
            {lobby.bookName()}
          </button>
        ))}
      </ButtonGroup>
      {Sheet && (
        <Suspense>
          <Sheet.Page
            ship={ship}
            date={date}
            side={AXIS_NAVIES.includes(ship.navy) ? 'axis' : 'allies'}
          />
        </Suspense>
      )}
    </section>
  );
}
