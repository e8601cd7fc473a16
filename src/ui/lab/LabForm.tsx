import type { FormEvent, ReactNode } from 'react';
import { botsFor } from '../../bots';
import type { Question } from '../../lab/question';
import { rulebooksOf } from '../../lab/sameBattle';
import { SIDES, type Side } from '../../rules/core';
import type { Catalog, LoadedScenario } from '../../scenario';
import { scenarioSystemOf } from '../../scenario/systemOf';
import { useKeptPack } from '../frame/keptPack';
import { labText } from '../i18n/lab';
import { OptionalRules } from '../lobby/choices';
import { systemText } from '../lobby/facts';
import { botName } from '../match/bots';
import { uiOf } from '../systems/registry';
import { valueOf, withOptions, withSetting } from './edits';
import { LAB_FORM } from './Progress';
import { SettingChoice } from './SettingChoice';
import { REGISTRY_LIST, ShipChanges } from './ShipChanges';

interface LabFormProps {
  catalog: Catalog;
  /** The scenario of the right column, as written. */
  loaded: LoadedScenario;
  question: Question;
  onAsk: (question: Question) => void;
  /** What is wrong with it, and how else it may be asked. */
  children: ReactNode;
  onPlay: () => void;
}

const GAMES = [100, 300, 1000, 3000] as const;

/** What is otherwise than as written: "but …". */
export function LabForm(props: LabFormProps) {
  const { catalog, loaded, question, onAsk, children, onPlay } = props;
  const { changes } = question;
  const change = (next: Question['changes']) => onAsk({ ...question, changes: next });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPlay();
  };
  return (
    <form id={LAB_FORM} className="lab-form" onSubmit={submit} aria-label={labText('but')}>
      <h2>{labText('but')}</h2>
      <ShipChanges loaded={loaded} changes={changes} onChange={change} />
      <Situation {...props} />
      <Doctrine {...props} />
      <OptionalRules
        card={loaded.card}
        options={{ ...(loaded.options as Record<string, boolean>), ...setOptions(changes) }}
        onChange={(options) =>
          change(withOptions(changes, loaded.options as Record<string, unknown>, options))
        }
      />
      <Tables {...props} />
      <Games question={question} onAsk={onAsk} />
      {children}
      <RegistryList catalog={catalog} date={loaded.card.date} />
    </form>
  );
}

const setOptions = ({ options = [] }: Question['changes']): Record<string, boolean> =>
  Object.fromEntries(options.map(({ option, isOn }) => [option, isOn]));

function Situation({ catalog, loaded, question, onAsk }: LabFormProps) {
  const { system, file } = loaded;
  const { changes } = question;
  const settings = scenarioSystemOf(system)?.changes?.settings ?? [];
  const others = rulebooksOf(catalog, question.scenario);
  if (settings.length === 0 && others.length < 2) return null;
  return (
    <fieldset>
      <legend>{labText('situation')}</legend>
      {settings.map((setting) => (
        <SettingChoice
          key={setting.key}
          {...{ system, setting }}
          target={file}
          chosen={valueOf(changes, undefined, setting.key)}
          onChoose={(value) =>
            onAsk({
              ...question,
              changes: withSetting(changes, { of: undefined, key: setting.key, value }),
            })
          }
        />
      ))}
      {others.length > 1 && <Rulebook {...{ others, question, onAsk }} />}
    </fieldset>
  );
}

/** Other rules have other settings: those changes begin anew. */
function Rulebook({
  others,
  question,
  onAsk,
}: Pick<LabFormProps, 'question' | 'onAsk'> & { others: readonly LoadedScenario[] }) {
  const choose = (id: string) => {
    const { by: _, changes, ...rest } = question;
    const { without, exchange, bots } = changes;
    const kept = {
      ...(without && { without }),
      ...(exchange && { exchange }),
      ...(bots && { bots }),
    };
    onAsk({ ...rest, changes: kept, ...(id !== question.scenario && { by: id }) });
  };
  return (
    <label className="lab-setting">
      <span>{labText('rulebook')}</span>
      <select
        value={question.by ?? question.scenario}
        onChange={(event) => choose(event.target.value)}
      >
        {others.map(({ card }) => (
          <option key={card.id} value={card.id}>
            {systemText(card)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Doctrine({ loaded, question, onAsk }: LabFormProps) {
  const { bots = {} } = question.changes;
  const choose = (side: Side, bot: string) => {
    const { bots: _, ...rest } = question.changes;
    const next = { ...bots, [side]: bot === USUAL ? undefined : bot };
    const given = Object.fromEntries(Object.entries(next).filter(([, it]) => it !== undefined));
    const isGiven = Object.keys(given).length > 0;
    onAsk({ ...question, changes: { ...rest, ...(isGiven && { bots: given }) } });
  };
  return (
    <fieldset>
      <legend>{labText('doctrine')}</legend>
      {SIDES.map((side) => (
        <label key={side} className="lab-setting">
          <span>{loaded.card.sides[side].name}</span>
          <select
            value={bots[side] ?? USUAL}
            onChange={(event) => choose(side, event.target.value)}
          >
            {botsFor(loaded.system).map((bot) => (
              <option key={bot.id} value={bot.id}>
                {botName(bot)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

/** Plays the scenario as written. */
const USUAL = 'commander';

function Tables({ loaded, question, onAsk }: LabFormProps) {
  const pack = useKeptPack();
  const { packRule } = uiOf(loaded.system).lobby;
  if (!packRule || !pack) return null;
  const choose = (isOn: boolean) => {
    const { tables: _, ...rest } = question;
    onAsk({ ...rest, ...(isOn && { tables: pack.name }) });
  };
  return (
    <fieldset>
      <legend>{labText('tables')}</legend>
      <label className="choice">
        <input
          type="checkbox"
          checked={question.tables !== undefined}
          onChange={(event) => choose(event.target.checked)}
        />
        <span>{labText('tablesOf', { pack: pack.name })}</span>
      </label>
    </fieldset>
  );
}

function Games({ question, onAsk }: Pick<LabFormProps, 'question' | 'onAsk'>) {
  const choices = [...new Set([...GAMES, question.games])].sort((a, b) => a - b);
  return (
    <fieldset>
      <legend>{labText('games')}</legend>
      <label className="lab-setting">
        <span>{labText('games')}</span>
        <select
          value={question.games}
          onChange={(event) => onAsk({ ...question, games: Number(event.target.value) })}
        >
          {choices.map((count) => (
            <option key={count} value={count}>
              {labText('gamesOf', { count })}
            </option>
          ))}
        </select>
      </label>
      <label className="choice">
        <input
          type="checkbox"
          checked={question.toEnd}
          onChange={(event) => onAsk({ ...question, toEnd: event.target.checked })}
        />
        <span>{labText('toEnd')}</span>
      </label>
    </fieldset>
  );
}

/** All ships that served on the day, for the inputs. */
function RegistryList({ catalog, date }: { catalog: Catalog; date: string }) {
  const ships = [...catalog.registry.ships.values()].filter(
    ({ inService: { from, to } }) => from <= date && date <= to,
  );
  return (
    <datalist id={REGISTRY_LIST}>
      {ships.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
