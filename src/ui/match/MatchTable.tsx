import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Viewer } from '../../rules/core';
import { segmentIn } from '../../words/registry';
import { useTitle } from '../frame/Page';
import { matchPath } from '../frame/paths';
import { matchText } from '../i18n/match';
import type { Screen } from '../table/screen';
import { useWatch } from '../table/useWatch';
import { useBackKey } from './BackToChart';
import { EndChoices } from './EndChoices';
import { HandOver } from './HandOver';
import { KeepChoices } from './KeepChoices';
import type { OpenMatch } from './library';
import { humansAt, seat, spectatorSeating } from './seating';
import { usePlayFrom } from './usePlayFrom';

interface MatchTableProps {
  match: OpenMatch;
  Screen: Screen;
  /** Viewed from its start, with nobody to decide. */
  isReplay: boolean;
}

/** Seats the deciding player at the screen of the match's system, and hands it over where orders are secret. */
export function MatchTable({ match, Screen, isReplay }: MatchTableProps) {
  const { id, table, title } = match;
  useBackKey(match);
  useTitle(isReplay ? matchText('replayOf', { title }) : title);
  const [, go] = useLocation();
  const { segment, view } = useWatch(table.spectator);
  const [current, setCurrent] = useState<Viewer | null>(null);
  const { playFrom, dialog } = usePlayFrom(match);
  const humans = humansAt(table.sitters);
  const inFog = table.system.hidesForces(view);
  const { viewer, handTo, acting } = isReplay
    ? spectatorSeating(humans)
    : seat(segment, humans, current, inFog);
  if (!handTo && acting && acting !== current) setCurrent(acting);
  if (handTo)
    return (
      <HandOver
        name={match.sideNames[handTo]}
        what={segmentIn(table.system.id, segment.name)}
        why={inFog ? 'fog' : 'sealed'}
        onReady={() => setCurrent(handTo)}
      />
    );
  return (
    <>
      <Screen
        matchId={id}
        title={title}
        table={table}
        viewer={viewer}
        acting={acting}
        opponent={match.opponent}
        hotSeat={humans.length === 2}
        isReplay={isReplay}
        saving={acting && <KeepChoices match={match} />}
        ending={<EndChoices match={match} />}
        onReport={() => go(matchPath(id, 'report'))}
        onReplayLeft={() => isReplay && go(matchPath(id), { replace: true })}
        onPlayFrom={playFrom}
        onAnalysis={() => go(matchPath(id, 'analysis'))}
      />
      {dialog}
    </>
  );
}
