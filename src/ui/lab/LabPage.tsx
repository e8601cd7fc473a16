import { type ReactNode, use } from 'react';
import { Link } from 'wouter';
import { type Columns, columnsOf, type Question } from '../../lab/question';
import {
  type Catalog,
  type Changes,
  good,
  type LoadedScenario,
  type Pack,
  type Read,
} from '../../scenario';
import { language } from '../../words/core/texts';
import { loadWords } from '../../words/registry';
import { Faults } from '../frame/Faults';
import { readKeptPack } from '../frame/keptPack';
import { NotFound } from '../frame/NotFound';
import { Page } from '../frame/Page';
import { labText } from '../i18n/lab';
import { Rich } from '../i18n/Rich';
import { loadPacks } from '../match/lazyPacks';
import { useScenario } from '../match/useScenarios';
import { commandLine } from './commandLine';
import { LabForm } from './LabForm';
import { Progress } from './Progress';
import { Results } from './Results';
import { Rulebooks } from './Rulebooks';
import { Suggestions } from './Suggestions';
import { type LabState, useLab } from './useLab';
import { useQuestion } from './useQuestion';
import './lab.css';

/** "What if?": a scenario as it was written, and beside it "but …", played by bots as often as it takes. */
export function LabPage({ id }: { id: string }) {
  if (!useScenario(id)) return <NotFound what="scenario" />;
  return <Lab key={id} id={id} />;
}

function Lab({ id }: { id: string }) {
  const { catalogFor, checkPack } = use(tools());
  const { question, ask, isUnread } = useQuestion(id);
  const catalog = catalogFor(id, question.by);
  const lab = useLab();
  const written = loadedOf(catalog, id);
  const other = loadedOf(catalog, question.by ?? id) ?? written;
  use(wordsFor(other?.system ?? ''));
  if (!written || !other) return <NotFound what="scenario" />;
  const read = columnsIn(question, catalog, checkPack);
  const askAnew = (next: Question) => {
    lab.clear();
    ask(next);
  };
  const playNow = (changes: Changes) => {
    const next = { ...question, changes };
    const columns = columnsIn(next, catalog, checkPack);
    ask(next);
    if (columns.ok) lab.play(next, columns.value);
  };
  const { title } = written.card;
  return (
    <Page title={labText('title', { title })} lead={labText('lead')}>
      <p>
        <Link href={`/scenario/${id}`}>{labText('back')}</Link>
      </p>
      {isUnread && <p role="alert">{labText('noQuestion')}</p>}
      <div className="lab-columns">
        <LabForm
          {...{ catalog, loaded: other, question }}
          onAsk={askAnew}
          onPlay={() => read.ok && lab.play(question, read.value)}
        >
          {!read.ok && (
            <Faults faults={read.faults}>
              <Rich text={labText('unfit')} parts={[(words) => <b>{words}</b>]} />
            </Faults>
          )}
          <details className="lab-command">
            <summary>{labText('command')}</summary>
            <code lang="en">{commandLine(question)}</code>
            <p className="hint">{labText('linkText')}</p>
          </details>
        </LabForm>
        <Outcome state={lab.state}>
          <Suggestions loaded={other} onPick={playNow} />
        </Outcome>
      </div>
      <Progress {...{ lab, written }} canPlay={read.ok} />
      <Rulebooks catalog={catalog} id={id} />
    </Page>
  );
}

interface OutcomeProps {
  state: LabState | undefined;
  /** Where nothing is played. */
  children: ReactNode;
}

/** The results as soon as there are any. */
function Outcome({ state, children }: OutcomeProps) {
  if (state && state.left.games > 0) return <Results state={state} />;
  if (state?.status !== 'playing') return children;
  return (
    <section className="lab-results" aria-labelledby="lab-result">
      <h2 id="lab-result">{labText('result')}</h2>
      <p className="hint">{labText('firstGames')}</p>
    </section>
  );
}

const loadedOf = ({ scenarios }: Catalog, id: string): LoadedScenario | undefined =>
  scenarios.find(({ card }) => card.id === id);

let asked: ReturnType<typeof loadPacks> | undefined;

/** All ships, with what completes a scenario, fetched once. */
function tools(): ReturnType<typeof loadPacks> {
  asked ??= loadPacks();
  return asked;
}

const words = new Map<string, Promise<unknown>>();

/** The words of a system in the language of the page, fetched once. */
function wordsFor(system: string): Promise<unknown> {
  const key = `${system} ${language()}`;
  const known = words.get(key) ?? loadWords(system);
  words.set(key, known);
  return known;
}

/** The columns of a question, with the kept tables pack where it asks for one. */
function columnsIn(
  question: Question,
  catalog: Catalog,
  checkPack: (text: string, file: string) => Read<Pack>,
): Read<Columns> {
  const pack = packOf(question, checkPack);
  return pack.ok ? columnsOf(question, catalog, pack.value) : pack;
}

function packOf(
  { tables }: Question,
  checkPack: (text: string, file: string) => Read<Pack>,
): Read<Pack | undefined> {
  if (tables === undefined) return good(undefined);
  const kept = readKeptPack();
  if (kept?.name === tables) return checkPack(kept.text, kept.name);
  const expected = `the tables pack ${tables}, loaded on the scenario's page`;
  const found = kept ? `the pack ${kept.name}` : 'none';
  return { ok: false, faults: [{ file: 'link', path: 'tables', expected, found }] };
}
