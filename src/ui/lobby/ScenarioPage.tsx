import { type FormEvent, Suspense, useDeferredValue, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { botsFor } from '../../bots';
import { hopelessIn } from '../../scenario/core/balance';
import { isOwnId } from '../../scenario/own/ownId';
import type { PreparedScenario } from '../../scenario/prepared';
import { isSkirmishId } from '../../scenario/skirmish/link';
import { EditLink, UnfinishedOwn } from '../chartRoom/EditLink';
import { readKeptPack } from '../frame/keptPack';
import { NotFound } from '../frame/NotFound';
import { Page } from '../frame/Page';
import { labPath, matchPath, newOnlinePath } from '../frame/paths';
import { useTask } from '../frame/useTask';
import { EnglishNote } from '../i18n/EnglishNote';
import { lobbyText } from '../i18n/lobby';
import { loadLibrary } from '../match/lazyLibrary';
import type { MatchSetup } from '../match/library';
import { useScenario } from '../match/useScenarios';
import { uiOf } from '../systems/registry';
import { hopelessText } from '../table/report/hopelessText';
import { BalanceLine } from './BalanceLine';
import { BotRadios, OptionalRules, SideRadios } from './choices';
import { Forces } from './Forces';
import { lengthText, systemText, timeText, weatherText, whenText } from './facts';
import { HistoryTable } from './HistoryTable';
import { NoSkirmish, SkirmishBar } from './SkirmishBar';
import { TablesChoice } from './TablesChoice';
import './lobby.css';

/** A battle before it begins: situation, forces, history; which side, against whom, by which optional rules. */
export function ScenarioPage({ id }: { id: string }) {
  // While another one is drawn this one stays, with the focus where it is.
  const shown = useDeferredValue(id);
  const loaded = useScenario(shown);
  const isDrawn = isSkirmishId(shown);
  if (!loaded && isDrawn) return <NoSkirmish id={shown} />;
  if (!loaded && isOwnId(shown)) return <UnfinishedOwn id={shown} />;
  if (!loaded) return <NotFound what="scenario" />;
  const { card } = loaded;
  const { Note, Opening } = uiOf(loaded.system).lobby;
  return (
    <Page
      title={card.title}
      lead={
        <>
          <span lang="en">{card.situation}</span> <EnglishNote />
        </>
      }
    >
      {isDrawn && <SkirmishBar id={shown} isBusy={shown !== id} loaded={loaded} />}
      <Facts card={card} />
      {Note && (
        <Suspense>
          <Note.Page card={card} />
        </Suspense>
      )}
      <div className="scenario-columns">
        <StartForm key={card.title} loaded={loaded} />
        <div className="scenario-reading">
          {Opening && (
            <Suspense fallback={<div className="situation-place" />}>
              <Opening.Page loaded={loaded} />
            </Suspense>
          )}
          <Victory loaded={loaded} />
          <section aria-labelledby="forces">
            <h2 id="forces">{lobbyText('forces')}</h2>
            <Forces loaded={loaded} />
          </section>
          <Reading loaded={loaded} />
        </div>
      </div>
    </Page>
  );
}

const Facts = ({ card }: Pick<PreparedScenario, 'card'>) => (
  <p className="scenario-facts">
    <span>{systemText(card)}</span>
    <span>{whenText(card)}</span>
    <span lang="en">{card.place}</span>
    <span>{weatherText(card)}</span>
    <span>{lengthText(card)}</span>
    <span>{timeText(card)}</span>
  </p>
);

function Victory({ loaded: { card, balances } }: { loaded: PreparedScenario }) {
  const hopeless = hopelessIn(balances);
  return (
    <section aria-labelledby="victory">
      <h2 id="victory">{lobbyText('victory')}</h2>
      <EnglishNote />
      <p lang="en">{card.victory}</p>
      {hopeless && <p>{hopelessText(hopeless, card)}</p>}
      {balances.map((balance) => (
        <BalanceLine key={balance.bot} balance={balance} card={card} />
      ))}
    </section>
  );
}

function Reading({ loaded: { card, simulated } }: { loaded: PreparedScenario }) {
  const { losses } = card;
  const sources = new Set([...card.sources, ...(losses ? [losses.source] : [])]);
  return (
    <>
      <section aria-labelledby="history">
        <h2 id="history">{lobbyText('history')}</h2>
        <EnglishNote />
        <p lang="en">{card.history}</p>
        {losses &&
          simulated.map((it) => (
            <HistoryTable key={it.bot} card={card} losses={losses} simulated={it} />
          ))}
      </section>
      <details className="sources">
        <summary>{lobbyText('sources')}</summary>
        <ul lang="en">
          {[...sources].map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** The opponent offered first: it plays at once, and knows every system. */
const COMMANDER = 'commander';

function StartForm({ loaded }: { loaded: PreparedScenario }) {
  const [, go] = useLocation();
  const [side, setSide] = useState<MatchSetup['side']>('allies');
  const opponents = botsFor(loaded.system).reverse();
  const [bot, setBot] = useState(COMMANDER);
  const [options, setOptions] = useState<Readonly<Record<string, boolean>>>({ ...loaded.options });
  const { card } = loaded;
  const { packRule, beginName } = uiOf(loaded.system).lobby;
  const { busy, run } = useTask();
  const begin = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const { start } = await loadLibrary();
      const tables = packRule ? readKeptPack()?.text : undefined;
      const id = await start({ scenario: card.id, side, bot, options, tables }, location.search);
      go(matchPath(id));
    });
  };
  return (
    <form className="start-form" onSubmit={begin}>
      <fieldset>
        <legend>{lobbyText('yourSide')}</legend>
        <SideRadios card={card} chosen={side} onChoose={setSide} />
        <label className="choice">
          <input
            type="radio"
            name="side"
            checked={side === 'both'}
            onChange={() => setSide('both')}
          />
          <span>
            {lobbyText('bothAtScreen')}
            <small>{lobbyText('bothText')}</small>
          </span>
        </label>
      </fieldset>
      {side !== 'both' && (
        <fieldset>
          <legend>{lobbyText('opponent')}</legend>
          <BotRadios
            name="bot"
            system={loaded.system}
            bots={opponents}
            chosen={bot}
            onChoose={setBot}
          />
        </fieldset>
      )}
      <OptionalRules card={card} options={options} onChange={setOptions} />
      {packRule && <TablesChoice system={loaded.system} rule={packRule} />}
      <div className="start-foot">
        <button type="submit" className="button primary start" disabled={busy}>
          {beginName()}
        </button>
      </div>
      <OtherWays card={card} />
    </form>
  );
}

/** What else can be done with a scenario than play it here. */
const OtherWays = ({ card }: Pick<PreparedScenario, 'card'>) => (
  <div className="start-ways">
    <Link className="button" href={newOnlinePath(card.id)}>
      {lobbyText('playOnline')}
    </Link>
    <Link className="button" href={labPath(card.id)}>
      {lobbyText('lab')}
    </Link>
    <EditLink card={card} />
  </div>
);
