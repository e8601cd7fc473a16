import type { PaceSettings, SpectatorDelay, Timeout } from '../../game/online';

/** The pace of a match, as a player chooses it. */
export const PACES = ['none', 'live', 'flag', 'brisk', 'daily'] as const;
export type Pace = (typeof PACES)[number];

export const DELAYS = ['none', 'segments', 'minutes'] as const;
export type Delay = (typeof DELAYS)[number];

const MINUTE = 60;
const DAY = 86_400;

/** The clocks of each pace, in seconds; the texts tell the same figures. */
const CLOCKS = {
  live: { gameSeconds: 45 * MINUTE, incrementSeconds: 15, graceSeconds: 2 * MINUTE },
  flag: { gameSeconds: 30 * MINUTE, incrementSeconds: 10, graceSeconds: 0 },
  brisk: { decisionSeconds: 2 * MINUTE, graceSeconds: MINUTE },
  daily: { decisionSeconds: 3 * DAY, graceSeconds: DAY },
} as const;

const LATER: Readonly<Record<Exclude<Delay, 'none'>, SpectatorDelay>> = {
  segments: { segments: 4 },
  minutes: { minutes: 15 },
};

/** With a flag there is no choice: whose time is out has lost, at once. */
export const hasFlag = (pace: Pace): boolean => pace === 'flag';

/** What the server is asked for; `undefined` for neither clocks nor delay. */
export function paceOf(pace: Pace, timeout: Timeout, delay: Delay): PaceSettings | undefined {
  const settings: PaceSettings = {
    ...(pace !== 'none' && {
      clock: { ...CLOCKS[pace], timeout: hasFlag(pace) ? 'adjudged' : timeout },
    }),
    ...(delay !== 'none' && { spectatorDelay: LATER[delay] }),
  };
  return settings.clock || settings.spectatorDelay ? settings : undefined;
}
