import { Link } from 'wouter';
import type { ScenarioCard } from '../../scenario';
import { isOwnId } from '../../scenario/own/ownId';
import { Page } from '../frame/Page';
import { chartRoomPath, copyPath } from '../frame/paths';
import { chartRoomText } from '../i18n/chartRoom';
import { uiOf } from '../systems/registry';

/** From a scenario to its editor: a battle of one's own itself, of any other a copy. */
export function EditLink({ card: { id, system } }: { card: ScenarioCard }) {
  if (!uiOf(system).Editor) return null;
  const isOwn = isOwnId(id);
  return (
    <Link className="button" href={isOwn ? chartRoomPath(id) : copyPath(id)}>
      {chartRoomText(isOwn ? 'editIt' : 'copy')}
    </Link>
  );
}

/** A battle of one's own that cannot be played yet, or is not kept here. */
export const UnfinishedOwn = ({ id }: { id: string }) => (
  <Page title={chartRoomText('title')} lead={chartRoomText('unfinished')}>
    <p>
      <Link className="button primary" href={chartRoomPath(id)}>
        {chartRoomText('editIt')}
      </Link>
    </p>
  </Page>
);
