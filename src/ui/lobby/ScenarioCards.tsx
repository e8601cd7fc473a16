import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { SIDES } from '../../rules/core';
import type { Figurehead, ListedScenario } from '../../scenario/prepared';
import { lobbyText } from '../i18n/lobby';
import { useScenarioList } from '../match/useScenarios';
import { ShipPicture } from '../ships/ShipFigure';
import { silhouetteOf } from '../ships/silhouetteOf';
import { inOrder, uiOf } from '../systems/registry';
import { Flag } from './Flag';
import { forceText, lengthText, systemText, weatherText, whenText } from './facts';
import { findScenarios } from './finding';

/** What is listed: the scenarios of one system, or all. */
const ALL = 'all';

/** All battles and operations that can be played, by date, and those that a word finds. */
export function ScenarioCards() {
  const list = useScenarioList();
  const [words, setWords] = useState('');
  const [kind, setKind] = useState(ALL);
  const ofKind = kind === ALL ? list : list.filter(({ card }) => card.system === kind);
  const found = findScenarios(ofKind, useDeferredValue(words));
  return (
    <>
      <label className="scenario-finder">
        {lobbyText('find')}
        <input
          type="search"
          value={words}
          placeholder={lobbyText('findHint')}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <fieldset className="scenario-kinds">
        <legend className="visually-hidden">{lobbyText('kinds')}</legend>
        {[ALL, ...systemsIn(list)].map((it) => (
          <label key={it}>
            <input type="radio" name="kind" checked={kind === it} onChange={() => setKind(it)} />
            <span>{it === ALL ? lobbyText('kind.all') : uiOf(it).lobby.kindName()}</span>
          </label>
        ))}
      </fieldset>
      <p className="hint scenario-found" role="status">
        {words.trim() !== '' && foundText(found.length, ofKind.length)}
      </p>
      <ul className="scenario-cards">
        {found.map((listed) => (
          <ScenarioCardItem key={listed.card.id} listed={listed} />
        ))}
      </ul>
    </>
  );
}

/** The systems that have scenarios, in the order of the registry. */
const systemsIn = (list: readonly ListedScenario[]): string[] =>
  inOrder([...new Set(list.map(({ card }) => card.system))]);

const foundText = (found: number, of: number): string =>
  found === 0 ? lobbyText('foundNone') : lobbyText('found', { found, of });

function ScenarioCardItem({ listed: { card, figureheads } }: { listed: ListedScenario }) {
  return (
    <li className="scenario-card">
      <p className="legend">{whenText(card)}</p>
      <h2>
        <Link href={`/scenario/${card.id}${location.search}`}>{card.title}</Link>
      </h2>
      <p className="scenario-place" lang="en">
        {card.place}
      </p>
      <div className="scenario-sides">
        {SIDES.map((side) => (
          <section key={side} data-side={side}>
            <h3>
              <Flag card={card} side={side} /> {card.sides[side].name}
            </h3>
            <FigureheadPicture figurehead={figureheads[side]} />
            <p>{forceText(card, side)}</p>
          </section>
        ))}
      </div>
      <p className="scenario-facts">
        <span>{systemText(card)}</span>
        <span>{lengthText(card)}</span>
        <span>{weatherText(card)}</span>
      </p>
    </li>
  );
}

const FigureheadPicture = ({ figurehead: { type, plan } }: { figurehead: Figurehead }) => (
  <ShipPicture type={type} record={plan && silhouetteOf(plan)} />
);
