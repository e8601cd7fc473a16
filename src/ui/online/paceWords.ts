import type { ClockSettings, SpectatorDelay } from '../../game/online';
import { onlineText } from '../i18n/online';
import { leftText } from './clocks';

const spanText = (seconds: number): string => leftText(seconds * 1000);

/** The clocks of a match in a sentence. */
export function clockText(clock: ClockSettings | undefined): string {
  if (!clock) return onlineText('paceHint.none');
  const { gameSeconds, incrementSeconds = 0, decisionSeconds, timeout } = clock;
  return [
    gameSeconds !== undefined && onlineText('clockGame', { time: spanText(gameSeconds) }),
    incrementSeconds > 0 && onlineText('clockMore', { time: spanText(incrementSeconds) }),
    decisionSeconds !== undefined &&
      onlineText('clockDecision', { time: spanText(decisionSeconds) }),
    onlineText(`clockOut.${timeout}`),
  ]
    .filter((it) => it !== false)
    .join(' ');
}

/** How much later those who look on see it. */
export const delayText = (delay: SpectatorDelay): string =>
  'segments' in delay
    ? onlineText('delayedSegments', { count: delay.segments })
    : onlineText('delayedMinutes', { count: delay.minutes });
