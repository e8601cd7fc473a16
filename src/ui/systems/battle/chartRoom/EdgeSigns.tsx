import { BOARD_SIDES, type BoardSide, entryHexes } from '../../../../rules/battle';
import { battleEditorText } from '../../../../words/battle/texts/editor';
import { fixed } from '../../../hexmap/geometry/points';
import { boardText } from '../../../i18n/board';
import { centerOf } from '../board/common/plane';
import type { EditorDesk } from './desk';

/** The six edges of the board for the force in hand: a press says whether it may enter there. */
export function EdgeSigns({ desk }: { desk: EditorDesk }) {
  const { draft, view, force: at } = desk;
  const force = draft.taskForces[at];
  if (!force) return null;
  return (
    <g data-side={force.side}>
      {BOARD_SIDES.map((edge) => (
        <EdgeSign
          key={edge}
          edge={edge}
          middle={middleOf(entryHexes(view, edge).dark.map(centerOf))}
          isOn={force.entry.includes(edge)}
          force={force.name}
        />
      ))}
    </g>
  );
}

interface EdgeSignProps {
  edge: BoardSide;
  middle: { x: number; y: number };
  isOn: boolean;
  force: string;
}

function EdgeSign({ edge, middle, isOn, force }: EdgeSignProps) {
  const inward = (Math.atan2(-middle.y, -middle.x) * 180) / Math.PI;
  return (
    <g
      className="edge-sign"
      data-edge={edge}
      data-on={isOn || undefined}
      transform={`translate(${fixed(middle.x)} ${fixed(middle.y)}) rotate(${fixed(inward)})`}
    >
      <title>
        {battleEditorText(isOn ? 'entersAt' : 'mayEnterAt', {
          force,
          edge: boardText(`edge.${edge}`),
        })}
      </title>
      <circle r="25" />
      <path d="M-12,-9L4,-9L15,0L4,9L-12,9Z" />
    </g>
  );
}

function middleOf(points: readonly { x: number; y: number }[]): { x: number; y: number } {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
