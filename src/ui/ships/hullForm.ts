import type { Silhouette, SilhouetteMount } from './silhouette';

/** Half the beam at stations from bow to stern, as a share of the greatest half beam. */
export type HullForm = readonly (readonly [station: number, share: number])[];

const HEAVY: HullForm = [
  [0, 0],
  [0.04, 0.17],
  [0.12, 0.42],
  [0.24, 0.75],
  [0.38, 0.96],
  [0.5, 1],
  [0.66, 0.98],
  [0.8, 0.88],
  [0.9, 0.7],
  [0.96, 0.52],
  [0.99, 0.34],
  [1, 0],
];

const CRUISING: HullForm = [
  [0, 0],
  [0.05, 0.2],
  [0.15, 0.5],
  [0.3, 0.86],
  [0.45, 1],
  [0.62, 1],
  [0.8, 0.86],
  [0.92, 0.62],
  [0.98, 0.38],
  [1, 0],
];

const FINE: HullForm = [
  [0, 0],
  [0.06, 0.26],
  [0.18, 0.62],
  [0.32, 0.9],
  [0.46, 1],
  [0.66, 0.97],
  [0.84, 0.82],
  [0.95, 0.62],
  [0.995, 0.46],
  [1, 0],
];

const FLIGHT_DECK: HullForm = [
  [0, 0],
  [0.005, 0.52],
  [0.06, 0.6],
  [0.16, 0.92],
  [0.3, 1],
  [0.7, 1],
  [0.86, 0.92],
  [0.96, 0.7],
  [0.995, 0.62],
  [1, 0],
];

const FULL: HullForm = [
  [0, 0],
  [0.03, 0.34],
  [0.1, 0.76],
  [0.2, 0.97],
  [0.35, 1],
  [0.7, 1],
  [0.86, 0.9],
  [0.95, 0.66],
  [0.99, 0.38],
  [1, 0],
];

/** What a type looks like: its form, the length that fills a counter, and a plan where the registry has none. */
interface TypeLook {
  form: HullForm;
  /** Feet from stem to stern of the largest of its kind: ships of one kind are drawn to one scale. */
  kindFeet: number;
  usual: Silhouette;
}

const mount = (at: number, guns: number, caliberInches: number): SilhouetteMount => ({
  at,
  guns,
  caliberInches,
});

const LINER: Silhouette = {
  lengthFeet: 470,
  beamFeet: 62,
  mounts: [],
  funnels: [0.5],
};

const CAPITAL: TypeLook = {
  form: HEAVY,
  kindFeet: 880,
  usual: {
    lengthFeet: 720,
    beamFeet: 104,
    mounts: [mount(0.22, 2, 15), mount(0.3, 2, 15), mount(0.7, 2, 15), mount(0.78, 2, 15)],
    funnels: [0.5],
  },
};

const CARRIER: TypeLook = {
  form: FLIGHT_DECK,
  kindFeet: 880,
  usual: { lengthFeet: 740, beamFeet: 95, mounts: [], funnels: [] },
};

const CRUISER: TypeLook = {
  form: CRUISING,
  kindFeet: 700,
  usual: {
    lengthFeet: 600,
    beamFeet: 62,
    mounts: [mount(0.2, 2, 7), mount(0.27, 2, 7), mount(0.76, 2, 7), mount(0.83, 2, 7)],
    funnels: [0.43, 0.56],
  },
};

const DESTROYER: TypeLook = {
  form: FINE,
  kindFeet: 420,
  usual: {
    lengthFeet: 340,
    beamFeet: 34,
    mounts: [mount(0.18, 1, 4.7), mount(0.25, 1, 4.7), mount(0.76, 1, 4.7), mount(0.85, 1, 4.7)],
    funnels: [0.4, 0.52],
  },
};

const MERCHANT: TypeLook = { form: FULL, kindFeet: 560, usual: LINER };

const COASTAL: TypeLook = {
  form: FULL,
  kindFeet: 400,
  usual: { ...LINER, lengthFeet: 300, beamFeet: 42, funnels: [0.56] },
};

export const TYPE_LOOKS = {
  BB: CAPITAL,
  BC: CAPITAL,
  CV: CARRIER,
  CVL: CARRIER,
  CVE: { ...CARRIER, kindFeet: 700, usual: { ...CARRIER.usual, lengthFeet: 500, beamFeet: 75 } },
  CVS: { ...CRUISER, usual: { ...CRUISER.usual, mounts: [], funnels: [0.4] } },
  CD: { ...CAPITAL, kindFeet: 500, usual: { ...CAPITAL.usual, lengthFeet: 400, beamFeet: 66 } },
  AC: CRUISER,
  CA: CRUISER,
  CL: CRUISER,
  DD: DESTROYER,
  DE: { ...DESTROYER, usual: { ...DESTROYER.usual, lengthFeet: 290, funnels: [0.5] } },
  TB: { ...DESTROYER, usual: { ...DESTROYER.usual, lengthFeet: 260, beamFeet: 27 } },
  AMC: MERCHANT,
  'large-transport': MERCHANT,
  'small-transport': COASTAL,
} as const satisfies Readonly<Record<string, TypeLook>>;

/** The types of ships that have drawings. */
export type HullType = keyof typeof TYPE_LOOKS;
