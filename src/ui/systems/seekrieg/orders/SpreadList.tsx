import { useCallback } from 'react';
import { type OrderOf, seekrieg } from '../../../../rules/seekrieg';
import { mean, percent } from '../../../../words/core/chance';
import { figure, percentText } from '../../../../words/core/say';
import { seekriegFireText } from '../../../../words/seekrieg/texts/fire';
import { seekriegNamesText } from '../../../../words/seekrieg/texts/names';
import { useOneByOne } from '../../../controls/useOneByOne';
import { type Desk, useDesk } from '../desk/desk';
import { anyHit, foldedSpreads, type Spread, spreadsIn } from '../fire/spreads';

type Torpedoes = OrderOf<'torpedoes'>;

/** Ways to fire these tubes, the best at each target first, the rest folded. */
export function SpreadList({ shots }: { shots: readonly Torpedoes[] }) {
  const { view, side } = useDesk();
  const reckon = useCallback(
    (key: string) => seekrieg.explain(view, side, JSON.parse(key) as Torpedoes[]).torpedoes,
    [view, side],
  );
  const ways = spreadsIn(shots).map((orders) => ({ orders, key: JSON.stringify(orders) }));
  const odds = useOneByOne(
    ways.map(({ key }) => key),
    reckon,
  );
  const { best, others } = foldedSpreads(
    ways.map(({ orders, key }) => ({ orders, odds: odds.get(key) })),
  );
  return (
    <>
      <Ways spreads={best} />
      {others.length > 0 && (
        <details className="fleet-torpedoes">
          <summary>{seekriegFireText('otherSpreads', { count: others.length })}</summary>
          <div className="fleet-launches">
            <Ways spreads={others} />
          </div>
        </details>
      )}
    </>
  );
}

function Ways({ spreads }: { spreads: readonly Spread[] }) {
  const { view, names, give } = useDesk();
  return spreads.map((spread) => {
    const [shot] = spread.orders;
    if (!shot) return null;
    return (
      <button
        key={JSON.stringify(spread.orders)}
        type="button"
        className="fleet-option"
        aria-pressed={spread.orders.every((order) => isOrdered(view, order))}
        onClick={() => give(...spread.orders)}
      >
        <b>
          {seekriegFireText('torpedoAt', {
            target: names.ship(shot.target),
            setting: seekriegNamesText(`setting.${shot.setting}`),
            pistol: seekriegNamesText(`pistol.${shot.pistol}`),
          })}
        </b>
        {oddsLines(view, spread).map((line) => (
          <small key={line}>{line}</small>
        ))}
      </button>
    );
  });
}

const isOrdered = (
  { ships }: Desk['view'],
  { ship, mount, target, setting, pistol }: Torpedoes,
): boolean =>
  ships[ship]?.plan?.torpedoes.some(
    (it) =>
      it.mount === mount && it.target === target && it.setting === setting && it.pistol === pistol,
  ) ?? false;

/** [SK-17.18] If the target keeps her course and speed and does not comb. */
function oddsLines({ ships }: Desk['view'], { odds = [] }: Spread): string[] {
  const [first] = odds;
  if (!first) return [];
  const { chance, arrivesOnTurn: turn, damage, dudPercent, target } = first;
  const any = anyHit(odds);
  if (chance === null || any === null) return [seekriegFireText('torpedoMarker', { turn })];
  const count = odds.reduce((sum, it) => sum + it.count, 0);
  const chances = seekriegFireText('torpedoOdds', {
    ...{ chance: percentText(chance), any: percent(any), count, turn },
  });
  const dp = ships[target]?.sheet.dp;
  if (damage === null || !dp) return [chances];
  const duds = percentText(dudPercent);
  return [chances, seekriegFireText('torpedoHit', { damage: mean(damage), of: figure(dp), duds })];
}
