import { Suspense } from 'react';
import type { Snapshot } from '../../../game';
import { SIDES, type Side } from '../../../rules/core';
import { DIFFERENCES } from '../../../scenario/core/againstHistory';
import { tableText } from '../../i18n/table';
import { botName } from '../../match/bots';
import { hopelessText } from './hopelessText';
import { type HeldAgainst, useAgainstHistory } from './useAgainstHistory';

interface Props {
  system: string;
  snapshot: Pick<Snapshot, 'outcome' | 'view'>;
}

/** How a finished game compares with history, in the report; nothing where history was not recorded. */
export const AgainstHistory = (props: Props) => (
  <Suspense>
    <Compared {...props} />
  </Suspense>
);

function Compared({ system, snapshot }: Props) {
  const held = useAgainstHistory(system, snapshot);
  return held ? <HistoryLines held={held} /> : null;
}

/** The sides' lines; where the task of one is hopeless, its own first, with the reason. */
export function HistoryLines({ held }: { held: HeldAgainst }) {
  const { hopeless, card } = held;
  const sides = hopeless ? SIDES.toSorted((a) => (a === hopeless.side ? -1 : 1)) : SIDES;
  return (
    <section aria-labelledby="report-against">
      <h2 id="report-against">{tableText('history.title')}</h2>
      {hopeless && <p>{hopelessText(hopeless, card)}</p>}
      <ul>
        {sides.map((side) => (
          <li key={side} data-side={side}>
            <strong className="of-side">{card.sides[side].name}</strong>: {scoreText(held, side)}
            {'. '}
            {[shipsText(held, side), amongText(held, side)].filter(Boolean).join(' ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 'Better than history by 24 points'. */
export function scoreText({ of }: HeldAgainst, side: Side): string {
  const { points } = of[side];
  if (points === 0) return tableText('history.same');
  return tableText(points > 0 ? 'history.better' : 'history.worse', { count: Math.abs(points) });
}

/** 'Better than 83% of 1,000 simulated games between two Commanders.' */
function amongText({ among }: HeldAgainst, side: Side): string {
  const than = among[side];
  if (!than) return '';
  const { share, games, bot } = than;
  return tableText('history.among', {
    share: Math.round(100 * share),
    games,
    bot: botName({ id: bot.toLowerCase(), name: bot }),
  });
}

/** 'Saved: Yamashiro. Sunk: Denver.' */
export const shipsText = ({ card, of }: HeldAgainst, side: Side): string =>
  DIFFERENCES.filter((what) => of[side].ships[what].length > 0)
    .map((what) =>
      tableText(`history.${what}`, { ships: of[side].ships[what].map(nameIn(card)).join(', ') }),
    )
    .join(' ');

const nameIn = (card: HeldAgainst['card']) => {
  const ships = SIDES.flatMap((side) => card.forces[side].flatMap((force) => force.ships));
  return (id: string): string => ships.find((ship) => ship.id === id)?.name ?? id;
};
