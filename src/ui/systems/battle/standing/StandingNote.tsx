import type { Names } from '../../../../words/battle/common/names';
import { listed } from '../../../../words/battle/common/words';
import { standingText } from '../../../../words/battle/texts/standing';
import { type Desk, useDesk } from '../desk/desk';
import type { News } from './news';

/** What standing orders have done, or why they have stopped; what they can do, where there are none yet. */
export function StandingNote() {
  const desk = useDesk();
  const text = noteText(desk);
  if (text === undefined) return null;
  return (
    <p className="standing-note" data-news={desk.standing.news !== undefined || undefined}>
      {text}
    </p>
  );
}

function noteText({ standing, names, view, stage }: Desk): string | undefined {
  const { news, isAsBefore, courses, keeping } = standing;
  if (news) return newsText(news, names);
  if (isAsBefore) return standingText('asBefore');
  const isMoving = view.step.kind === 'movement' && stage !== 'waiting';
  const notes = [
    (isMoving || courses.size > 0) && standingText('courses', { count: courses.size }),
    keeping.gunnery && standingText('keepsFiring'),
    keeping.torpedoes && standingText('keepsHolding'),
  ].filter((note) => note !== false);
  return notes.length > 0 ? notes.join(' ') : undefined;
}

/** Why standing orders have stopped. */
function newsText(news: News, names: Names): string {
  switch (news.kind) {
    case 'sighted':
    case 'fired-at':
      return standingText(news.kind, {
        ships: listed(news.ships.map(names.ship)),
        count: news.ships.length,
      });
    case 'hurt':
    case 'blocked':
      return standingText(news.kind, { stack: names.stack(news.stack) });
  }
}
