import { useState } from 'react';
import type { PublicMatch, SeatSnapshot } from '../../game/online';
import { type BySide, bySide, type Side } from '../../rules/core';
import { refusalIn } from '../../words/registry';
import { onlineMatchText } from '../i18n/onlineMatch';
import { RuleLink } from '../rules/RuleLink';
import { ChatButton } from './Chat';
import { DiceAlarm, DiceSign } from './DiceSign';
import { MatchDialog } from './MatchDialog';
import { Offers } from './Offers';
import { PlayerChip } from './PlayerChip';
import type { AroundProps } from './props';
import { Sign } from './Sign';
import { useBack, useLasting } from './useBack';
import { type Place, useSeat } from './usePlace';
import { WaitingForOther } from './WaitingForOther';

/** Above a match online: who is here, whose decision it is, clocks, the connection, pending orders. */
export function OnlineBar(props: AroundProps) {
  const { place, match, names, kept } = props;
  const shown = useSeat(place.seat);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="online-bar" aria-label={onlineMatchText('bar')}>
      <div className="online-strip">
        {match.players.map((player) => (
          <PlayerChip
            key={player.side}
            player={player}
            match={match}
            matchAt={shown.matchAt}
            name={names[player.side]}
            isOwn={kept?.side === player.side}
            decides={match.status === 'playing' && decides(shown, player.side)}
          />
        ))}
        <Standing shown={shown} />
        <DiceSign shown={shown} match={match} names={names} />
        <span className="online-tools">
          <ChatButton place={place} names={speakersIn(match, names)} />
          <button type="button" className="button small" onClick={() => setOpen(true)}>
            <Sign path="M3 5h14v2H3zM3 9.5h14v2H3zM3 14h14v2H3z" />
            <span className="online-word">{onlineMatchText('menu')}</span>
          </button>
        </span>
      </div>
      <DiceAlarm shown={shown} />
      <NotTaken place={place} />
      {match.status === 'playing' && (
        <>
          <Offers {...props} />
          <WaitingForOther match={match} names={names} kept={kept} />
        </>
      )}
      {isOpen && (
        <MatchDialog
          place={place}
          match={match}
          names={names}
          kept={kept}
          canTakeBack={shown.canTakeBack}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

const decides = ({ game }: SeatSnapshot, side: Side): boolean =>
  game !== undefined && !game.outcome && game.segment.active[side] !== 'waiting';

/** Names of players in the chat: their own, else their side's. */
const speakersIn = ({ players }: PublicMatch, names: BySide<string>): BySide<string> =>
  bySide((side) => players.find((it) => it.side === side)?.name ?? names[side]);

/** The connection in words, and pending orders. */
function Standing({ shown: { connection, pending, game, match } }: { shown: SeatSnapshot }) {
  const isBack = useBack(connection);
  const isSlow = useLasting(pending.length > 0);
  const count = pending.length;
  const isAway = connection !== 'online';
  const orders =
    count > 0 && (isSlow || isAway)
      ? onlineMatchText(isAway ? 'keptBack' : 'onItsWay', { count })
      : undefined;
  return (
    <p
      className="online-standing"
      role="status"
      data-connection={connection}
      data-back={isBack || undefined}
      data-pending={count}
    >
      <span>{isBack ? onlineMatchText('back') : onlineMatchText(`connection.${connection}`)}</span>
      {orders && <b>{orders}</b>}
      {game?.viewer === 'spectator' && (
        <span>{onlineMatchText(match?.pace?.spectatorDelay ? 'lookingOnLate' : 'lookingOn')}</span>
      )}
    </p>
  );
}

/** An order that the server refused: why, and by which rule. */
function NotTaken({ place: { seat } }: { place: Place }) {
  const { refused, game } = useSeat(seat);
  if (!refused || !game) return null;
  const { refusal } = refused;
  return (
    <p className="refusal online-refusal" role="alert">
      <span>
        <b>{onlineMatchText('notTaken')}</b> {refusalIn(seat.system.id, refusal, game.view)}{' '}
        <RuleLink system={seat.system.id} rule={refusal.rule} />
      </span>
      <button type="button" aria-label={onlineMatchText('dismiss')} onClick={seat.dismiss}>
        ×
      </button>
    </p>
  );
}
