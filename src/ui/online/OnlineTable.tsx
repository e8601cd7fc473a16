import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Snapshot, Table } from '../../game';
import { type PublicMatch, type PublicPlayer, tableOf } from '../../game/online';
import { type BySide, enemyOf } from '../../rules/core';
import { upperFirst } from '../../words/core/say';
import { useTitle } from '../frame/Page';
import { diceText } from '../i18n/dice';
import { onlineText } from '../i18n/online';
import { onlineMatchText } from '../i18n/onlineMatch';
import { AnalysisPage } from '../match/lazyAnalysis';
import type { OpenMatch } from '../match/library';
import { usePlayFrom } from '../match/usePlayFrom';
import { useCard } from '../match/useScenarios';
import { uiOf } from '../systems/registry';
import type { OtherEnd } from '../table/screen';
import { aboutPath } from './links';
import { isFree } from './listing';
import { OnlineBar } from './OnlineBar';
import { OnlineEnd } from './OnlineEnd';
import { OnlineReport } from './OnlineReport';
import { type Progress, progressOf } from './progress';
import type { OnlinePlaceProps } from './props';
import { noRecordText, useRecord } from './record';
import { keepSeat } from './seats';
import { useSent } from './sent';
import { type Place, useSeat } from './usePlace';
import { endText, holderText, sideNamesOf } from './words';

interface OnlineTableProps extends OnlinePlaceProps {
  place: Place;
  game: Snapshot;
  match: PublicMatch;
}

/** A match online: on the screen of its system, or, once it is over, its report. */
export function OnlineTable(props: OnlineTableProps) {
  const { id, what, kept, passphrase, place, match, game } = props;
  useSent(match, props);
  const names = sideNamesOf(useCard(match.setupData.scenario));
  const isOver = match.status !== 'playing';
  const { played, refusal } = useRecord(
    { match: id, kept, passphrase, promised: game.seedHash },
    isOver,
  );
  const [start] = useState(game);
  const table = useMemo(() => tableOf(place.seat, start, played), [place.seat, start, played]);
  useKnown(props);
  useTitle(match.title);
  const open: OpenMatch | undefined = played && {
    ...{ id, title: match.title, sideNames: names, opponent: undefined, table },
    close: () => {},
  };
  if (what !== '' && !played) {
    const loading = onlineMatchText(isOver ? 'reportLoading' : 'reportNotYet');
    return <p className="loading">{refusal ? noRecordText(refusal) : loading}</p>;
  }
  if (what === 'report' && open) {
    return <OnlineReport open={open} snapshot={game} end={otherEnd(game, match, names)} />;
  }
  if (what === 'analysis' && open) {
    const side = game.viewer === 'spectator' ? undefined : game.viewer;
    return (
      <AnalysisPage isGivenUp match={open} pageAt={(page) => aboutPath(id, page)} side={side} />
    );
  }
  const ending = <OnlineEnd match={match} kept={kept} open={open} refusal={refusal} />;
  return <OnScreen {...props} names={names} table={table} open={open} ending={ending} />;
}

interface OnScreenProps extends OnlineTableProps {
  names: BySide<string>;
  table: Table;
  open: OpenMatch | undefined;
  ending: ReactNode;
}

/** The bar above, the screen of the match's system below it. */
function OnScreen(props: OnScreenProps) {
  const { id, what, kept, place, match, game, names, table, open, ending } = props;
  const shown = useSeat(place.seat);
  const [, go] = useLocation();
  const { playFrom, dialog } = usePlayFrom(open);
  const progress = progressOf(shown, match);
  const Screen = uiOf(place.seat.system.id).Screen.Page;
  const to = (page: string) => go(aboutPath(id, page));
  return (
    <div className="online">
      <OnlineBar place={place} match={match} names={names} kept={kept} />
      <Suspense fallback={<p className="loading">{onlineMatchText('loading')}</p>}>
        <Screen
          key={what}
          matchId={`online/${id}`}
          title={match.title}
          table={table}
          viewer={game.viewer}
          acting={progress.acting}
          opponent={opponentOf(game, match)}
          hotSeat={false}
          isReplay={what === 'replay'}
          saving={null}
          noAdvice={match.players.some(
            (it) => it.side !== game.viewer && (!it.bot || it.isStandIn),
          )}
          standstill={standstillText(progress, match, names)}
          end={otherEnd(game, match, names)}
          ending={ending}
          onReport={() => to('report')}
          onAnalysis={() => to('analysis')}
          onReplayLeft={() => what === 'replay' && to('')}
          onPlayFrom={playFrom}
        />
      </Suspense>
      {dialog}
    </div>
  );
}

const otherOf = ({ viewer }: Snapshot, { players }: PublicMatch): PublicPlayer | undefined =>
  viewer === 'spectator' ? undefined : players.find(({ side }) => side === enemyOf(viewer));

/** Why there is nothing to decide, in a sentence. */
function standstillText(
  { standstill }: Progress,
  match: PublicMatch,
  names: BySide<string>,
): string | undefined {
  switch (standstill) {
    case 'over':
      return overText(match, names);
    case 'dice':
      return diceText(match.dice?.part === 'open' ? 'waitOpen' : 'waitCommit');
    case 'paused':
      return onlineMatchText('paused');
    case 'stoodIn':
      return onlineMatchText('standInTitle');
    case 'underWay':
      return onlineMatchText('underWay');
    default:
      return undefined;
  }
}

/** The end of a match other than by the rules. */
const otherEnd = (
  { outcome }: Snapshot,
  match: PublicMatch,
  names: BySide<string>,
): OtherEnd | undefined =>
  outcome || match.status === 'playing'
    ? undefined
    : { winner: match.gameover?.winner, text: overText(match, names) };

/** How it ended, in a sentence. */
function overText(match: PublicMatch, names: BySide<string>): string {
  const text = endText(match, names);
  return text === undefined ? onlineText('asideState') : `${upperFirst(text)}.`;
}

/** The opponent, by name. */
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
