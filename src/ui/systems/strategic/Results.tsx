import { useMemo, useState } from 'react';
import type { StrategicEvent } from '../../../rules/strategic';
import { strategicBoardText } from '../../../words/strategic/texts/board';
import { useDesk } from './desk/desk';
import { type Result, resultsOf, type StrikeResult } from './desk/results';
import { targetText } from './orders/AirFight';
import { hurtText, lossesText } from './strikes/told';
import './results.css';

/** How many results each viewer of a match has dismissed. A page opened again shows those of this turn and the last. */
const putAway = new Map<string, number>();

/** Results of strikes, and ships lost, until they are dismissed: open in the step that begins with them, then folded. */
export function Results({ eyes, events }: { eyes: string; events: readonly StrategicEvent[] }) {
  const { view } = useDesk();
  const all = useMemo(() => resultsOf(events), [events]);
  const isNew = useIsNew(all.length, view.clock);
  const [, redraw] = useState(0);
  const shown = all.slice(putAway.get(eyes) ?? 0).filter(({ turn }) => turn >= view.turn - 1);
  if (shown.length === 0) return null;
  return (
    <section className="results" aria-label={strategicBoardText('results')}>
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
      {/* Opened or folded by hand it stays so until something new is told. */}
      <details key={`${isNew}/${all.length}`} open={isNew}>
        <summary>
          <h3>{strategicBoardText('results')}</h3>
        </summary>
        <ul>
          {shown.toReversed().map((result) => (
            <li key={result.key}>
              <ResultCard result={result} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** Whether the game still stands where the latest result was first seen. */
function useIsNew(results: number, clock: number): boolean {
  const [met, meet] = useState({ results, clock });
  if (met.results !== results) meet({ results, clock });
  return met.results !== results || met.clock === clock;
}

const ResultCard = ({ result }: { result: Result }) =>
  result.kind === 'strike' ? <StrikeCard strike={result} /> : <LossCard ship={result.ship} />;

function LossCard({ ship }: { ship: string }) {
  const { names, side } = useDesk();
  return (
    <p className="result-loss" data-own={names.sideOf(ship) === side || undefined}>
      {strategicBoardText('shipLost', { ship: names.ship(ship) })}
    </p>
  );
}

function StrikeCard({ strike }: { strike: StrikeResult }) {
  const { names } = useDesk();
  const { attacker, target, hurt, turn } = strike;
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
              {hurtText(it, names)}
            </li>
          ))}
        </ul>
      )}
      <p className="hint">{lossesText(strike)}</p>
    </article>
  );
}
