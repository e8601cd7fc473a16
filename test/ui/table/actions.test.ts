import { expect, test } from 'vitest';
import type { Action } from '../../../src/ui/controls/keys';
import { chartSwitches } from '../../../src/ui/systems/strategic/advanced/overlays';
import { type TableActionProps, tableActions } from '../../../src/ui/table/actions';

const NOTHING = () => {};
const PROPS = {
  desk: { ...{ undo: NOTHING, canUndo: false }, advice: { state: 'none', advisers: [] } },
  finish: { label: 'Confirm', off: false, run: NOTHING },
  replay: { at: null, isThere: true, moments: [], running: false, open: NOTHING },
  ...{ replayLabel: 'Replay', leaveReplay: NOTHING, openReport: NOTHING, openHelp: NOTHING },
  log: { current: null },
} as unknown as TableActionProps;

test('a step that passes by itself takes no press, which might come late and finish the next one', () => {
  const isOff = (props: TableActionProps) =>
    tableActions(props, []).find(({ id }) => id === 'done')?.off;
  expect(isOff(PROPS)).toBe(false);
  expect(isOff({ ...PROPS, isPassing: true })).toBe(true);
  expect(isOff({ ...PROPS, finish: { ...PROPS.finish, off: true } })).toBe(true);
});

test('no switch of the operations chart takes a key that works at every table', () => {
  const taken = tableActions(PROPS, []).flatMap(({ keys }: Action) => keys);
  expect(taken).toContain('y');
  expect(chartSwitches().filter(({ stroke }) => taken.includes(stroke))).toEqual([]);
});
