import { SIDES, type Side } from '../../rules/core';
import type { ScenarioCard } from '../../scenario';
import type { HistoricalLosses } from '../../scenario/core/losses';
import { historyOutside, meanOf, middleOf, type Simulated } from '../../scenario/core/simulated';
import { lobbyText } from '../i18n/lobby';
import { botName } from '../match/bots';

interface Props {
  card: ScenarioCard;
  losses: HistoricalLosses;
  simulated: Simulated;
}

/** Ships sunk on each side in history and in games between bots, and the chance of each ship. */
export function HistoryTable({ card, losses, simulated }: Props) {
  const { bot, wins } = simulated;
  const count = wins.allies + wins.axis + wins.draw;
  const name = botName({ id: bot.toLowerCase(), name: bot });
  return (
    <>
      <table className="history-table">
        <caption>{lobbyText('sunkIn', { count, bot: name })}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{lobbyText('sunkHistory')}</th>
            <th scope="col">{lobbyText('sunkMean')}</th>
            <th scope="col">{lobbyText('sunkMiddle')}</th>
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => (
            <SideRow key={side} {...{ card, losses, simulated, side }} />
          ))}
        </tbody>
      </table>
      <p className="history-ships">{chancesText({ card, losses, simulated }, count)}</p>
      {SIDES.map((side) => (
        <OutsideNote key={side} {...{ card, losses, simulated, side }} />
      ))}
      {losses.note !== undefined && <p lang="en">{losses.note}</p>}
    </>
  );
}

function SideRow({ card, losses, simulated: { sunk }, side }: Props & { side: Side }) {
  const { low, high } = middleOf(sunk[side]);
  return (
    <tr data-side={side}>
      <th scope="row">{card.sides[side].name}</th>
      <td>{losses.sunk[side].length}</td>
      <td>{meanOf(sunk[side]).toFixed(1)}</td>
      <td>{low === high ? low : `${low}–${high}`}</td>
    </tr>
  );
}

/** Said where history is no likely outcome of these games. */
function OutsideNote({ card, losses, simulated: { sunk }, side }: Props & { side: Side }) {
  const outside = historyOutside(sunk[side], losses.sunk[side].length);
  if (!outside) return null;
  return <p>{lobbyText(`outside.${outside}`, { side: card.sides[side].name })}</p>;
}

/** Ships lost less often than this are listed only if they were lost in history. */
const RARE = 0.1;

/** 'Hood* 6%, Bismarck 24%': those lost in history marked, the likeliest first. */
function chancesText({ card, losses, simulated: { ships } }: Props, games: number): string {
  const lost = SIDES.flatMap((side) => losses.sunk[side]);
  const shareOf = (id: string): number => (ships[id] ?? 0) / games;
  const shown = SIDES.flatMap((side) => card.forces[side].flatMap((force) => force.ships))
    .filter(({ id }) => lost.includes(id) || shareOf(id) >= RARE)
    .toSorted((a, b) => shareOf(b.id) - shareOf(a.id));
  if (shown.length === 0) return '';
  const told = shown.map(({ id, name }) => {
    const share = Math.round(100 * shareOf(id));
    return lobbyText(lost.includes(id) ? 'chanceLost' : 'chance', { name, share });
  });
  const isMarked = shown.some(({ id }) => lost.includes(id));
  return lobbyText(isMarked ? 'chancesLost' : 'chances', { ships: told.join(', ') });
}
