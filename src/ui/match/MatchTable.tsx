import { useState } from 'react';
import type { Viewer } from '../../rules/core';
import { useTitle } from '../app/Page';
import { EndChoices } from './EndChoices';
import { HandOver } from './HandOver';
import type { OpenMatch } from './library';
import { SaveFileButton } from './SaveFileButton';
import type { Screen } from './screen';
import { humansAt, seat } from './seating';
import { useWatch } from './useWatch';

interface MatchTableProps {
  match: OpenMatch;
  Screen: Screen;
}

/** Seats whoever decides at the screen of the match's system, and hands it over where orders are secret. */
export function MatchTable({ match, Screen }: MatchTableProps) {
  const { table, title } = match;
  useTitle(title);
  const { segment } = useWatch(table.spectator);
  const [current, setCurrent] = useState<Viewer | null>(null);
  const humans = humansAt(table.sitters);
  const { viewer, handTo, acting } = seat(segment, humans, current);
  if (!handTo && acting && acting !== current) setCurrent(acting);
  if (handTo)
    return (
      <HandOver
        name={match.sideNames[handTo]}
        what={segment.label}
        onReady={() => setCurrent(handTo)}
      />
    );
  return (
    <Screen
      table={table}
      viewer={viewer}
      acting={acting}
      opponent={match.opponent}
      hotSeat={humans.length === 2}
      saving={acting && <SaveFileButton match={match} />}
      ending={<EndChoices match={match} />}
    />
  );
}
