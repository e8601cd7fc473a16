type Battery = 'primary' | 'secondary' | 'tertiary';

/** One thing to be heard. */
export type Noise =
  | { kind: 'guns'; weapon: Battery; shots: number }
  | { kind: 'splash' }
  | { kind: 'hit' }
  | { kind: 'clang' }
  | { kind: 'torpedoRun'; lastsMs: number }
  | { kind: 'strike' }
  | { kind: 'sinking' }
  | { kind: 'explosion' }
  | { kind: 'bell'; strokes: number }
  | { kind: 'turn' };

/** A swelling and dying tone or noise: what a sound is made of. */
export interface Voice {
  /** White noise through a filter, or a plain tone. */
  source: 'noise' | 'sine' | 'triangle';
  filter?: 'lowpass' | 'bandpass' | 'highpass';
  /** Of the tone or of the filter, gliding from the one to the other. */
  fromHz: number;
  toHz: number;
  /** After the sound's start. */
  atMs: number;
  swellMs: number;
  lastsMs: number;
  /** At its loudest, 0 to 1. */
  gain: number;
}

/** The voices of a sound. The figures are ours; only loudness was measured. */
export function voicesOf(noise: Noise): Voice[] {
  switch (noise.kind) {
    case 'guns':
      return salvo(GUNS[noise.weapon], noise.shots);
    case 'torpedoRun':
      return torpedoRun(noise.lastsMs);
    case 'bell':
      return Array.from({ length: noise.strokes }, (_, i) =>
        later(stroke(BELL), strokeAt(i)),
      ).flat();
    case 'turn':
      return stroke(TURN_BELL);
    default:
      return [...PLAIN[noise.kind]];
  }
}

const later = (voices: readonly Voice[], ms: number): Voice[] =>
  voices.map((voice) => ({ ...voice, atMs: voice.atMs + ms }));

interface Gun {
  /** How bright the report is, and how deep it rolls away. */
  brightHz: number;
  deepHz: number;
  lastsMs: number;
  gain: number;
}

/** Battleships, cruisers, destroyers: the larger the caliber, the deeper and longer. */
const GUNS: Readonly<Record<Battery, Gun>> = {
  primary: { brightHz: 900, deepHz: 46, lastsMs: 1700, gain: 0.85 },
  secondary: { brightHz: 1500, deepHz: 78, lastsMs: 950, gain: 0.6 },
  tertiary: { brightHz: 2600, deepHz: 130, lastsMs: 480, gain: 0.42 },
};

/** Guns of a salvo that are told apart. */
const MAX_REPORTS = 3;
const REPORT_GAP_MS = 95;

const salvo = (gun: Gun, shots: number): Voice[] =>
  Array.from({ length: Math.max(1, Math.min(MAX_REPORTS, shots)) }, (_, i) =>
    later(report(gun), i * REPORT_GAP_MS),
  ).flat();

const report = ({ brightHz, deepHz, lastsMs, gain }: Gun): Voice[] => [
  {
    ...{ source: 'noise', filter: 'lowpass', fromHz: brightHz, toHz: deepHz * 1.5 },
    ...{ atMs: 0, swellMs: 6, lastsMs, gain },
  },
  {
    ...{ source: 'sine', fromHz: deepHz * 1.7, toHz: deepHz * 0.6 },
    ...{ atMs: 0, swellMs: 4, lastsMs: lastsMs * 0.55, gain: gain * 0.8 },
  },
  {
    ...{ source: 'noise', filter: 'highpass', fromHz: brightHz * 2, toHz: brightHz * 2 },
    ...{ atMs: 0, swellMs: 1, lastsMs: 55, gain: gain * 0.35 },
  },
];

const torpedoRun = (lastsMs: number): Voice[] => [
  {
    ...{ source: 'noise', filter: 'bandpass', fromHz: 260, toHz: 420 },
    ...{ atMs: 0, swellMs: 160, lastsMs, gain: 0.3 },
  },
  {
    ...{ source: 'triangle', fromHz: 74, toHz: 88 },
    ...{ atMs: 0, swellMs: 200, lastsMs, gain: 0.09 },
  },
];

const HIT: readonly Voice[] = [
  {
    ...{ source: 'noise', filter: 'lowpass', fromHz: 3200, toHz: 160 },
    ...{ atMs: 0, swellMs: 3, lastsMs: 620, gain: 0.55 },
  },
  { source: 'sine', fromHz: 120, toHz: 44, atMs: 0, swellMs: 3, lastsMs: 420, gain: 0.5 },
  { source: 'triangle', fromHz: 640, toHz: 610, atMs: 6, swellMs: 2, lastsMs: 300, gain: 0.1 },
];

const SPLASH: readonly Voice[] = [
  {
    ...{ source: 'noise', filter: 'bandpass', fromHz: 420, toHz: 1700 },
    ...{ atMs: 0, swellMs: 130, lastsMs: 850, gain: 0.6 },
  },
];

const EXPLOSION: readonly Voice[] = [
  {
    ...{ source: 'noise', filter: 'lowpass', fromHz: 1300, toHz: 40 },
    ...{ atMs: 0, swellMs: 10, lastsMs: 3200, gain: 0.95 },
  },
  { source: 'sine', fromHz: 70, toHz: 22, atMs: 0, swellMs: 8, lastsMs: 2200, gain: 0.9 },
];

const PLAIN: Readonly<
  Record<'splash' | 'hit' | 'clang' | 'strike' | 'sinking' | 'explosion', readonly Voice[]>
> = {
  splash: SPLASH,
  hit: HIT,
  clang: [
    { source: 'triangle', fromHz: 890, toHz: 860, atMs: 0, swellMs: 1, lastsMs: 240, gain: 0.12 },
    { source: 'triangle', fromHz: 1420, toHz: 1390, atMs: 0, swellMs: 1, lastsMs: 160, gain: 0.07 },
  ],
  strike: [...HIT, ...later(SPLASH, 60), ...later(SPLASH, 260)],
  sinking: [
    {
      ...{ source: 'noise', filter: 'lowpass', fromHz: 240, toHz: 60 },
      ...{ atMs: 0, swellMs: 500, lastsMs: 2900, gain: 0.6 },
    },
    {
      source: 'triangle',
      fromHz: 128,
      toHz: 52,
      atMs: 200,
      swellMs: 500,
      lastsMs: 2100,
      gain: 0.12,
    },
  ],
  explosion: EXPLOSION,
};

interface BellTone {
  hz: number;
  lastsMs: number;
  gain: number;
}

const BELL: BellTone = { hz: 1040, lastsMs: 1900, gain: 0.2 };
const TURN_BELL: BellTone = { hz: 1390, lastsMs: 1000, gain: 0.13 };

/** The hum, the strike note and the partials above it, with their loudness: a bell's are not those of a string. */
const PARTIALS = [
  { ratio: 0.5, share: 0.45 },
  { ratio: 1, share: 1 },
  { ratio: 1.19, share: 0.5 },
  { ratio: 2, share: 0.45 },
  { ratio: 2.74, share: 0.22 },
] as const;

/** High partials die first. */
const stroke = ({ hz, lastsMs, gain }: BellTone): Voice[] =>
  PARTIALS.map(({ ratio, share }) => ({
    ...{ source: 'sine', fromHz: hz * ratio, toHz: hz * ratio },
    ...{ atMs: 0, swellMs: 2, lastsMs: lastsMs / Math.max(0.7, ratio), gain: gain * share },
  }));

const PAIR_MS = 330;
const PAIRS_MS = 950;

/** A ship's bell is struck in pairs. */
const strokeAt = (i: number): number => Math.floor(i / 2) * PAIRS_MS + (i % 2) * PAIR_MS;
