import { SIDES } from '../../rules/core';
import type { ScenarioCard } from '../../scenario';
import { type Balance, wilsonInterval } from '../../scenario/balance';

const KINDS = [...SIDES, 'draw'] as const;

/** How often each side won when bots played the battle: a bar, and the shares with their 95 % intervals. */
export function BalanceLine({
  balance: { bot, wins },
  card,
}: {
  balance: Balance;
  card: ScenarioCard;
}) {
  const games = KINDS.reduce((sum, kind) => sum + wins[kind], 0);
  const name = (kind: (typeof KINDS)[number]) =>
    kind === 'draw' ? 'drawn' : card.sides[kind].name;
  return (
    <figure className="balance">
      <div className="balance-bar" aria-hidden="true">
        {KINDS.map((kind) => (
          <i key={kind} data-side={kind} style={{ flexGrow: wins[kind] }} />
        ))}
      </div>
      <figcaption>
        {games} games between two {bot}s:{' '}
        {KINDS.map((kind, i) => (
          <span key={kind} data-side={kind}>
            {i > 0 && ', '}
            {name(kind)} {shareText(wins[kind], games)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** '47 % (40 to 54)'. */
export function shareText(won: number, games: number): string {
  const { low, high } = wilsonInterval(won, games);
  return `${percent(won / games)} % (${percent(low)} to ${percent(high)})`;
}

const percent = (share: number): number => Math.round(share * 100);
