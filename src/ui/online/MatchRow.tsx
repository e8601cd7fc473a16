import { Link } from 'wouter';
import type { PublicMatch, PublicPlayer } from '../../game/online';
import type { Side } from '../../rules/core';
import { isSentId } from '../../scenario/own/ownId';
import type { ListedScenario } from '../../scenario/prepared';
import { onlineText } from '../i18n/online';
import { Flag } from '../lobby/Flag';
import { placePath } from './links';
import { isFree } from './listing';
import { type KeptSeat, seatIn } from './seats';
import { endText, holderText, sideNamesOf, timeText } from './words';

interface MatchRowProps {
  match: PublicMatch;
  list: readonly ListedScenario[];
  seats: readonly KeptSeat[];
}

/** A match in a list: its players, its state, and the one thing to do with it. */
export function MatchRow({ match, list, seats }: MatchRowProps) {
  const { matchID, title, players } = match;
  const card = list.find((it) => it.card.id === match.setupData.scenario)?.card;
  const names = sideNamesOf(card);
  const seat = seatIn(seats, matchID, null);
  const { text, path, isFirst } = wayIn(match, seat);
  return (
    <li className="online-row">
      <div className="online-facts">
        <b>{title}</b>
        {seat && awaits(match, seat.side) && (
          <small className="online-tag online-due">{onlineText('due')}</small>
        )}
        <Tags match={match} />
        {players.map((player) => (
          <span key={player.side} className="online-holder" data-side={player.side}>
            {card && <Flag card={card} side={player.side} />}
            {onlineText('sideHolder', { side: names[player.side], who: holderText(player) })}
            {match.status === 'playing' && <Presence player={player} />}
          </span>
        ))}
        <small>
          {endText(match, names) ?? whenText(match)}
          {match.status === 'aside' && ` · ${onlineText('asideState')}`}
        </small>
      </div>
      <div className="actions">
        <Link className={`button ${isFirst ? 'primary' : ''}`} href={path}>
          {text}
          <span className="visually-hidden"> {onlineText('ofMatch', { title })}</span>
        </Link>
      </div>
    </li>
  );
}

/** Nobody has moved in a match that has a free seat, as a rule. */
const whenText = ({ players, createdAt, updatedAt }: PublicMatch): string =>
  players.some(isFree)
    ? onlineText('created', { when: timeText(createdAt) })
    : onlineText('changed', { when: timeText(updatedAt) });

/** In a timed match, the clock of the side to decide runs. */
const awaits = ({ status, pace }: PublicMatch, side: Side): boolean =>
  status === 'playing' && pace?.clocks?.sides[side].running === true;

const Presence = ({ player: { isConnected, bot } }: { player: PublicPlayer }) =>
  isConnected && bot === undefined ? (
    <small className="online-here">{onlineText('here')}</small>
  ) : null;

const Tags = ({ match }: { match: PublicMatch }) => (
  <>
    {isSentId(match.setupData.scenario) && (
      <small className="online-tag">{onlineText('custom')}</small>
    )}
    {match.private && <small className="online-tag">{onlineText('private')}</small>}
    {match.pace?.clock && <small className="online-tag">{onlineText('timed')}</small>}
    {match.unlisted && <small className="online-tag">{onlineText('byLink')}</small>}
  </>
);

/** What one does with a match, and where. */
function wayIn(match: PublicMatch, seat: KeptSeat | undefined) {
  const { matchID, status, players } = match;
  const isOver = status !== 'playing';
  const path = seat ? placePath(matchID, seat.side) : `/online/${matchID}`;
  if (isOver) return { text: onlineText('look'), path, isFirst: false };
  if (seat) return { text: onlineText('go'), path, isFirst: true };
  if (players.some(isFree)) return { text: onlineText('join'), path, isFirst: true };
  return { text: onlineText('watch'), path: placePath(matchID, 'spectator'), isFirst: false };
}
