import { LinkField } from '../controls/LinkField';
import { onlineMatchText } from '../i18n/onlineMatch';
import { linkTo } from './links';
import { isFree } from './listing';
import type { AroundProps } from './props';

/** While the other seat is free: the link to send. */
export function WaitingForOther({ match, names, kept }: Omit<AroundProps, 'place'>) {
  const free = match.players.find((player) => isFree(player) && player.side !== kept?.side);
  if (!free || !kept) return null;
  const invitation = kept.invitations?.[free.side];
  const { passphrase } = kept;
  return (
    <div className="online-note">
      <p role="status">
        <b>{onlineMatchText('waitingTitle')}.</b>{' '}
        {invitation === undefined
          ? onlineMatchText('waitingNoLink')
          : onlineMatchText('waitingText', { side: names[free.side] })}
      </p>
      {invitation !== undefined && (
        <LinkField
          link={linkTo(location.origin, match.matchID, {
            invitation,
            ...(passphrase !== undefined && { passphrase }),
          })}
          label={onlineMatchText('link')}
          text={onlineMatchText('shareText', { title: match.title })}
        />
      )}
    </div>
  );
}
