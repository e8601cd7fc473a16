import type { GunfireOdds } from '../../../../rules/seekrieg/query';
import { mean, percent } from '../../../../words/core/chance';
import { listed } from '../../../../words/core/say';
import { letterOf } from '../../../../words/seekrieg/common/words';
import { seekriegFireText } from '../../../../words/seekrieg/texts/fire';
import { seekriegNamesText } from '../../../../words/seekrieg/texts/names';
import { useDesk } from '../desk/desk';
import { hitChanceOf, plotOf } from '../fire/fire';
import { PartList } from '../fire/PartList';
import { PenetrationCard } from '../sheets/PenetrationCard';

/** The chance of a salvo, what it brings, what the chance is made of, and what a hit goes through. */
export function GunOdds({ odds }: { odds: GunfireOdds }) {
  const { view } = useDesk();
  const { hit, shells, type, meanHits } = odds;
  const [firer, target] = [view.ships[odds.ship], view.ships[odds.target]];
  const battery = firer?.sheet.batteries[odds.battery];
  return (
    <details className="fleet-odds">
      <summary>
        <b className="fleet-chance">{percent(hitChanceOf(odds))}</b>{' '}
        <span>
          {seekriegFireText('summary', {
            ...{ shells, hits: mean(meanHits) },
            type: seekriegNamesText(`shells.${type}`),
          })}
        </span>
      </summary>
      <ul>
        {linesOf(odds).map((line) => (
          <li key={line}>{line}</li>
        ))}
        <Late odds={odds} />
      </ul>
      <h3 className="sk-part">{seekriegFireText('parts')}</h3>
      <PartList {...hit} />
      {battery && target && odds.impact && (
        <PenetrationCard {...{ battery, type, target: target.sheet, yards: odds.rangeYards }} />
      )}
    </details>
  );
}

function linesOf({ hits, impact, shells, counting }: GunfireOdds): string[] {
  const [, one = 0, ...more] = hits;
  return [
    ...(counting < shells ? [seekriegFireText('unseen', { counting, shells })] : []),
    seekriegFireText('manyHits', {
      ...{ one: percent(one), more: percent(more.reduce((sum, it) => sum + it, 0)) },
    }),
    impact
      ? seekriegFireText('impact', {
          ...{ share: percent(impact.penetrates), damage: mean(impact.damage) },
        })
      : seekriegFireText('impactUnknown'),
  ];
}

/** [SK-10.15] Turrets that are plotted and will not be trained in time. */
function Late({ odds }: { odds: GunfireOdds }) {
  const desk = useDesk();
  const planned = (plotOf(desk).get(odds.ship) ?? []).find(
    (it) => it.battery === odds.battery && it.target === odds.target,
  );
  const late = (planned?.turrets ?? []).filter((index) => !odds.turrets.includes(index));
  if (late.length === 0) return null;
  const turrets = late.map((index) => letterOf(desk.names, odds, index));
  return <li>{seekriegFireText('late', { turrets: listed(turrets) })}</li>;
}
