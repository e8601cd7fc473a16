import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { BOTS } from '../../bots';
import { SIDES } from '../../rules/core';
import type { PreparedScenario } from '../../scenario/prepared';
import { readKeptPack } from '../app/keptPack';
import { NotFound } from '../app/NotFound';
import { Page } from '../app/Page';
import { useTask } from '../app/useTask';
import { loadLibrary } from '../match/lazyLibrary';
import type { MatchSetup } from '../match/library';
import { useScenario } from '../match/useScenarios';
import { RuleLink } from '../rules/RuleLink';
import { BalanceLine } from './BalanceLine';
import { Flag, Forces } from './Forces';
import { lengthText, weatherText, whenText } from './facts';
import { OPTION_CHOICES } from './options';
import { TablesChoice } from './TablesChoice';
import './lobby.css';

/** A battle before it begins: situation, forces, history; which side, against whom, by which optional rules. */
export function ScenarioPage({ id }: { id: string }) {
  const loaded = useScenario(id);
  if (!loaded) return <NotFound what="scenario" />;
  const { card } = loaded;
  return (
    <Page title={card.title} lead={card.situation}>
      <p className="scenario-facts">
        <span>{whenText(card)}</span>
        <span>{card.place}</span>
        <span>{weatherText(card)}</span>
        <span>{lengthText(card)}</span>
      </p>
      <div className="scenario-columns">
        <StartForm loaded={loaded} />
        <div className="scenario-reading">
          <section aria-labelledby="victory">
            <h2 id="victory">Victory</h2>
            <p>{card.victory}</p>
            {loaded.balance && <BalanceLine balance={loaded.balance} card={card} />}
          </section>
          <section aria-labelledby="forces">
            <h2 id="forces">Forces</h2>
            <Forces loaded={loaded} />
          </section>
          <Reading loaded={loaded} />
        </div>
      </div>
    </Page>
  );
}

function Reading({ loaded: { card } }: { loaded: PreparedScenario }) {
  return (
    <>
      <section aria-labelledby="history">
        <h2 id="history">What happened</h2>
        <p>{card.history}</p>
      </section>
      <details className="sources">
        <summary>Sources</summary>
        <ul>
          {card.sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** The strongest bot first. */
const OPPONENTS = [...BOTS].reverse();

function StartForm({ loaded }: { loaded: PreparedScenario }) {
  const [, go] = useLocation();
  const [side, setSide] = useState<MatchSetup['side']>('allies');
  const [bot, setBot] = useState(OPPONENTS[0]?.id ?? '');
  const [options, setOptions] = useState<Readonly<Record<string, boolean>>>({ ...loaded.options });
  const { card } = loaded;
  const { busy, run } = useTask();
  const begin = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const { start } = await loadLibrary();
      const tables = readKeptPack()?.text;
      const id = await start({ scenario: card.id, side, bot, options, tables }, location.search);
      go(`/battle/${id}${location.search}`);
    });
  };
  return (
    <form className="start-form" onSubmit={begin}>
      <fieldset>
        <legend>Your side</legend>
        {SIDES.map((it) => (
          <label key={it} className="choice">
            <input type="radio" name="side" checked={side === it} onChange={() => setSide(it)} />
            <span>
              <Flag card={card} side={it} /> {card.sides[it].name}
            </span>
          </label>
        ))}
        <label className="choice">
          <input
            type="radio"
            name="side"
            checked={side === 'both'}
            onChange={() => setSide('both')}
          />
          <span>
            Both sides at this screen
            <small>Sealed orders are covered while the screen is handed over.</small>
          </span>
        </label>
      </fieldset>
      {side !== 'both' && (
        <fieldset>
          <legend>Against</legend>
          {OPPONENTS.map(({ id, name, description }) => (
            <label key={id} className="choice">
              <input type="radio" name="bot" checked={bot === id} onChange={() => setBot(id)} />
              <span>
                {name}
                <small>{description}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend>Optional rules</legend>
        {OPTION_CHOICES.map(({ id, label, text, rule }) => (
          <label key={id} className="choice">
            <input
              type="checkbox"
              checked={options[id] ?? false}
              onChange={(event) => setOptions({ ...options, [id]: event.target.checked })}
            />
            <span>
              {label}
              <small>
                {text} <RuleLink system={card.system} rule={rule} />
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      <TablesChoice />
      <button type="submit" className="button primary start" disabled={busy}>
        Begin the battle
      </button>
    </form>
  );
}
