import { describe, expect, test } from 'vitest';
import {
  type Changes,
  changeScenario,
  faultText,
  type LoadedScenario,
  readChanges,
} from '../../src/scenario';
import type { BattleFile } from '../../src/scenario/battle/schema';
import { renamed, withoutMention } from '../../src/scenario/changes/mentions';
import { idOf } from '../../src/scenario/core/changeForm';
import { scenarioSystemOf } from '../../src/scenario/systemOf';
import { shipped } from './shipped';

const { registry, scenarios } = shipped;

const scenario = (id: string): LoadedScenario =>
  scenarios.find(({ card }) => card.id === id) as LoadedScenario;

const changed = (id: string, changes: Changes) => changeScenario(scenario(id), changes, registry);

function fileOf<File = BattleFile>(id: string, changes: Changes): File {
  const read = changed(id, changes);
  if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
  return read.value.file as File;
}

const faultsOf = (id: string, changes: Changes): string[] => {
  const read = changed(id, changes);
  return read.ok ? [] : read.faults.map(faultText);
};

describe('ships out, in and exchanged', () => {
  test('a ship that is out is named nowhere any more, with what was about her alone', () => {
    const file = fileOf('denmark-strait', { without: ['hood'] });
    expect(JSON.stringify({ ...file, situation: [], victory: '', history: '' })).not.toContain(
      '"hood"',
    );
    expect(file.extraPoints?.boxes?.map(({ ship }) => ship)).toEqual([
      'bismarck',
      'prince-of-wales',
    ]);
    expect(file.losses?.sunk).toEqual({ allies: [], axis: [] });
  });

  test('the last ship of a force takes it with her; the last of a side is refused', () => {
    const ships = scenario('denmark-strait').card.forces.axis.flatMap((force) => force.ships);
    const without = ships.map(({ id }) => id);
    expect(faultsOf('denmark-strait', { without })).toContain(
      'denmark-strait, changed: taskForces: expected at least one task force of the axis, found none',
    );
    const file = fileOf<{ squadrons: { id: string }[]; objectives: { aim: object }[] }>(
      'fa-river-plate',
      { without: ['exeter'] },
    );
    expect(file.squadrons.map(({ id }) => id)).toEqual(['first-division', 'admiral-graf-spee']);
    expect(file.objectives[1]?.aim).toMatchObject({ units: ['ajax', 'achilles'], least: 2 });
  });

  test('who takes the place of a ship has her objectives, and nothing that was true of her alone', () => {
    const file = fileOf('denmark-strait', { exchange: [{ ship: 'hood', by: 'rodney' }] });
    expect(file.taskForces[0]?.ships[0]).toEqual({ ship: 'rodney' });
    expect(file.extraPoints?.boxes).toContainEqual(expect.objectContaining({ ship: 'rodney' }));
    expect(file.losses?.sunk.allies).toEqual([]);
  });

  test('a ship of the registry joins a force', () => {
    const join = [{ ship: 'rodney', force: 'battle-cruiser-squadron' }];
    expect(fileOf('denmark-strait', { join }).taskForces[0]?.ships.map(({ ship }) => ship)).toEqual(
      ['hood', 'prince-of-wales', 'rodney'],
    );
  });

  test('what does not fit is told with its place and what to do', () => {
    const changes: Changes = {
      without: ['hod'],
      exchange: [{ ship: 'bismark', by: 'tirpitz' }],
      join: [{ ship: 'rodney', force: 'rheinubung' }],
      set: [
        { key: 'wether', value: 'storm' },
        { key: 'weather', value: 'strom' },
      ],
      options: [{ option: 'fogg', isOn: true }],
    };
    const faults = faultsOf('denmark-strait', changes);
    expect(faults).toHaveLength(6);
    expect(faults[0]).toBe(
      "changes: without[0]: expected a ship of the scenario, found 'hod' (did you mean 'hood'?)",
    );
    for (const word of ['hood', 'bismarck', 'rheinuebung', 'weather', 'storm', 'fog'])
      expect(faults.join('\n')).toContain(`did you mean '${word}'?`);
    expect(faultsOf('denmark-strait', { exchange: [{ ship: 'bismarck', by: 'yamato' }] })).toEqual([
      expect.stringContaining("'yamato', in service from 1941-12-16"),
    ]);
  });
});

describe('settings and options', () => {
  test('the missing turrets of a ship are back', () => {
    const set = [{ of: 'prince-of-wales', key: 'missing', value: 'none' }];
    expect(fileOf('denmark-strait', { set }).taskForces[0]?.ships[1]?.overrides).toEqual({});
  });

  test('boxes lost, speed, hour, weather, initiative, rounds of a battle', () => {
    const file = fileOf('denmark-strait', {
      set: [
        { of: 'hood', key: 'hull', value: '3' },
        { of: 'hood', key: 'speed', value: '1-slow' },
        { key: 'hour', value: 'night' },
        { key: 'weather', value: 'rain' },
        { key: 'initiative', value: 'rolled' },
        { key: 'rounds', value: '3' },
      ],
    });
    expect(file.taskForces[0]?.ships[0]).toMatchObject({ lost: { hull: 3 }, speed: '1 slow' });
    expect(file).toMatchObject({ hour: 'night', weather: 'rain', rounds: 3 });
    expect(file.initiative).toBeUndefined();
  });

  test('optional rules are kept with whatever else is changed', () => {
    const options = [{ option: 'fog', isOn: true }];
    const read = changed('denmark-strait', { without: ['hood'], options });
    expect(read.ok && read.value.options).toMatchObject({ fog: true, facing: false });
  });

  test('without a change nothing is made anew', () => {
    const read = changed('denmark-strait', {});
    expect(read.ok && read.value.scenario).toBe(scenario('denmark-strait').scenario);
  });
});

describe('changes from outside', () => {
  const refusal = (text: string): string => {
    const read = readChanges(JSON.parse(text), 'the link');
    return read.ok ? '' : read.faults.map(faultText).join('\n');
  };

  test.each([
    ['[]', 'expected an object'],
    ['{"__proto__": {"without": ["hood"]}}', "the key '__proto__'"],
    ['{"constructor": []}', "the key 'constructor'"],
    ['{"without": "hood"}', 'without: expected a list'],
    ['{"without": ["__proto__"]}', 'without[0]: expected a name of small letters'],
    [`{"without": [${Array(41).fill('"hood"').join()}]}`, '40 entries or less'],
    [`{"set": [{"key": "${'k'.repeat(41)}", "value": "x"}]}`, 'set[0].key: expected a word'],
    ['{"set": [{"key": "hour", "value": {"toString": 1}}]}', 'set[0].value: expected text'],
    ['{"options": [{"option": "__proto__", "isOn": true}]}', 'options[0].option: expected a word'],
    ['{"bots": {"allies": "commander", "admin": "x"}}', "the key 'admin'"],
  ])('%s is refused in words', (text, complaint) => {
    expect(refusal(text)).toContain(complaint);
  });

  test.each(['constructor', 'toString', 'hasOwnProperty'])(
    'no ship, key or rule is called %s',
    (word) => {
      const faults = faultsOf('denmark-strait', {
        set: [{ key: word, value: word }],
        options: [{ option: word, isOn: true }],
        exchange: [{ ship: 'hood', by: word.toLowerCase() }],
      });
      expect(faults).toHaveLength(2);
    },
  );
});

const systems = [...new Set(scenarios.map(({ system }) => system))];

describe.each(systems)('scenarios of %s', (system) => {
  const own = scenarios.filter((it) => it.system === system);
  const form = scenarioSystemOf(system)?.changes;
  const shipsOf = ({ file }: LoadedScenario): string[] =>
    (form?.forces(file) ?? []).flatMap(({ ships = [] }) =>
      ships.flatMap((it: object) => idOf(it) ?? []),
    );

  test('they bear that any one of their ships is out, or tell why not', () => {
    const all = own.flatMap((it) => shipsOf(it).map((ship) => ({ it, ship })));
    // An operation takes long to put together: a sample of its ships is enough.
    const some = all.filter((_, i) => i % Math.ceil(all.length / 60) === 0);
    const refused = some.flatMap(({ it, ship }) => {
      const read = changeScenario(it, { without: [ship] }, registry);
      return read.ok ? [] : read.faults.map(faultText);
    });
    for (const fault of refused) expect(fault).toMatch(/expected .*, found /);
    expect(refused.length).toBeLessThan(some.length / 10);
  });

  test('each setting can be set to each of its values, and to what it is', () => {
    const file = own[0]?.file;
    for (const setting of form?.settings ?? []) {
      expect(setting.values(file)).toContain(setting.value(file));
      for (const value of setting.values(file)) expect(setting.with(file, value)).toBeDefined();
    }
    const [ship] = form?.forces(file)[0]?.ships ?? [];
    for (const setting of form?.shipSettings ?? []) {
      expect(setting.values(ship)).toContain(setting.value(ship));
      const last = setting.values(ship).at(-1) as string;
      expect(setting.value(setting.with(ship, last))).toBe(last);
    }
  });
});

describe('a file without a ship', () => {
  const file = {
    id: 'hood',
    list: ['hood', 'other'],
    of: { ship: 'hood' },
    only: { ships: ['hood'] },
  };

  test('keeps names, and lists with others in them', () => {
    expect(withoutMention(file, 'hood', ['ship', 'ships'])).toEqual({
      id: 'hood',
      list: ['other'],
    });
  });

  test('asks for no more ships than are left', () => {
    const rule = { ships: ['a', 'b', 'c'], least: 3 };
    expect(withoutMention(rule, 'a', [])).toEqual({ ships: ['b', 'c'], least: 2 });
    expect(withoutMention({ ...rule, least: 1 }, 'a', [])).toMatchObject({ least: 1 });
  });

  test('may name another in her place', () => {
    expect(renamed(file, 'hood', 'rodney')).toEqual({
      id: 'hood',
      list: ['rodney', 'other'],
      of: { ship: 'rodney' },
      only: { ships: ['rodney'] },
    });
  });
});
