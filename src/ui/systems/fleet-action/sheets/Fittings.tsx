import { type DataSheet, LIGHT_WEAPONS, type Unit } from '../../../../rules/fleet-action/query';
import { fleetSheetText } from '../../../../words/fleet-action/texts/sheet';
import { numbered } from '../../../controls/numbered';
import { fittingsOf } from './fitted';

interface FittingsProps {
  sheet: DataSheet;
  unit?: Unit | undefined;
}

const LIGHT = [...LIGHT_WEAPONS, 'asw'] as const;

/** [NW-2.18] Light weapons as boxes of factors; those that she was built without are left out. */
export function LightWeapons({ sheet, unit }: FittingsProps) {
  const fitted = LIGHT.filter((weapon) => sheet.light[weapon] > 0);
  if (fitted.length === 0) return null;
  return (
    <dl className="fa-light" aria-label={fleetSheetText('light')}>
      {fitted.map((weapon) => {
        const built = sheet.light[weapon];
        const left = unit?.condition?.factors[weapon] ?? built;
        return (
          <div key={weapon}>
            <dt title={fleetSheetText(`lightName.${weapon}`)}>
              {fleetSheetText(`light.${weapon}`)}
            </dt>
            <dd>
              <span className="visually-hidden">{fleetSheetText('left', { left, built })}</span>
              <span className="fa-factors" aria-hidden="true">
                {numbered(Array.from({ length: built }, (_, at) => at < built - left)).map(
                  ({ key, of }) => (
                    <i key={key} data-lost={of || undefined} />
                  ),
                )}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Radar, searchlights, smoke, aircraft, cargo and traits; what is lost is struck out. */
export function Fittings({ sheet, unit }: FittingsProps) {
  const fittings = fittingsOf(sheet, unit);
  if (fittings.length === 0) return null;
  return (
    <ul className="fa-fittings" aria-label={fleetSheetText('fittings')}>
      {fittings.map(({ id, text, isLost }) => (
        <li key={id} data-lost={isLost || undefined}>
          {isLost ? <s>{text}</s> : text}
          {isLost && <span className="visually-hidden"> {fleetSheetText('gone')}</span>}
        </li>
      ))}
    </ul>
  );
}
