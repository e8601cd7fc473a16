import { fleetSheetText } from '../../../../words/fleet-action/texts/sheet';
import { type Boxes, type Ten, tensOf } from './boxes';

/** Drawing units from one box to the next, and the side of a box. */
const PITCH = 8;
const BOX = 6.4;

/** Boxes of a sheet by tens, struck out from the left; those that may be struck are hatched. */
export const BoxRow = ({ boxes }: { boxes: Boxes }) => (
  <div data-of={boxes.of}>
    <span className="fa-boxes-name">
      <b>{fleetSheetText(boxes.of)}</b> <span aria-hidden="true">{leftShort(boxes)}</span>
    </span>
    <span className="visually-hidden">{leftText(boxes)}</span>
    <span className="fa-tens" aria-hidden="true">
      {tensOf(boxes).map((ten) => (
        <TenBoxes key={ten.from} ten={ten} third={boxes.third} />
      ))}
    </span>
  </div>
);

/** '22 of 66 left' */
function leftText({ built, least, most }: Boxes): string {
  if (least === most) return fleetSheetText('left', { left: least, built });
  return least === 0 && most === built
    ? fleetSheetText('hidden', { built })
    : fleetSheetText('between', { least, most, built });
}

/** '22/66', '23–44/66', '?/44'. */
export function leftShort({ built, least, most }: Boxes): string {
  if (least === most) return least === built ? String(built) : `${least}/${built}`;
  return least === 0 && most === built ? `?/${built}` : `${least}–${most}/${built}`;
}

function TenBoxes({ ten, third }: { ten: Ten; third: number | null }) {
  const { built, lost, doubtful, mark } = ten;
  const sure = lost + doubtful;
  return (
    <svg
      className="fa-ten"
      aria-hidden="true"
      viewBox={`-1 -2 ${built * PITCH + 1} ${BOX + 4}`}
      data-boxes={built}
    >
      <path className="fa-box" d={squares(sure, built)} />
      <path className="fa-box" data-state="doubtful" d={squares(lost, sure)} />
      <path className="fa-slash" data-state="doubtful" d={slashes(lost, sure)} />
      <path className="fa-box" data-state="lost" d={squares(0, lost)} />
      <path className="fa-slash" data-state="lost" d={crosses(0, lost)} />
      {mark !== null && (
        <path className="fa-third" d={`M${mark * PITCH - 0.8},-2V${BOX + 2}`}>
          <title>{fleetSheetText('third', { third: third ?? 0 })}</title>
        </path>
      )}
    </svg>
  );
}

const each = (from: number, to: number, draw: (x: number) => string): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => draw((from + at) * PITCH)).join('');

const squares = (from: number, to: number) =>
  each(from, to, (x) => `M${x},0h${BOX}v${BOX}h${-BOX}Z`);

const slashes = (from: number, to: number) => each(from, to, (x) => `M${x},${BOX}l${BOX},${-BOX}`);

const crosses = (from: number, to: number) =>
  slashes(from, to) + each(from, to, (x) => `M${x},0l${BOX},${BOX}`);
