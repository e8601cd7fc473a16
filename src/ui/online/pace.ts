import type { PaceSettings, SpectatorDelay, Timeout } from '../../game/online';

/** How fast a match is to be played, as a person chooses it. */
export const PACES = ['none', 'live', 'brisk', 'daily'] as const;
export type Pace = (typeof PACES)[number];

export const DELAYS = ['none', 'segments', 'minutes'] as const;
export type Delay = (typeof DELAYS)[number];

const MINUTE = 60;
const DAY = 86_400;

/** The clocks of each pace, in seconds; the texts tell the same figures. */
const CLOCKS = {
  live: { gameSeconds: 45 * MINUTE, incrementSeconds: 15, graceSeconds: 2 * MINUTE },
  brisk: { decisionSeconds: 2 * MINUTE, graceSeconds: MINUTE },
  daily: { decisionSeconds: 3 * DAY, graceSeconds: DAY },
} as const;

const LATER: Readonly<Record<Exclude<Delay, 'none'>, SpectatorDelay>> = {
  segments: { segments: 4 },
  minutes: { minutes: 15 },
};

/** What the server is asked for; `undefined` for neither clocks nor delay. */
export function paceOf(pace: Pace, timeout: Timeout, delay: Delay): PaceSettings | undefined {
  const settings: PaceSettings = {
    ...(pace !== 'none' && { clock: { ...CLOCKS[pace], timeout } }),
    ...(delay !== 'none' && { spectatorDelay: LATER[delay] }),
  };
  return settings.clock || settings.spectatorDelay ? settings : undefined;
}
