import { type FormEvent, useState } from 'react';
import { SIDES } from '../../rules/core';
import { LinkField } from '../controls/LinkField';
import { onlineMatchText } from '../i18n/onlineMatch';
import { linkTo } from './links';
import { lobby } from './lobby';
import { keepName, LONGEST_NAME } from './myName';
import { Part } from './Part';
import type { PartProps } from './props';
import { type KeptSeat, keepSeat } from './seats';
import { useDone } from './useDone';

type SeatProps = PartProps & { kept: KeptSeat };

/** The link of one's own seat: to go on elsewhere, and to be replaced. */
export function OwnSeat({ match, kept, ask }: SeatProps) {
  const [isShown, setShown] = useState(false);
  const { said, say, attempt } = useDone();
  const { side, token } = kept;
  const replace = () =>
    attempt(
      () => lobby.reissue(match.matchID, kept),
      (value) => {
        keepSeat({ ...kept, token: value.token });
        say(onlineMatchText('reissued'));
      },
    );
  return (
    <Part title={onlineMatchText('seatTitle')}>
      <p className="hint">{onlineMatchText('seatText')}</p>
      {isShown && (
        <LinkField
          link={linkTo(location.origin, match.matchID, { seat: { side, token } })}
          label={onlineMatchText('seatTitle')}
          text={match.title}
        />
      )}
      <div className="actions">
        {!isShown && (
          <button type="button" className="button small" onClick={() => setShown(true)}>
            {onlineMatchText('seatShow')}
          </button>
        )}
        <button
          type="button"
          className="button small"
          onClick={() =>
            ask({
              title: onlineMatchText('reissueAsk'),
              text: onlineMatchText('reissueText'),
              yes: onlineMatchText('reissue'),
              onYes: replace,
            })
          }
        >
          {onlineMatchText('reissue')}
        </button>
      </div>
      <p role="status">{said}</p>
    </Part>
  );
}

/** For the match's creator: the links of the other seats. */
export function HostSeats({ match, names, kept, ask }: SeatProps) {
  const { said, say, attempt } = useDone();
  const { hostToken, invitations, passphrase } = kept;
  if (hostToken === undefined || match.status !== 'playing') return null;
  const others = SIDES.filter((side) => side !== kept.side);
  return others.map((side) => {
    const invitation = invitations?.[side];
    const player = match.players.find((it) => it.side === side);
    if (!player || (player.bot !== undefined && !player.isStandIn)) return null;
    const takeBack = () =>
      attempt(
        () => lobby.reinvite(match.matchID, hostToken, side),
        (value) => {
          keepSeat({ ...kept, invitations: { ...invitations, [side]: value.invitation } });
          say(onlineMatchText('reinvited'));
        },
      );
    return (
      <Part key={side} title={onlineMatchText('hostTitle', { side: names[side] })}>
        <p className="hint">{onlineMatchText('hostText')}</p>
        {invitation !== undefined && player.name === undefined && (
          <LinkField
            link={linkTo(location.origin, match.matchID, {
              invitation,
              ...(passphrase !== undefined && { passphrase }),
            })}
            label={onlineMatchText('hostTitle', { side: names[side] })}
            text={onlineMatchText('shareText', { title: match.title })}
          />
        )}
        <div className="actions">
          <button
            type="button"
            className="button small"
            onClick={() =>
              ask({
                title: onlineMatchText('reinviteAsk', { side: names[side] }),
                text: onlineMatchText('reinviteText'),
                yes: onlineMatchText('reinvite'),
                tone: 'danger',
                onYes: takeBack,
              })
            }
          >
            {onlineMatchText('reinvite')}
          </button>
        </div>
        <p role="status">{said}</p>
      </Part>
    );
  });
}

export function NameForm({ match, kept }: SeatProps) {
  const [name, setName] = useState(kept.name);
  const { said, say, attempt } = useDone();
  const rename = (event: FormEvent) => {
    event.preventDefault();
    const called = name.trim();
    attempt(
      () => lobby.rename(match.matchID, kept, called),
      () => {
        keepName(called);
        keepSeat({ ...kept, name: called });
        say(onlineMatchText('nameSaved'));
      },
    );
  };
  return (
    <Part title={onlineMatchText('nameTitle')}>
      <form className="actions" onSubmit={rename}>
        <input
          className="field"
          required
          maxLength={LONGEST_NAME}
          pattern=".*\S.*"
          autoComplete="nickname"
          aria-label={onlineMatchText('nameLabel')}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="button small">
          {onlineMatchText('nameSave')}
        </button>
      </form>
      <p role="status">{said}</p>
    </Part>
  );
}
