import type { PublicMatch, PublicPlayer } from '../../game/online';
import { onlineMatchText } from '../i18n/onlineMatch';
import { ClockFace } from './ClockFace';
import { isFree } from './listing';
import { botNamed } from './words';

interface PlayerChipProps {
  player: PublicPlayer;
  match: PublicMatch;
  /** When the server's message about the match came; see `ClockFace`. */
  matchAt: number;
  /** The side's name. */
  name: string;
  isOwn: boolean;
  decides: boolean;
}

/** A side: its player, whether he is here, whether he is to decide, and his clock. */
export function PlayerChip(props: PlayerChipProps) {
  const { player, match, matchAt, name, isOwn, decides } = props;
  return (
    <span
      className="online-chip"
      data-side={player.side}
      data-decides={decides || undefined}
      data-here={player.isConnected || undefined}
    >
      <b className="of-side">{name}</b>
      <span className="online-who">{whoText(player, isOwn)}</span>
      {!isFree(player) && player.bot === undefined && (
        <span className="visually-hidden">
          {onlineMatchText(player.isConnected ? 'present' : 'absent')}
        </span>
      )}
      {decides && <span className="visually-hidden">{onlineMatchText('decides')}</span>}
      <ClockFace match={match} matchAt={matchAt} side={player.side} name={name} />
    </span>
  );
}

function whoText({ name, bot, isStandIn }: PublicPlayer, isOwn: boolean): string {
  const botName = bot === undefined ? '' : botNamed(bot);
  if (isStandIn) return onlineMatchText('standIn', { bot: botName, name: name ?? '' });
  if (isOwn) return onlineMatchText('you');
  if (bot !== undefined) return onlineMatchText('bot', { bot: botName });
  return name ?? onlineMatchText('empty');
}
