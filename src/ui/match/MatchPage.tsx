import { Suspense } from 'react';
import { NotFound } from '../app/NotFound';
import { MatchTable } from './MatchTable';
import { SCREENS } from './screens';
import { useMatch } from './useMatch';

/** A match by its id: opened from what this browser keeps, and kept after every order. */
export function MatchPage({ id }: { id: string }) {
  const match = useMatch(id);
  if (match === undefined) return <p className="loading">Laying out the chart …</p>;
  if (match === null) return <NotFound what="battle" />;
  const Screen = SCREENS[match.table.system.id];
  if (!Screen) return <NotFound what="battle" />;
  return (
    <Suspense fallback={<p className="loading">Laying out the chart …</p>}>
      <MatchTable match={match} Screen={Screen} />
    </Suspense>
  );
}
