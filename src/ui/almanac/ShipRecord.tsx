import type { ReactNode } from 'react';
import type { RegisteredShip } from '../../scenario';
import { refitted } from '../../scenario/records/figures';
import { almanacText } from '../i18n/almanac';
import { FigureTable } from './FigureTable';
import { changesOf, dateInForce, datesOf, figuresOn, roughDateText } from './figures';
import { PlanFigure } from './PlanFigure';
import { Provenance } from './Provenance';
import { Sheets } from './Sheets';

interface ShipRecordProps {
  ship: RegisteredShip;
  /** The day on which she is shown. */
  day: string;
  onDay: (day: string) => void;
  /** What stands beside her figures. */
  children: ReactNode;
}

/** A ship as she was on a day: plan, figures, what changed, sheets, where the figures come from. */
export function ShipRecord({ ship, day, onDay, children }: ShipRecordProps) {
  const dates = datesOf(ship);
  const date = dateInForce(dates, day);
  const then = refitted(ship, date);
  return (
    <>
      <PlanFigure ship={then} name={ship.name} />
      <div className="almanac-columns">
        <section aria-labelledby="figures">
          <header className="almanac-head">
            <h2 id="figures">{ship.name}</h2>
            {dates.length > 1 && (
              <label className="almanac-date">
                <span>{almanacText('asOf')}</span>
                <select value={date} onChange={({ target }) => onDay(target.value)}>
                  {dates.map((it) => (
                    <option key={it} value={it}>
                      {roughDateText(it)}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </header>
          <FigureTable rows={figuresOn(ship, date)} />
          <Changes ship={ship} />
          <Provenance record={ship.shipClass} />
        </section>
        <div className="almanac-aside">{children}</div>
      </div>
      <Sheets ship={ship} date={fullDate(date)} />
    </>
  );
}

/** The first day that a rough date may mean. */
const fullDate = (date: string): string => `${date}-01-01`.slice(0, 10);

/** What was otherwise after each refit. */
function Changes({ ship }: { ship: RegisteredShip }) {
  const changes = changesOf(ship);
  if (changes.length === 0) return null;
  return (
    <details className="almanac-changes">
      <summary>{almanacText('changes')}</summary>
      <dl>
        {changes.map(({ date, rows }) => (
          <div key={date}>
            <dt>{roughDateText(date)}</dt>
            {rows.map(({ key, lines }) => (
              <dd key={key}>
                <b>{almanacText(`row.${key}`)}</b>{' '}
                {lines.length > 0 ? lines.join('; ') : almanacText('none')}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
