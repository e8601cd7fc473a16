import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { OwnBattle } from '../../game/ownBattles';
import { checkDraft, draftFormOf } from '../../scenario/own/drafts';
import { longDate } from '../../words/core/say';
import { ConfirmDialog } from '../controls/ConfirmDialog';
import { reportFault } from '../frame/faults';
import { chartRoomPath } from '../frame/paths';
import { useTask } from '../frame/useTask';
import { chartRoomText } from '../i18n/chartRoom';
import { ownBattles } from '../match/own';

/** The battles of this browser, the one written last first. */
export function OwnList() {
  const [battles, setBattles] = useState<readonly OwnBattle[]>();
  const [leaving, setLeaving] = useState<OwnBattle>();
  const { run } = useTask();
  const read = () => ownBattles.list().then(setBattles).catch(reportFault);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => void read(), []);
  if (!battles || battles.length === 0) return null;
  return (
    <section aria-labelledby="own-battles">
      <h2 id="own-battles">{chartRoomText('own')}</h2>
      <ul className="running">
        {battles.map((own) => (
          <li key={own.id}>
            <Link className="running-link" href={chartRoomPath(own.id)}>
              <b>{titleOf(own)}</b>
              <span>{aboutIt(own)}</span>
              <small>
                {chartRoomText('changed', { date: longDate(own.savedAt.slice(0, 10)) })}
              </small>
            </Link>
            <button
              type="button"
              className="button small"
              aria-label={chartRoomText('removeIt', { title: titleOf(own) })}
              onClick={() => setLeaving(own)}
            >
              {chartRoomText('remove')}
            </button>
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          question={{
            title: chartRoomText('removeTitle', { title: titleOf(leaving) }),
            text: chartRoomText('removeText'),
            yes: chartRoomText('remove'),
            tone: 'danger',
            onYes: () => run(() => ownBattles.remove(leaving.id).then(read)),
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}

function titleOf({ id, draft }: OwnBattle): string {
  const { title } = Object(draft) as { title?: unknown };
  return typeof title === 'string' && title !== '' ? title : id;
}

/** How many ships it has. */
function aboutIt({ id, draft }: OwnBattle): string {
  const read = checkDraft(draft, id);
  const form = read.ok ? draftFormOf(read.value.system) : undefined;
  return read.ok && form ? chartRoomText('ships', { count: form.shipCount(read.value) }) : '';
}
