import type { ReactNode } from 'react';
import type { RegisteredSubmarine } from '../../scenario/records/records';
import { FigureTable } from './FigureTable';
import { boatFigures } from './figures';
import { Provenance } from './Provenance';

/** A submarine: her figures and where they come from. */
export const BoatRecord = ({
  boat,
  children,
}: {
  boat: RegisteredSubmarine;
  children: ReactNode;
}) => (
  <div className="almanac-columns">
    <section aria-labelledby="figures">
      <header className="almanac-head">
        <h2 id="figures">{boat.name}</h2>
      </header>
      <FigureTable rows={boatFigures(boat)} />
      <Provenance record={boat.submarineClass} />
    </section>
    <div className="almanac-aside">{children}</div>
  </div>
);
