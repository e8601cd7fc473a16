import type { SeaWingsView } from '../../../../rules/sea-wings';
import type { Award } from '../../../../rules/sea-wings/query';
import type { Names } from '../../../../words/sea-wings/common/names';
import { wingsReportText } from '../../../../words/sea-wings/texts/report';

/** What a side has points for, in words. */
export function awardText(award: Award, view: SeaWingsView, names: Names): string {
  switch (award.for) {
    case 'ship':
      return shipText(award.id, view, names);
    case 'objective':
      return objectiveText(award.objective, names);
    case 'carrierFactors':
    case 'otherFactors':
      return wingsReportText(`award.${award.for}`, { count: award.count });
  }
}

/** Fates of ships that are not lost, damaged as they may be. */
const THERE: readonly string[] = ['afloat', 'waiting', 'left'];

function shipText(id: string, { forces }: SeaWingsView, names: Names): string {
  const name = names.any(id);
  const ship = forces.allies?.ships[id] ?? forces.axis?.ships[id];
  if (ship && ship.card.convoyShips !== null) return wingsReportText('award.convoy', { name });
  const isThere = ship && THERE.includes(ship.fate);
  return wingsReportText(isThere ? 'award.shipHurt' : 'award.shipLost', { name });
}

function objectiveText(objective: Extract<Award, { for: 'objective' }>['objective'], names: Names) {
  switch (objective.kind) {
    case 'carriers-sunk':
      return wingsReportText('objective.carriers-sunk', { count: objective.least });
    case 'never-launched':
    case 'handicap':
      return wingsReportText(`objective.${objective.kind}`);
    default:
      return wingsReportText(`objective.${objective.kind}`, { base: names.any(objective.base) });
  }
}
