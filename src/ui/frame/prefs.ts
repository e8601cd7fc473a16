import { useSyncExternalStore } from 'react';
import { LANGUAGES, type Language } from '../../words/core/languages';
import { ANIMATION_SPEEDS, type AnimationSpeed } from './pace';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** A player's preferences, kept in this browser. */
export interface Prefs {
  theme: Theme;
  /** `browser` goes with the languages that the browser asks for. */
  language: Language | 'browser';
  /** Overlays of the map that are switched on, by the name their system gives them. */
  overlays: readonly string[];
  /** Confirm before sealed orders are closed. */
  confirmSeal: boolean;
  /** Steps of an operation with nothing to order are confirmed automatically. */
  passEmpty: boolean;
  /** Patrols and searches of the turn before are ordered again, to be confirmed. */
  standingOrders: boolean;
  /** How fast battles are shown. */
  animation: AnimationSpeed;
  /** Battles are shown one event at a time. */
  stepwise: boolean;
  sound: boolean;
  /** 0 to 100. */
  volume: number;
}

const STORED = 'flag-plot.prefs';

export const DEFAULT_PREFS: Prefs = {
  theme: 'system',
  language: 'browser',
  overlays: [],
  confirmSeal: true,
  passEmpty: true,
  standingOrders: true,
  animation: 'normal',
  stepwise: false,
  sound: false,
  volume: 60,
};

/** Preferences from stored text; defaults replace what cannot be read. */
export function parsePrefs(text: string | null): Prefs {
  const found = readObject(text);
  const theme = THEMES.find((it) => it === found.theme) ?? DEFAULT_PREFS.theme;
  const language = LANGUAGES.find((it) => it === found.language) ?? DEFAULT_PREFS.language;
  return {
    theme,
    language,
    overlays: asTexts(found.overlays, DEFAULT_PREFS.overlays),
    confirmSeal: asSwitch(found.confirmSeal, DEFAULT_PREFS.confirmSeal),
    passEmpty: asSwitch(found.passEmpty, DEFAULT_PREFS.passEmpty),
    standingOrders: asSwitch(found.standingOrders, DEFAULT_PREFS.standingOrders),
    animation: ANIMATION_SPEEDS.find((it) => it === found.animation) ?? DEFAULT_PREFS.animation,
    stepwise: asSwitch(found.stepwise, DEFAULT_PREFS.stepwise),
    sound: asSwitch(found.sound, DEFAULT_PREFS.sound),
    volume: asVolume(found.volume),
  };
}

const asSwitch = (value: unknown, otherwise: boolean): boolean =>
  typeof value === 'boolean' ? value : otherwise;

const asTexts = (value: unknown, otherwise: Prefs['overlays']): Prefs['overlays'] =>
  Array.isArray(value) ? value.filter((it) => typeof it === 'string') : otherwise;

const asVolume = (value: unknown): number =>
  typeof value === 'number' && value >= 0 && value <= 100
    ? Math.round(value)
    : DEFAULT_PREFS.volume;

function readObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** A browser may forbid storage; then preferences last as long as the page. */
function load(): Prefs {
  try {
    return parsePrefs(localStorage.getItem(STORED));
  } catch {
    return DEFAULT_PREFS;
  }
}

function store(prefs: Prefs): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(prefs));
  } catch {
    // Without storage the change lasts as long as the page.
  }
}

let current: Prefs | undefined;
const listeners = new Set<() => void>();

export function readPrefs(): Prefs {
  current ??= load();
  return current;
}

export function changePrefs(change: Partial<Prefs>): void {
  current = { ...readPrefs(), ...change };
  store(current);
  applyTheme();
  for (const listener of listeners) listener();
}

/** Puts the theme on the page; `system` leaves it to the device. */
export function applyTheme(): void {
  const { theme } = readPrefs();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePrefs = (): Prefs => useSyncExternalStore(subscribe, readPrefs, readPrefs);
