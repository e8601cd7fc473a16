import type { DraftForm } from '../../core/draftForm';
import { emptyStory } from '../../draft/emptyStory';
import { fromFile } from '../../draft/hexes';
import { checked } from '../../form/check';
import type { Fault } from '../../form/fault';
import type { ShipRegistry } from '../../records/registry';
import { battleFaults } from '../resolve';
import { type BattleFile, battleSchema } from '../schema';
import { type BattleDraft, battleDraftSchema } from './shape';
import { PLAIN_VICTORY } from './victoryWords';

/** How battles are written in the chart room. */
export const battleDrafts: DraftForm<BattleDraft> = {
  schema: battleDraftSchema,
  empty,
  faults,
  shipCount: ({ taskForces }) => taskForces.reduce((sum, { ships }) => sum + ships.length, 0),
};

/** Two forces without ships on an open sea, by day. */
function empty(id: string): BattleDraft {
  return {
    system: 'battle',
    id,
    title: 'A battle of my own',
    place: 'At sea',
    theater: 'atlantic',
    date: '1942-06-01',
    time: '10:00',
    hour: 'day',
    weather: 'clear',
    radius: 10,
    sides: {
      allies: { name: 'Royal Navy', nation: 'united-kingdom' },
      axis: { name: 'Kriegsmarine', nation: 'germany' },
    },
    rounds: 3,
    minutes: 30,
    taskForces: [
      {
        id: 'allies-1',
        name: 'Allied force',
        side: 'allies',
        entry: ['SW'],
        ships: [],
        stacks: [],
      },
      { id: 'axis-1', name: 'Axis force', side: 'axis', entry: ['NE'], ships: [], stacks: [] },
    ],
    options: { looseStacks: true },
    ...emptyStory('forces'),
    victory: PLAIN_VICTORY,
  };
}

/** [BT-16.10] The faults of its form, and those of everything else that can be looked at already. */
function faults(draft: BattleDraft, registry: ShipRegistry, file: string): Fault[] {
  const form = checked(battleSchema, draft, file);
  const others = battleFaults(fileOf(draft), registry).map((fault) => ({ file, ...fault }));
  return form.ok ? others : [...form.faults, ...others];
}

/** A draft as its file is read; its lists and texts may be empty. */
export const fileOf = (draft: BattleDraft): BattleFile =>
  ({
    ...draft,
    ...(draft.land && { land: draft.land.map(fromFile) }),
    ...(draft.names && { names: draft.names.map((it) => ({ ...it, hex: fromFile(it.hex) })) }),
    taskForces: draft.taskForces.map(({ stacks, ...force }) => ({
      ...force,
      ...(stacks && { stacks: stacks.map(({ ships, hex }) => ({ ships, hex: fromFile(hex) })) }),
    })),
  }) as BattleFile;
