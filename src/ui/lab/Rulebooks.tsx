import { useEffect, useRef, useState } from 'react';
import { playInCrew } from '../../game/lab/games';
import { columnsOf, newQuestion } from '../../lab/question';
import { rulebooksOf } from '../../lab/sameBattle';
import { newTally, perHour, sideHullShare, type Totals } from '../../lab/tally';
import { GUN_WEIGHTS, SIDES, type Side } from '../../rules/core';
import type { Catalog, LoadedScenario, ScenarioCard } from '../../scenario';
import { hitsByWeight } from '../../scenario/core/losses';
import { meanOf } from '../../scenario/core/simulated';
import { figure } from '../../words/core/say';
import { reportFault } from '../frame/faults';
import { labText } from '../i18n/lab';
import { lobbyText } from '../i18n/lobby';
import { systemText } from '../lobby/facts';
import { newBotWorker } from '../match/botWorker';
import { percent } from './figures';

/** Games by each rulebook: enough for a mean, and the slower ones are played in a minute. */
const GAMES = 100;
const LOOK_MS = 200;

/** One battle by several rulebooks on one yardstick, beside history; nothing where there is one only. */
export function Rulebooks({ catalog, id }: { catalog: Catalog; id: string }) {
  const books = rulebooksOf(catalog, id);
  const { totals, isPlaying, play, stop } = useRulebooks(catalog, books);
  if (books.length < 2) return null;
  return (
    <section className="lab-books" aria-labelledby="lab-books">
      <h2 id="lab-books">{labText('books')}</h2>
      <p>{labText('booksText')}</p>
      <p>
        <button type="button" className="button" onClick={isPlaying ? stop : play}>
          {labText(isPlaying ? 'stop' : 'booksPlay')}
        </button>{' '}
        <span role="status">
          {totals && labText('progress', { played: totals[0]?.games ?? 0, games: GAMES })}
        </span>
      </p>
      {totals && (totals[0]?.games ?? 0) > 0 && <BookTable books={books} totals={totals} />}
    </section>
  );
}

/** Plays the same number of games by each rulebook; they grow together. */
function useRulebooks(catalog: Catalog, books: readonly LoadedScenario[]) {
  const [totals, setTotals] = useState<Totals[]>();
  const [isPlaying, setPlaying] = useState(false);
  const running = useRef<() => void>(() => {});
  useEffect(() => () => running.current(), []);
  const stop = () => {
    running.current();
    setPlaying(false);
  };
  const play = () => {
    const tallies = books.map(() => newTally());
    const look = () => setTotals(tallies.map((it) => it.totals()));
    const timer = setInterval(look, LOOK_MS);
    const halt = playInCrew({
      columns: books.flatMap(({ card }) => {
        const read = columnsOf(newQuestion(card.id), catalog);
        return read.ok ? [read.value.left.column] : [];
      }),
      games: GAMES,
      workers: navigator.hardwareConcurrency || 1,
      newWorker: newBotWorker,
      onGame: (results) => {
        for (const [i, result] of results.entries()) tallies[i]?.add(result);
        return true;
      },
      onEnd: (fault) => {
        if (fault !== undefined) reportFault(new Error(fault));
        clearInterval(timer);
        look();
        setPlaying(false);
      },
    });
    running.current = () => {
      clearInterval(timer);
      halt();
    };
    setPlaying(true);
    look();
  };
  return { totals, isPlaying, play, stop };
}

interface BookTableProps {
  books: readonly LoadedScenario[];
  totals: readonly Totals[];
}

function BookTable({ books, totals }: BookTableProps) {
  const [first] = books;
  if (!first) return null;
  const { card } = first;
  return (
    <table className="history-table">
      <thead>
        <tr>
          <th scope="col">{labText('yardstick')}</th>
          <th scope="col">{lobbyText('sunkHistory')}</th>
          {books.map((it) => (
            <th key={it.card.id} scope="col">
              {systemText(it.card)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SIDES.map((side) => (
          <tr key={`${side}-sunk`} data-side={side}>
            <th scope="row">{labText('booksSunk', { side: card.sides[side].name })}</th>
            <td>{card.losses?.sunk[side].length ?? labText('notTold')}</td>
            {totals.map((it, i) => (
              <td key={books[i]?.card.id}>{meanOf(it.sunk[side]).toFixed(1)}</td>
            ))}
          </tr>
        ))}
        {SIDES.map((side) => (
          <tr key={`${side}-hull`} data-side={side}>
            <th scope="row">{labText('booksHull', { side: card.sides[side].name })}</th>
            <td>{labText('notTold')}</td>
            {totals.map((it, i) => (
              <td key={books[i]?.card.id}>{hullText(it, side)}</td>
            ))}
          </tr>
        ))}
        <HitRows {...{ books, totals, card }} />
      </tbody>
    </table>
  );
}

/** Hits an hour by guns of one weight, where any book or history has some. */
function HitRows({ books, totals, card }: BookTableProps & { card: ScenarioCard }) {
  const { hits } = card.losses ?? {};
  const history = hits && perHour(hitsByWeight(hits), hits.minutes);
  return SIDES.flatMap((side) =>
    GUN_WEIGHTS.filter((guns) =>
      [history, ...totals.map(({ hitsAnHour }) => hitsAnHour)].some(
        (it) => it && it[side][guns] > 0,
      ),
    ).map((guns) => (
      <tr key={`${side}-${guns}`} data-side={side}>
        <th scope="row">{labText(`booksHits.${guns}`, { side: card.sides[side].name })}</th>
        <td>{history ? figure(history[side][guns], 1) : labText('notTold')}</td>
        {totals.map(({ hitsAnHour }, i) => (
          <td key={books[i]?.card.id}>
            {hitsAnHour ? figure(hitsAnHour[side][guns], 1) : labText('notTold')}
          </td>
        ))}
      </tr>
    )),
  );
}

function hullText(totals: Totals, side: Side): string {
  const share = sideHullShare(totals, side);
  return share === null ? labText('notTold') : labText('percent', { value: percent(share) });
}
