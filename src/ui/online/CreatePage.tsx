import { type FormEvent, useCallback, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { botsFor } from '../../bots';
import type { Refusal } from '../../rules/core';
import type { ScenarioCard } from '../../scenario';
import { isUnlistedId } from '../../scenario/own/ownId';
import { generalRefusal } from '../../words/general/refusal';
import { Page } from '../frame/Page';
import { useTask } from '../frame/useTask';
import { onlineText } from '../i18n/online';
import { OptionalRules } from '../lobby/choices';
import { useCard, useScenario, useScenarioList } from '../match/useScenarios';
import { inOrder, uiOf } from '../systems/registry';
import { AgainstChoice, NameField, SideChoice } from './CreateChoices';
import { PaceChoice, VisibilityChoice } from './CreateTerms';
import { type Chosen, createMatch, wishFor } from './create';
import { placePath } from './links';
import { lobby } from './lobby';
import { readName } from './myName';
import { NoServer } from './NoServer';
import { useAsked } from './useAsked';
import '../lobby/lobby.css';
import './online.css';

/** A new match online: which scenario, which side, against whom, how fast, who may join. */
export function CreatePage() {
  const list = useScenarioList();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('scenario');
  const card = useCard(wanted ?? '') ?? list[0]?.card;
  const isListed = list.some((it) => it.card.id === card?.id);
  const ask = useCallback(() => lobby.list(), []);
  const { asked, again } = useAsked(ask, 0);
  return (
    <Page title={onlineText('createTitle')} lead={onlineText('createLead')}>
      {asked && !asked.ok && <NoServer refusal={asked.refusal} onAgain={again} />}
      {asked?.ok && card && (
        <>
          <label className="online-pick">
            <span>{onlineText('scenario')}</span>
            <select
              className="field"
              value={card.id}
              onChange={({ target }) => setSearch({ scenario: target.value }, { replace: true })}
            >
              {!isListed && <option value={card.id}>{unlistedTitle(card)}</option>}
              <Scenarios list={list} />
            </select>
            <Link href={`/scenario/${card.id}`}>{onlineText('aboutBattle')}</Link>
          </label>
          <CreateForm scenario={card.id} />
        </>
      )}
      {!asked && <p className="loading">{onlineText('loading')}</p>}
    </Page>
  );
}

/** All scenarios, by system. */
const Scenarios = ({ list }: { list: ReturnType<typeof useScenarioList> }) =>
  inOrder(list.map(({ card }) => card.system)).map((system) => (
    <optgroup key={system} label={uiOf(system).lobby.kindName()}>
      {list
        .filter(({ card }) => card.system === system)
        .map(({ card: { id, title } }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
    </optgroup>
  ));

function CreateForm({ scenario }: { scenario: string }) {
  const loaded = useScenario(scenario);
  const [, go] = useLocation();
  const [chosen, setChosen] = useState<Chosen>(() => ({ name: readName() }));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { busy, run } = useTask();
  if (!loaded) return null;
  const { card } = loaded;
  const bots = botsFor(card.system).map(({ id }) => id);
  const wish = wishFor({ card, options: { ...loaded.options }, bots }, chosen);
  const change = (part: Chosen) => setChosen({ ...wish, ...part });
  const begin = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const file = await sentFile(scenario);
      const made = await createMatch({ ...wish, ...file, name: wish.name.trim() });
      if (made.ok) go(placePath(made.value.match, made.value.side));
      else setRefusal(made.refusal);
    });
  };
  return (
    <form className="start-form online-form" onSubmit={begin}>
      <div>
        <SideChoice wish={wish} card={card} onChange={change} />
        <AgainstChoice wish={wish} onChange={change} />
      </div>
      <div>
        <VisibilityChoice wish={wish} onChange={change} />
        <PaceChoice wish={wish} onChange={change} />
      </div>
      <OptionalRules
        card={card}
        options={wish.options}
        onChange={(options) => change({ options })}
      />
      <div className="online-last">
        <NameField name={wish.name} onChange={(name) => change({ name })} />
        {refusal && (
          <p role="alert">{onlineText('refusedText', { why: generalRefusal(refusal) })}</p>
        )}
        <button type="submit" className="button primary start" disabled={busy}>
          {onlineText('create')}
        </button>
      </div>
    </form>
  );
}

/** The file of a battle that the server does not have, to be sent along. */
async function sentFile(scenario: string): Promise<{ file?: string }> {
  if (!isUnlistedId(scenario)) return {};
  const { fileOfOwn } = await import('../match/own');
  return { file: JSON.stringify(await fileOfOwn(scenario)) };
}

/** A copy of a battle may have its title. */
const unlistedTitle = ({ id, title }: ScenarioCard): string =>
  isUnlistedId(id) ? onlineText('ownTitle', { title }) : title;
