import type { ReactNode } from 'react';
import type { SquadronRecord } from '../../../../rules/strategic';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { useDesk } from '../desk/desk';
import type { Group } from '../desk/squadrons';
import { AirKind } from './AirKind';

interface AirBaseProps {
  group: Group;
  /** Its squadrons, those together that are picked together. */
  kinds: readonly (readonly SquadronRecord[])[];
  /** Beside its name. */
  head: ReactNode;
  /** A row for all squadrons of a kind; gets the button that shows them one by one. */
  kindRow: (squadrons: readonly SquadronRecord[], opener: ReactNode) => ReactNode;
  row: (squadron: SquadronRecord) => ReactNode;
}

/** More rows than this stand in two columns. */
const MAX_IN_COLUMN = 8;
/** With more rows than this it stands beside two others, one below the other. */
const MAX_IN_CARD = 4;

/** A carrier or base with its squadrons, or the floatplanes of a division. */
export function AirBase({ group: { home, division }, kinds, head, kindRow, row }: AirBaseProps) {
  const { names } = useDesk();
  const title = home
    ? names.home(home)
    : strategicBoardText('floatplanes', { division: division ?? '' });
  return (
    <section
      className="air-base"
      data-large={kinds.length > MAX_IN_COLUMN || undefined}
      data-tall={kinds.length > MAX_IN_CARD || undefined}
      aria-label={title}
    >
      <header className="air-base-head">
        <h3>{title}</h3>
        {head}
      </header>
      <ul className="air-squadrons">
        {kinds.map((squadrons) => (
          <AirKind key={squadrons[0]?.id} {...{ squadrons, kindRow, row }} />
        ))}
      </ul>
    </section>
  );
}
