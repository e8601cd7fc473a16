import { useMemo } from 'react';
import { Link } from 'wouter';
import { segmentIn } from '../../words/registry';
import { Page } from '../frame/Page';
import { matchPath } from '../frame/paths';
import { matchText } from '../i18n/match';
import { uiOf } from '../systems/registry';
import { eyesOn, momentsOf } from '../table/replay/replay';
import { useWatch } from '../table/useWatch';
import type { OpenMatch } from './library';
import { SaveFileButton } from './SaveFileButton';
import { ShareButton } from './ShareButton';
import { humansAt, spectatorSeating } from './seating';

/** The after-action report of a match; before its end, only what the reader may know. */
export function MatchReport({ match }: { match: OpenMatch }) {
  const { id, table, title } = match;
  const { viewer } = spectatorSeating(humansAt(table.sitters));
  const snapshot = useWatch(viewer === 'spectator' ? table.spectator : table.seats[viewer]);
  const eyes = eyesOn(snapshot);
  const moments = useMemo(() => momentsOf(table, eyes), [table, eyes]);
  const Report = uiOf(table.system.id).Report.Page;
  const { outcome, segment } = snapshot;
  return (
    <Page
      title={matchText(outcome ? 'after' : 'soFar', { title })}
      lead={
        outcome
          ? undefined
          : matchText('soFarLead', { where: segmentIn(table.system.id, segment.name) })
      }
    >
      <Report
        system={table.system.id}
        sideNames={match.sideNames}
        snapshot={snapshot}
        moments={moments}
        eyes={eyes}
        title={title}
        file={`${title.toLowerCase().replaceAll(/\W+/g, '-')}-${id}-report`}
      >
        <Link className="button primary" href={matchPath(id)}>
          {matchText(outcome ? 'toGame' : 'backToGame')}
        </Link>
        <Link className="button" href={matchPath(id, 'replay')}>
          {matchText('replay')}
        </Link>
        {outcome && (
          <Link className="button" href={matchPath(id, 'analysis')}>
            {matchText('analysis')}
          </Link>
        )}
        <SaveFileButton match={match} />
        <ShareButton match={match} />
      </Report>
    </Page>
  );
}
