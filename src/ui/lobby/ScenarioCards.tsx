import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { SIDES } from '../../rules/core';
import type { ScenarioCard } from '../../scenario';
import type { Figurehead, ListedScenario } from '../../scenario/prepared';
import { lobbyText } from '../i18n/lobby';
import { useScenarioList } from '../match/useScenarios';
import { ShipPicture } from '../ships/ShipFigure';
import { SubmarinePicture } from '../ships/SubmarineShape';
import { longestFeet } from '../ships/shipPlan';
import { silhouetteOf } from '../ships/silhouetteOf';
import { inOrder, uiOf } from '../systems/registry';
import { DIFFICULTIES } from '../table/system';
import { useNarrow } from '../table/useNarrow';
import { BattleTools, type Wanted } from './BattleTools';
import { Flag } from './Flag';
import { forceText, lengthText, levelText, timeText, weatherText, whenText } from './facts';
import { findScenarios } from './finding';
import { difficultyOf, filtered, NO_FILTER, shipsIn, sorted } from './sorting';

/** Kept while the page is open: who comes back from a battle finds the list as it was. */
let lastWanted: Wanted = { ...NO_FILTER, words: '', sort: 'date' };

/** All that can be played, a part for each system; what is found, filtered and in order. */
export function ScenarioCards() {
  const list = useScenarioList();
  const [wanted, setWanted] = useState(lastWanted);
  const words = useDeferredValue(wanted.words);
  const ofFeet = useMemo(() => longestIn(list), [list]);
  const found = sorted(filtered(findScenarios(list, words), wanted), wanted.sort);
  const isCut = found.length < list.length;
  const change = (next: Wanted) => {
    lastWanted = next;
    setWanted(next);
  };
  return (
    <>
      <BattleTools list={list} wanted={wanted} onWanted={change} />
      <p className="hint scenario-found" role="status">
        {isCut && foundText(found.length, list.length)}
      </p>
      {isCut && (
        <button
          type="button"
          className="button small"
          onClick={() => change({ ...NO_FILTER, words: '', sort: wanted.sort })}
        >
          {lobbyText('showAll')}
        </button>
      )}
      {systemsIn(found).length > 1 && <PartLinks found={found} />}
      {systemsIn(found).map((system) => (
        <SystemPart
          key={system}
          system={system}
          list={found.filter(({ card }) => card.system === system)}
          isWhole={isCut}
          ofFeet={ofFeet}
        />
      ))}
    </>
  );
}

/** The systems that have scenarios, in the order of the registry. */
const systemsIn = (list: readonly ListedScenario[]): string[] =>
  inOrder([...new Set(list.map(({ card }) => card.system))]);

const foundText = (found: number, of: number): string =>
  found === 0 ? lobbyText('foundNone') : lobbyText('found', { found, of });

const partId = (system: string): string => `part-${system}`;

/** Where each part begins, and how much is in it: the list is several windows high. */
const PartLinks = ({ found }: { found: readonly ListedScenario[] }) => (
  <nav className="part-links" aria-label={lobbyText('kinds')}>
    {systemsIn(found).map((system) => (
      <a key={system} className="button small" href={`#${partId(system)}`}>
        {uiOf(system).lobby.kindName()}{' '}
        <small>{found.filter(({ card }) => card.system === system).length}</small>
      </a>
    ))}
  </nav>
);

interface SystemPartProps {
  system: string;
  list: readonly ListedScenario[];
  /** What was found is shown whole. */
  isWhole: boolean;
  /** How many feet a picture is wide: the ships of all cards are drawn to one scale. */
  ofFeet: number;
}

/** On a phone more of a system than these are folded. */
const MAX_SHOWN = 3;

function SystemPart({ system, list, isWhole, ofFeet }: SystemPartProps) {
  const isFolded = useNarrow('phone') && !isWhole;
  const shown = isFolded ? MAX_SHOWN : list.length;
  const { kindName, kindText } = uiOf(system).lobby;
  return (
    <section className="scenario-part" aria-labelledby={partId(system)}>
      <h2 id={partId(system)}>{kindName()}</h2>
      {kindText && <p className="scenario-kind">{kindText()}</p>}
      <CardList list={list.slice(0, shown)} ofFeet={ofFeet} />
      {list.length > shown && (
        <details className="running-more">
          <summary>{lobbyText('moreHere', { count: list.length - shown })}</summary>
          <CardList list={list.slice(shown)} ofFeet={ofFeet} />
        </details>
      )}
    </section>
  );
}

const CardList = ({ list, ofFeet }: Pick<SystemPartProps, 'list' | 'ofFeet'>) => (
  <ul className="scenario-cards">
    {list.map((listed) => (
      <ScenarioCardItem key={listed.card.id} listed={listed} ofFeet={ofFeet} />
    ))}
  </ul>
);

function ScenarioCardItem({ listed, ofFeet }: { listed: ListedScenario; ofFeet: number }) {
  const { card, figureheads } = listed;
  return (
    <li className="scenario-card">
      <h3>
        <Link href={`/scenario/${card.id}${location.search}`}>{card.title}</Link>
      </h3>
      <p className="scenario-when">{whenText(card)}</p>
      <p className="scenario-place" lang="en">
        {withoutPosition(card.place)}
      </p>
      <div className="scenario-sides">
        {SIDES.map((side) => (
          <div key={side} data-side={side}>
            <p className="scenario-side">
              <Flag card={card} side={side} /> {card.sides[side].name}
            </p>
            <FigureheadPicture figurehead={figureheads[side]} ofFeet={ofFeet} />
            <p className="scenario-force">{forceText(card, side)}</p>
          </div>
        ))}
      </div>
      <p className="scenario-facts">
        <Difficulty card={card} />
        <span>{timeText(card)}</span>
        <span>{lobbyText('ships', { count: shipsIn(card) })}</span>
        <span className="scenario-more">{weatherText(card)}</span>
        <span className="scenario-more">{lengthText(card)}</span>
        <span className="scenario-more">{levelText(card)}</span>
      </p>
    </li>
  );
}

/** A card has one line for the place: latitude and longitude are on the scenario's page. */
const withoutPosition = (place: string): string => place.replace(/,( about| near)? \d+°.*$/, '');

/** One to three dots, and the word. */
function Difficulty({ card }: { card: ScenarioCard }) {
  const difficulty = difficultyOf(card);
  const level = DIFFICULTIES.indexOf(difficulty) + 1;
  return (
    <span className="difficulty">
      <span aria-hidden="true">{'●'.repeat(level) + '○'.repeat(DIFFICULTIES.length - level)}</span>{' '}
      {lobbyText(`difficulty.${difficulty}`)}
    </span>
  );
}

interface FigureheadProps {
  figurehead: Figurehead;
  ofFeet: number;
}

const FigureheadPicture = ({ figurehead: { type, plan }, ofFeet }: FigureheadProps) =>
  type === 'SS' ? (
    <SubmarinePicture ofFeet={ofFeet} />
  ) : (
    <ShipPicture type={type} record={plan && silhouetteOf(plan)} ofFeet={ofFeet} />
  );

/** The length in feet of the longest ship on any card; submarines are shorter than any of them. */
const longestIn = (list: readonly ListedScenario[]): number =>
  longestFeet(
    list
      .flatMap(({ figureheads }) => SIDES.map((side) => figureheads[side]))
      .flatMap(({ type, plan }) =>
        type === 'SS' ? [] : [{ type, record: plan && silhouetteOf(plan) }],
      ),
  );
