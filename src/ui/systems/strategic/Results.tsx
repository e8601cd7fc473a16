import { useMemo, useState } from 'react';
import { enemyOf } from '../../../rules/core';
import type { StrategicEvent } from '../../../rules/strategic';
import { strategicBoardText } from '../../i18n/strategicBoard';
import { useDesk } from './desk';
import { targetText } from './orders/AirFight';
import { type Hurt, type Result, resultsOf, type StrikeResult } from './results';
import './results.css';

/** How many results each pair of eyes has put away, by the match and the viewer; a page that is opened anew shows those of this turn and the last. */
const putAway = new Map<string, number>();

/** Results of strikes, and ships lost: they stay until they are dismissed. */
export function Results({ eyes, events }: { eyes: string; events: readonly StrategicEvent[] }) {
  const { view } = useDesk();
  const all = useMemo(() => resultsOf(events), [events]);
  const [, redraw] = useState(0);
  const shown = all.slice(putAway.get(eyes) ?? 0).filter(({ turn }) => turn >= view.turn - 1);
  if (shown.length === 0) return null;
  return (
    <section className="results" aria-label={strategicBoardText('results')}>
      <header>
        <h3>{strategicBoardText('results')}</h3>
        <button
          type="button"
          className="button small"
          onClick={() => {
            putAway.set(eyes, all.length);
            redraw(all.length);
          }}
        >
          {strategicBoardText('putAway')}
        </button>
      </header>
      <ul>
        {shown.toReversed().map((result) => (
          <li key={result.key}>
            <ResultCard result={result} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const ResultCard = ({ result }: { result: Result }) =>
  result.kind === 'strike' ? <StrikeCard strike={result} /> : <LossCard ship={result.ship} />;

function LossCard({ ship }: { ship: string }) {
  const { names } = useDesk();
  return (
    <p className="result-loss">{strategicBoardText('shipLost', { ship: names.ship(ship) })}</p>
  );
}

function StrikeCard({ strike }: { strike: StrikeResult }) {
  const { names, view } = useDesk();
  const { attacker, target, stepsLost, hurt, turn } = strike;
  const isLand = (id: string) => view.scenario.landUnits.some((it) => it.id === id);
  const at = targetText({ target, ships: [] }, names);
  return (
    <article className="result-strike" data-side={attacker}>
      <h4>
        {strategicBoardText('strikeResult', { turn, side: names.side(attacker), target: at })}
      </h4>
      {hurt.length === 0 ? (
        <p>{strategicBoardText('noHits')}</p>
      ) : (
        <ul>
          {hurt.map((it) => (
            <li key={it.id} data-state={it.state}>
              {hurtText(it, names.home(it.id), isLand(it.id))}
            </li>
          ))}
        </ul>
      )}
      <p className="hint">
        {strategicBoardText('strikeLosses', {
          lost: stepsLost[attacker],
          other: stepsLost[enemyOf(attacker)],
        })}
      </p>
    </article>
  );
}

const hurtText = ({ hits, state }: Hurt, name: string, isLand: boolean): string =>
  strategicBoardText('hitResult', {
    name,
    count: hits,
    state: strategicBoardText(isLand ? `landState.${state}` : `state.${state}`),
  });
