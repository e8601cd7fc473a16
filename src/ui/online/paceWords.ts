import type { ClockSettings, SpectatorDelay } from '../../game/online';
import { language } from '../../words/core/texts';
import { onlineText } from '../i18n/online';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** '3 days', '45 minutes', '90 seconds': in the largest unit that goes into it. */
export function spanText(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? [
    'second',
    1,
  ];
  const words = new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'long' });
  return words.format(seconds / size);
}

/** What happens to a side that runs out of time, in a sentence. */
export function timeOutText({ timeout, graceSeconds }: ClockSettings): string {
  if (timeout === 'reminder') return onlineText('clockOut.reminder');
  if (timeout === 'adjudged' && graceSeconds === 0) return onlineText('clockOut.flag');
  return onlineText(`clockOut.${timeout}`, { grace: spanText(graceSeconds) });
}

/** The clocks of a match in a sentence. */
export function clockText(clock: ClockSettings | undefined): string {
  if (!clock) return onlineText('paceHint.none');
  const { gameSeconds, incrementSeconds = 0, decisionSeconds } = clock;
  return [
    gameSeconds !== undefined && onlineText('clockGame', { time: spanText(gameSeconds) }),
    incrementSeconds > 0 && onlineText('clockMore', { time: spanText(incrementSeconds) }),
    decisionSeconds !== undefined &&
      onlineText('clockDecision', { time: spanText(decisionSeconds) }),
    timeOutText(clock),
  ]
    .filter((it) => it !== false)
    .join(' ');
}

/** The spectators' delay. */
export const delayText = (delay: SpectatorDelay): string =>
  'segments' in delay
    ? onlineText('delayedSegments', { count: delay.segments })
    : onlineText('delayedMinutes', { count: delay.minutes });
