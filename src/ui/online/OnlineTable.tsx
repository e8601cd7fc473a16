import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Snapshot } from '../../game';
import { type PublicMatch, type PublicPlayer, type SeatSnapshot, tableOf } from '../../game/online';
import { enemyOf, type Side } from '../../rules/core';
import type { Save } from '../../scenario';
import { faultText } from '../../scenario/fault';
import { reportFault } from '../app/faults';
import { useTitle } from '../app/Page';
import { onlineMatchText } from '../i18n/onlineMatch';
import { SeatDialog } from '../lobby/lazySeats';
import { type OpenMatch, saveOf } from '../match/library';
import { SCREENS } from '../match/screens';
import { useScenarioList } from '../match/useScenarios';
import { matchPath } from './links';
import { isFree } from './listing';
import { OnlineBar } from './OnlineBar';
import { OnlineEnd } from './OnlineEnd';
import { OnlineReport } from './OnlineReport';
import type { OnlinePlaceProps } from './props';
import { useRecord } from './record';
import { keepSeat } from './seats';
import { useLasting } from './useBack';
import { type Place, useSeat } from './usePlace';
import { endText, holderText, sideNamesOf } from './words';

interface OnlineTableProps extends OnlinePlaceProps {
  place: Place;
  game: Snapshot;
  match: PublicMatch;
}

/** A match online on the screen of its system, with what being online adds. */
export function OnlineTable(props: OnlineTableProps) {
  const { id, what, kept, passphrase, place, match } = props;
  const { game } = props;
  const shown = useSeat(place.seat);
  const [, go] = useLocation();
  const names = sideNamesOf(match, useScenarioList());
  const isOver = match.status !== 'playing';
  const { played, refusal } = useRecord({ match: id, kept, passphrase }, isOver);
  const [start] = useState(game);
  const [from, setFrom] = useState<Save | null>(null);
  const table = useMemo(() => tableOf(place.seat, start, played), [place.seat, start, played]);
  const acting = useActing(shown, match);
  useKnown(props);
  useTitle(match.title);
  const Screen = SCREENS[place.seat.system.id];
  const open: OpenMatch | undefined = played && {
    ...{ id, title: match.title, sideNames: names, opponent: undefined, table },
    close: () => {},
  };
  const to = (page: string) => go(`${matchPath(id)}${page}${location.search}`);
  const ending = <OnlineEnd match={match} kept={kept} open={open} refusal={refusal} />;
  if (what !== '' && !played)
    return <p className="loading">{onlineMatchText(isOver ? 'reportLoading' : 'reportNotYet')}</p>;
  if (what === 'report' && open)
    return (
      <OnlineReport
        open={open}
        snapshot={game}
        end={game.outcome ? undefined : endText(match, names)}
      />
    );
  return (
    <div className="online">
      <OnlineBar
        place={place}
        match={match}
        names={names}
        kept={kept}
        acting={acting}
        ending={isOver && !game.outcome ? ending : null}
      />
      {Screen && (
        <Suspense fallback={<p className="loading">{onlineMatchText('loading')}</p>}>
          <Screen
            key={`${played ? 'played' : 'playing'}/${what}`}
            matchId={`online/${id}`}
            table={table}
            viewer={game.viewer}
            acting={acting}
            opponent={opponentOf(game, match)}
            hotSeat={false}
            isReplay={what === 'replay'}
            saving={null}
            noAdvice={!match.players.every((it) => it.side === game.viewer || it.bot)}
            ending={ending}
            onReport={() => played && to('/report')}
            onReplayLeft={() => what === 'replay' && to('')}
            onPlayFrom={(given) => open && setFrom(saveUpTo(open, given))}
          />
        </Suspense>
      )}
      {from && (
        <Suspense>
          <SeatDialog save={from} onClose={() => setFrom(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** A match up to some of its orders, to be played on from there in this browser. */
function saveUpTo(open: OpenMatch, given: number): Save | null {
  const save = saveOf(open, given);
  if (save.ok) return save.value;
  reportFault(new Error(save.faults.map(faultText).join('; ')));
  return null;
}

const otherOf = ({ viewer }: Snapshot, { players }: PublicMatch): PublicPlayer | undefined =>
  viewer === 'spectator' ? undefined : players.find(({ side }) => side === enemyOf(viewer));

/** The side that gives orders here now; nobody while the answer to an order that decides is waited for. */
function useActing(
  { game, isOpen }: SeatSnapshot,
  { status, pace, players }: PublicMatch,
): Side | null {
  const isHeld = useLasting(isOpen);
  if (!game || game.viewer === 'spectator' || status !== 'playing' || isHeld) return null;
  const { viewer, segment } = game;
  const isReplaced = players.some(({ side, isStandIn }) => side === viewer && isStandIn);
  if (pace?.pausedSince !== undefined || isReplaced) return null;
  return segment.active[viewer] === 'waiting' ? null : viewer;
}

/** Who sits opposite, by name. */
function opponentOf(game: Snapshot, match: PublicMatch): string | undefined {
  const other = otherOf(game, match);
  return other && !isFree(other) ? holderText(other) : undefined;
}

/** A seat that came by a link learns its match's title, and the name that it has there. */
function useKnown({ kept, match }: OnlineTableProps): void {
  const name = match.players.find(({ side }) => side === kept?.side)?.name;
  useEffect(() => {
    if (!kept) return;
    const known = { ...kept, title: match.title, name: name ?? kept.name };
    if (known.title !== kept.title || known.name !== kept.name) keepSeat(known);
  }, [kept, match.title, name]);
}
