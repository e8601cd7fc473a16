import type { Command } from 'commander';
import { BOTS } from '../../bots';
import type { LoadedScenario, Pack } from '../../scenario';
import { type Changes, changeScenario, isUnchanged, readChanges } from '../../scenario';
import { parseJson } from '../../scenario/form/check';
import { type Entry, entryOf, shippedRegistry, sound, textOf } from './library';
import { named, UsageError } from './usage';

/** What is otherwise than in the scenario as it is written, as given on the command line. */
export interface ChangeOptions {
  without?: string[];
  exchange?: string[];
  join?: string[];
  set?: string[];
  hour?: string;
  weather?: string;
  initiative?: string;
  option?: string[];
  doctrine?: string[];
  changes?: string;
}

export const addChanges = (command: Command): Command =>
  command
    .option('--without <ships...>', 'ships that are out')
    .option('--exchange <ship=by...>', 'a ship of the registry in the place of one of the scenario')
    .option('--join <ship=force...>', 'a ship of the registry that joins a force')
    .option('--set <ship.key=value...>', 'something of a ship, or of the scenario: weather=storm')
    .option('--hour <hour>', 'short for --set hour=…')
    .option('--weather <weather>', 'short for --set weather=…')
    .option('--initiative <side>', 'short for --set initiative=…')
    .option('--option <rules...>', 'optional rules: fog, or fog=off')
    .option('--doctrine <side=bot...>', 'another bot on one side')
    .option('--changes <file>', 'the same as JSON: { "without": ["hood"] }');

/** The changes that a command line asks for. */
export function changesOf(options: ChangeOptions): Changes {
  const given = sound(readChanges(fromFlags(options), 'the command line'));
  if (options.changes === undefined) return given;
  if (!isUnchanged(given))
    throw new UsageError('--changes has all changes in its file: give no others beside it.');
  const value = sound(parseJson(textOf(options.changes), options.changes));
  return sound(readChanges(value, options.changes));
}

function fromFlags(options: ChangeOptions): object {
  const { without, exchange = [], join = [], set = [], option = [], doctrine = [] } = options;
  const shorts = (['hour', 'weather', 'initiative'] as const).flatMap((key) => {
    const value = options[key];
    return value === undefined ? [] : [{ key, value }];
  });
  return {
    ...some('without', without ?? []),
    ...some(
      'exchange',
      exchange.map((it) => pairIn(it, '--exchange', ['ship', 'by'])),
    ),
    ...some(
      'join',
      join.map((it) => pairIn(it, '--join', ['ship', 'force'])),
    ),
    ...some('set', [...set.map(settingIn), ...shorts]),
    ...some('options', option.map(optionIn)),
    ...(doctrine.length > 0 && { bots: botsIn(doctrine) }),
  };
}

const some = (key: string, list: readonly unknown[]): object =>
  list.length > 0 ? { [key]: list } : {};

function pairIn(text: string, flag: string, [one, other]: readonly [string, string]): object {
  const [first, second, ...more] = text.split('=');
  if (!first || !second || more.length > 0)
    throw new UsageError(`${flag} is ${one}=${other}, not ${text}.`);
  return { [one]: first, [other]: second };
}

/** `prince-of-wales.missing=none` of a ship, `weather=storm` of the scenario. */
function settingIn(text: string): object {
  const [, of, key, value] = /^(?:([^.=]+)\.)?([^.=]+)=([^=]+)$/.exec(text) ?? [];
  if (key === undefined || value === undefined)
    throw new UsageError(`--set is key=value or ship.key=value, not ${text}.`);
  return { ...(of !== undefined && { of }), key, value };
}

function optionIn(text: string): object {
  const [option, state = 'on', ...more] = text.split('=');
  if (!['on', 'off'].includes(state) || more.length > 0)
    throw new UsageError(`--option is a rule, rule=on or rule=off, not ${text}.`);
  return { option, isOn: state === 'on' };
}

const botsIn = (texts: readonly string[]): object =>
  Object.fromEntries(
    texts.map((text) => {
      const [side = '', bot = '', ...more] = text.split('=');
      if (!['allies', 'axis'].includes(side) || more.length > 0)
        throw new UsageError(`--doctrine is allies=bot or axis=bot, not ${text}.`);
      return [side, named(BOTS, bot, 'bot').id];
    }),
  );

/** A scenario with changes and a tables pack. */
export function changedEntry(entry: Entry, changes: Changes, pack?: Pack): Entry {
  const { loaded } = entry;
  if (pack && pack.system !== loaded.system)
    throw new UsageError(
      `${pack.name} is for games of ${pack.system}; ${entry.id} is one of ${loaded.system}.`,
    );
  const changed: LoadedScenario = sound(changeScenario(loaded, changes, shippedRegistry(), pack));
  return entryOf(changed);
}
