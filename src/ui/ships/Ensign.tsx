import { memo, type ReactNode } from 'react';
import './ship.css';

/** Ensigns are drawn 30 by 20. */
const WIDTH = 30;
const HEIGHT = 20;

const UNION = (
  <>
    <rect width="15" height="10" fill="#1f3a7a" />
    <path d="M0,0L15,10M15,0L0,10" stroke="#fff" strokeWidth="2.4" />
    <path d="M0,0L15,10M15,0L0,10" stroke="#c8202f" strokeWidth="0.9" />
    <path d="M7.5,0V10M0,5H15" stroke="#fff" strokeWidth="3.6" />
    <path d="M7.5,0V10M0,5H15" stroke="#c8202f" strokeWidth="2" />
  </>
);

const WHITE_ENSIGN = (
  <>
    <rect width="30" height="20" fill="#fff" />
    <path d="M15,0V20M0,10H30" stroke="#c8202f" strokeWidth="3.4" />
    {UNION}
  </>
);

/** The plain form of the cross alone: red field, black cross edged white, an iron cross in the canton. */
const KRIEGSMARINE = (
  <>
    <rect width="30" height="20" fill="#b3202a" />
    <path d="M12,0V20M0,10H30" stroke="#fff" strokeWidth="7" />
    <path d="M12,0V20M0,10H30" stroke="#111" strokeWidth="4" />
    <path
      d="M4,1.2H6L5.4,3.4L7.6,2.8V4.8L5.4,4.2L6,6.4H4L4.6,4.2L2.4,4.8V2.8L4.6,3.4Z"
      fill="#111"
      stroke="#fff"
      strokeWidth="0.4"
    />
  </>
);

const STARS_AND_STRIPES = (
  <>
    <rect width="30" height="20" fill="#fff" />
    <path d="M0,1.4H30M0,7.1H30M0,12.9H30M0,18.6H30" stroke="#b3202a" strokeWidth="2.86" />
    <rect width="14" height="11.4" fill="#27386f" />
    <path d="M2,2.4H13M2,5.7H13M2,9H13" stroke="#fff" strokeWidth="1.5" strokeDasharray="1.5 1.6" />
  </>
);

const RAYS = Array.from({ length: 16 }, (_, i) => (i * 360) / 16);

const RISING_SUN = (
  <>
    <rect width="30" height="20" fill="#fff" />
    <svg width="30" height="20" viewBox="0 0 30 20" aria-hidden="true">
      {RAYS.map((turn) => (
        <path
          key={turn}
          d="M0,0L40,-4V4Z"
          fill="#c8202f"
          transform={`translate(12 10) rotate(${turn})`}
        />
      ))}
    </svg>
    <circle cx="12" cy="10" r="5" fill="#c8202f" />
  </>
);

/** Three upright or level bars. */
const bars = (colors: readonly [string, string, string], lie: 'upright' | 'level'): ReactNode =>
  colors.map((color, i) =>
    lie === 'upright' ? (
      <rect key={color} x={i * 10} width="10" height="20" fill={color} />
    ) : (
      <rect key={color} y={(i * 20) / 3} width="30" height={20 / 3} fill={color} />
    ),
  );

const REGIA_MARINA = (
  <>
    {bars(['#1d7a46', '#fff', '#c8202f'], 'upright')}
    <path
      d="M12.2,6.5H17.8V11Q17.8,13.4 15,14.6Q12.2,13.4 12.2,11Z"
      fill="#c8202f"
      stroke="#27386f"
    />
    <path d="M15,7.2V13.6M12.8,9.6H17.2" stroke="#fff" strokeWidth="1.2" />
  </>
);

const SOVIET = (
  <>
    <rect width="30" height="20" fill="#fff" />
    <rect y="15.5" width="30" height="4.5" fill="#4aa3d8" />
    <path
      d="M9,2.6L10.6,7H15.2L11.5,9.8L12.9,14.2L9,11.5L5.1,14.2L6.5,9.8L2.8,7H7.4Z"
      fill="#c8202f"
    />
    <path
      d="M19,6.5Q25.5,6 24,12.4M18.6,12.6L24.4,5.6"
      fill="none"
      stroke="#c8202f"
      strokeWidth="1.6"
    />
  </>
);

const ENSIGNS: Readonly<Record<string, ReactNode>> = {
  british: WHITE_ENSIGN,
  german: KRIEGSMARINE,
  american: STARS_AND_STRIPES,
  japanese: RISING_SUN,
  italian: REGIA_MARINA,
  french: bars(['#27478f', '#fff', '#c8202f'], 'upright'),
  dutch: bars(['#b3202a', '#fff', '#27478f'], 'level'),
  soviet: SOVIET,
};

/** Names of nations in the records. The Dominions flew the White Ensign. */
const NATION_NAMES: Readonly<Record<string, readonly string[]>> = {
  british: [
    'british',
    'britain',
    'uk',
    'gb',
    'royal-navy',
    'united-kingdom',
    'new-zealand',
    'australia',
    'canada',
    'commonwealth',
    'india',
  ],
  german: ['german', 'germany', 'de', 'kriegsmarine'],
  american: ['american', 'us', 'usa', 'united-states'],
  japanese: ['japanese', 'japan', 'jp', 'ijn'],
  italian: ['italian', 'italy', 'it', 'regia-marina'],
  french: ['french', 'france', 'fr'],
  dutch: ['dutch', 'netherlands', 'nl'],
  soviet: ['soviet', 'ussr', 'russia', 'soviet-union'],
};

const ensignOf = (nation: string): ReactNode => {
  const asked = nation.toLowerCase();
  const known = Object.keys(NATION_NAMES).find((name) => NATION_NAMES[name]?.includes(asked));
  return known ? ENSIGNS[known] : undefined;
};

interface EnsignProps {
  nation: string;
  /** In drawing units; the height is two thirds of it. */
  width: number;
  x?: number;
  y?: number;
}

/** A nation's naval ensign, plainly drawn; a pennant with its first letter where none is known. */
export const Ensign = memo(function Ensign({ nation, width, x = 0, y = 0 }: EnsignProps) {
  return (
    <svg
      className="ensign"
      x={x}
      y={y}
      width={width}
      height={(width * HEIGHT) / WIDTH}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      {ensignOf(nation) ?? <Pennant letter={nation.charAt(0)} />}
      <rect className="ensign-edge" width={WIDTH} height={HEIGHT} />
    </svg>
  );
});

function Pennant({ letter }: { letter: string }) {
  return (
    <>
      <rect className="pennant-field" width="30" height="20" />
      <text className="pennant-letter" x="15" y="16">
        {letter.toUpperCase()}
      </text>
    </>
  );
}
