import { ARC_SECTORS, type Arc, type Mount, SECTORS } from '../../../../rules/fleet-action/query';

/** `loaded` also of guns that are sound. */
export type MountState = 'loaded' | 'empty' | 'lost';

interface MountSignProps {
  mount: Mount;
  kind: 'guns' | 'tubes';
  state: MountState;
  /** In words, with its state. */
  label: string;
}

const REACH = 12;
const HOUSE = 4.6;

/** A mount from above, bow up: where it bears, its barrels or tubes, struck out when it is lost. */
export const MountSign = ({ mount, kind, state, label }: MountSignProps) => (
  <svg
    className="fa-mount"
    viewBox="-13 -13 26 26"
    role="img"
    aria-label={label}
    data-kind={kind}
    data-state={state}
  >
    <title>{label}</title>
    <circle className="fa-mount-round" r={REACH} />
    <path className="fa-mount-arc" d={arcPath(mount.arc)} />
    <g transform={`rotate(${restOf(mount.arc)})`}>
      <path className="fa-mount-barrels" d={barrelPath(mount.barrels, kind)} />
      {kind === 'guns' && <circle className="fa-mount-house" r={HOUSE} />}
    </g>
    {state === 'lost' && <path className="fa-mount-lost" d="M-9,-9L9,9M-9,9L9,-9" />}
  </svg>
);

const SECTOR_DEGREES = 60;

/** The sectors in which it bears, as one shape or two. */
const arcPath = (arc: Arc): string =>
  ARC_SECTORS[arc].map((sector) => wedge(SECTORS.indexOf(sector) * SECTOR_DEGREES)).join('');

function wedge(middle: number): string {
  const [from, to] = [middle - SECTOR_DEGREES / 2, middle + SECTOR_DEGREES / 2].map(rimAt);
  return `M0,0L${from}A${REACH},${REACH} 0 0 1 ${to}Z`;
}

const rimAt = (degrees: number): string => {
  const turn = (degrees * Math.PI) / 180;
  return `${(REACH * Math.sin(turn)).toFixed(2)},${(-REACH * Math.cos(turn)).toFixed(2)}`;
};

/** Degrees from ahead at which its barrels lie in the picture. */
const REST: Readonly<Record<Arc, number>> = {
  ...{ F: 0, R: 0, FP: -45, FS: 45, P: -90, S: 90, PS: 90, A: 180, AP: -135, AS: 135 },
};
const restOf = (arc: Arc): number => REST[arc];

/** Barrels side by side; tubes lie across their mount. */
function barrelPath(count: number, kind: MountSignProps['kind']): string {
  const gap = Math.min(2.6, 7.8 / count);
  const start = (-gap * (count - 1)) / 2;
  const [from, to] = kind === 'guns' ? [0, -10.5] : [7, -9];
  return Array.from(
    { length: count },
    (_, at) => `M${(start + at * gap).toFixed(2)},${from}V${to}`,
  ).join('');
}
