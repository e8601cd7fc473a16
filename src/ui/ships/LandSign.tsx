import './ship.css';

const LAND_SIGNS = {
  airbase: 'M4 18L18 4M7 20L20 7',
  airfield: 'M4 18L18 4M7 20L20 7',
  airstrip: 'M5 19L19 5',
  seaplaneBase: 'M4 16q4 4 8 0t8 0M7 12h10M12 5v7',
  port: 'M12 4v15M7 8h10M4 14q1 6 8 6t8-6',
  heavyBattery: 'M4 19h16M6 19v-5h6v5M12 15l9-5',
  mediumBattery: 'M4 19h16M6 19v-5h6v5M12 15l8-3',
  garrison: 'M6 21V4l12 4-12 4',
  depot: 'M5 19V10l7-5 7 5v9zM10 19v-5h4v5',
} as const;
type LandKind = keyof typeof LAND_SIGNS;

/** What stands on land: runways, an anchor, a gun, a flag, a shed. */
export const LandSign = ({ kind }: { kind: LandKind }) => (
  <svg className="land-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={LAND_SIGNS[kind]} />
  </svg>
);

/** The same for an SVG of the caller, 24 units wide. */
export const LandShape = ({ kind }: { kind: LandKind }) => (
  <g className="land-sign">
    <path d={LAND_SIGNS[kind]} />
  </g>
);
