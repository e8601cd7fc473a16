import type { BattleView, Impulse, MovingSpeed } from '../../../rules/battle';
import { tablesOf } from '../../../rules/battle/query';
import { enemyOf, type Side } from '../../../rules/core';
import { sheetText } from '../../../words/battle/texts/sheet';

/** One impulse of the round as the track shows it. */
export interface TrackCell {
  /** 1 to 22. */
  impulse: number;
  phase: Impulse['phase'];
  block: number;
  /** Who moves in a movement impulse. */
  side: Side | null;
  state: 'past' | 'now' | 'to come';
}

/** The 22 impulses of the round, with who acts in each [BT-4.3]. */
export const trackCells = (view: BattleView): TrackCell[] =>
  tablesOf(view).impulses.sequence.map(({ phase, block, mover }, index) => ({
    impulse: index + 1,
    phase,
    block,
    side: moverSide(view, mover),
    state: stateOf(view.impulse, index + 1),
  }));

const moverSide = ({ initiative }: BattleView, mover: Impulse['mover']): Side | null =>
  mover === null ? null : mover === 'initiative' ? initiative : enemyOf(initiative);

const stateOf = (now: number, impulse: number): TrackCell['state'] =>
  impulse < now ? 'past' : impulse === now ? 'now' : 'to come';

/** The cells of each block together; impulses 1 and 22 stand alone. */
export const trackBlocks = (cells: readonly TrackCell[]): TrackCell[][] =>
  cells.reduce<TrackCell[][]>((blocks, cell) => {
    const last = blocks.at(-1);
    if (last?.[0] && cell.block > 0 && last[0].block === cell.block) last.push(cell);
    else blocks.push([cell]);
    return blocks;
  }, []);

export const MOVING_SPEEDS: readonly MovingSpeed[] = ['1 slow', '1', '2', '2+'];

/** [BT-4.3] The speeds that move in a block, slowest first, and whether tows do. */
export function movingIn(
  view: BattleView,
  block: number,
): { speeds: MovingSpeed[]; tows: boolean } {
  const { firstBlock, towBlock } = tablesOf(view).impulses;
  const speeds = block > 0 ? MOVING_SPEEDS.filter((speed) => firstBlock[speed] <= block) : [];
  return { speeds, tows: block === towBlock };
}

/** Which speeds move in a block, for its heading. */
export function blockSpeeds(view: BattleView, block: number): string {
  const { speeds, tows } = movingIn(view, block);
  const [slowest] = speeds;
  if (!slowest) return '';
  const words =
    speeds.length === MOVING_SPEEDS.length
      ? sheetText('speeds.all')
      : sheetText(speeds.length === 1 ? 'speeds.one' : 'speeds.up', { speed: slowest });
  return tows ? sheetText('speeds.tows', { speeds: words }) : words;
}

/** 'Impulse 7: Royal Navy moves'. */
export const cellText = (
  { impulse, phase, side }: TrackCell,
  sideName: (side: Side) => string,
): string =>
  sheetText('cell', {
    impulse,
    what: side ? sheetText('phase.moves', { side: sideName(side) }) : sheetText(`phase.${phase}`),
  });
