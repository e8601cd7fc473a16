/** Where a sign stands in an SVG of the caller; in a text it needs none. */
interface SignPlace {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}

/** Turns of fuel that are drawn one by one. */
const BARS = [0, 1, 2, 3, 4];

/** A gauge of fuel: a bar a turn, a plus where there is more. */
export const FuelSign = ({ turns, ...place }: SignPlace & { turns: number }) => (
  <svg className="fuel-sign" viewBox="0 0 26 7" aria-hidden="true" {...place}>
    {BARS.map((bar) => (
      <rect
        key={bar}
        data-full={bar < turns || undefined}
        {...{ x: bar * 4 + 0.5, y: 1, width: 3, height: 5 }}
      />
    ))}
    {turns > BARS.length && <path d="M23,1.500V5.500M21,3.500H25" />}
  </svg>
);

/** A clock: how long ago. */
export const AgeSign = (place: SignPlace) => (
  <svg className="age-sign" viewBox="0 0 12 12" aria-hidden="true" {...place}>
    <circle cx="6" cy="6" r="4.700" />
    <path d="M6,3.200V6L8,7.300" />
  </svg>
);

/** Slips of paper one behind the other: several reports. */
export const StackSign = (place: SignPlace) => (
  <svg className="stack-sign" viewBox="0 0 12 12" aria-hidden="true" {...place}>
    <path d="M3.500,3.500V1.500H11V9H9M1,3.500H8.500V11H1Z" />
  </svg>
);
