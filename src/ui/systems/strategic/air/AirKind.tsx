import { type ReactNode, useState } from 'react';
import type { SquadronRecord } from '../../../../rules/strategic';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { kindName } from './kinds';

interface AirKindProps {
  /** Of one type, on one deck. */
  squadrons: readonly SquadronRecord[];
  kindRow: (squadrons: readonly SquadronRecord[], opener: ReactNode) => ReactNode;
  row: (squadron: SquadronRecord) => ReactNode;
}

/** All squadrons of a type on a deck: one pick, and each of them behind a fold. One alone stands for itself. */
export function AirKind({ squadrons, kindRow, row }: AirKindProps) {
  const [isOpen, setOpen] = useState(false);
  const rows = squadrons.map((squadron) => <li key={squadron.id}>{row(squadron)}</li>);
  if (squadrons.length === 1) return rows;
  const opener = (
    <button
      type="button"
      className="kind-open"
      aria-expanded={isOpen}
      aria-label={strategicBoardText('kindOpen', { name: kindName(squadrons) })}
      onClick={() => setOpen(!isOpen)}
    />
  );
  return (
    <li>
      {kindRow(squadrons, opener)}
      {isOpen && <ul className="kind-squadrons">{rows}</ul>}
    </li>
  );
}
