import type { Question } from '../../lab/question';
import { isUnchanged } from '../../scenario';
import { isUnlistedId } from '../../scenario/own/ownId';

/** The command that plays the same games, for who has the project. */
export function commandLine(question: Question): string {
  const { scenario, by, changes, games, seed, tables, toEnd } = question;
  const { without = [], exchange = [], join = [], set = [], options = [], bots = {} } = changes;
  const isSame = by === undefined && isUnchanged(changes) && tables === undefined;
  return [
    `npm run -s cli -- sim ${named(by ?? scenario)}`,
    flag('--without', without),
    flag(
      '--exchange',
      exchange.map((it) => `${it.ship}=${it.by}`),
    ),
    flag(
      '--join',
      join.map((it) => `${it.ship}=${it.force}`),
    ),
    flag(
      '--set',
      set.map(({ of, key, value }) => `${of === undefined ? '' : `${of}.`}${key}=${value}`),
    ),
    flag(
      '--option',
      options.map(({ option, isOn }) => (isOn ? option : `${option}=off`)),
    ),
    flag(
      '--doctrine',
      Object.entries(bots).flatMap(([side, bot]) => (bot ? [`${side}=${bot}`] : [])),
    ),
    tables === undefined ? '' : '--tables <file>',
    isSame ? '' : `--against ${named(scenario)}`,
    `--games ${games}`,
    seed === '1' ? '' : `--seed ${seed}`,
    toEnd && !isSame ? '--to-end' : '',
  ]
    .filter((it) => it !== '')
    .join(' ');
}

/** A scenario of one's own is in no folder of the project: the command takes its file. */
const named = (scenario: string): string => (isUnlistedId(scenario) ? '<file>' : scenario);

const flag = (name: string, values: readonly string[]): string =>
  values.length > 0 ? `${name} ${values.join(' ')}` : '';
