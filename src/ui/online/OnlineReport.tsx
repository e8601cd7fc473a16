import { useMemo } from 'react';
import { Link } from 'wouter';
import type { Snapshot } from '../../game';
import { Page } from '../frame/Page';
import { onlineMatchText } from '../i18n/onlineMatch';
import type { OpenMatch } from '../match/library';
import { SaveFileButton } from '../match/SaveFileButton';
import { ShareButton } from '../match/ShareButton';
import { uiOf } from '../systems/registry';
import { momentsOf } from '../table/replay/replay';
import type { OtherEnd } from '../table/screen';
import { aboutPath } from './links';

interface OnlineReportProps {
  open: OpenMatch;
  snapshot: Snapshot;
  /** How it ended, if not by the rules. */
  end: OtherEnd | undefined;
}

/** The after-action report of a match online: it is over, so nothing is hidden. */
export function OnlineReport({ open, snapshot, end }: OnlineReportProps) {
  const { id, table, title } = open;
  const moments = useMemo(() => momentsOf(table, 'all'), [table]);
  const Report = uiOf(table.system.id).Report.Page;
  const place = (page: string) => aboutPath(id, page);
  return (
    <Page title={onlineMatchText('reportTitle', { title })}>
      <Report
        system={table.system.id}
        sideNames={open.sideNames}
        snapshot={snapshot}
        moments={moments}
        eyes="all"
        end={end}
        title={title}
        file={`${title.toLowerCase().replaceAll(/\W+/g, '-')}-${id}-report`}
      >
        <Link className="button primary" href={place('')}>
          {onlineMatchText('toMatch')}
        </Link>
        <Link className="button" href={place('replay')}>
          {onlineMatchText('replay')}
        </Link>
        <SaveFileButton match={open} />
        <ShareButton match={open} />
      </Report>
    </Page>
  );
}
