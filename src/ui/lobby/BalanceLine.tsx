import { SIDES } from '../../rules/core';
import type { ScenarioCard } from '../../scenario';
import { type Balance, wilsonInterval } from '../../scenario/core/balance';
import { lobbyText } from '../i18n/lobby';
import { botName } from '../match/bots';

const KINDS = [...SIDES, 'draw'] as const;

/** How often each side won when bots played the battle: a bar, and the shares with their 95% intervals. */
export function BalanceLine({
  balance: { bot, wins },
  card,
}: {
  balance: Balance;
  card: ScenarioCard;
}) {
  const games = KINDS.reduce((sum, kind) => sum + wins[kind], 0);
  const shares = wholePercents(KINDS.map((kind) => wins[kind]));
  const name = (kind: (typeof KINDS)[number]) =>
    kind === 'draw' ? lobbyText('drawn') : card.sides[kind].name;
  return (
    <figure className="balance">
      <div className="balance-bar" aria-hidden="true">
        {KINDS.map((kind) => (
          <i key={kind} data-side={kind} style={{ flexGrow: wins[kind] }} />
        ))}
      </div>
      <figcaption>
        {lobbyText('games', { count: games, bot: botName({ id: bot.toLowerCase(), name: bot }) })}{' '}
        {KINDS.map((kind, i) => (
          <span key={kind} data-side={kind}>
            {i > 0 && ', '}
            {name(kind)} {shareText(shares[i] ?? 0, wins[kind], games)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** '47% (40 to 54)'. */
export function shareText(share: number, won: number, games: number): string {
  const { low, high } = wilsonInterval(won, games);
  return lobbyText('share', { share, low: percent(low), high: percent(high) });
}

const percent = (share: number): number => Math.round(share * 100);

/** The shares of the whole in whole percents that add up to 100: the largest remainders are rounded up. */
export function wholePercents(counts: readonly number[]): number[] {
  const sum = counts.reduce((total, count) => total + count, 0);
  const exact = counts.map((count) => (100 * count) / sum);
  const left = 100 - exact.reduce((total, share) => total + Math.floor(share), 0);
  const remainder = (at: number): number => (exact[at] ?? 0) % 1;
  const up = [...exact.keys()].toSorted((a, b) => remainder(b) - remainder(a)).slice(0, left);
  return exact.map((share, at) => Math.floor(share) + Number(up.includes(at)));
}
