import { type Contact, SHIP_TYPES } from '../../../rules/strategic/query';
import { strategicChartText } from '../texts/chart';

/** What a report says, for the counter on the chart and for its sheet. */
export function contactWords({ subject, count, types, aircraft }: Contact): {
  short: string;
  long: string;
} {
  if (subject === 'aircraft') {
    const steps = aircraft?.steps ?? null;
    const short = steps === null ? '' : String(steps);
    if (steps !== null)
      return { short, long: strategicChartText('report.steps', { count: steps }) };
    const group = aircraft?.group ?? 'single';
    return { short, long: strategicChartText(`report.${group}`) };
  }
  if (subject === 'submarine') return { short: 'SS', long: strategicChartText('report.submarine') };
  return { short: shortTypes(types), long: longTypes(count, types) };
}

function shortTypes(types: Contact['types']): string {
  switch (types.kind) {
    case 'none':
      return '?';
    case 'groups':
      return `${types.large}+${types.small}`;
    case 'types':
      return countedTypes(types.types);
    case 'classes':
      return countedTypes(types.ships.map(({ type }) => type));
  }
}

function longTypes(count: number, types: Contact['types']): string {
  const ships = strategicChartText('report.ships', { count });
  switch (types.kind) {
    case 'none':
      return ships;
    case 'groups':
      return strategicChartText('report.groups', { ships, large: types.large, small: types.small });
    case 'types':
      return strategicChartText('report.types', { ships, types: countedTypes(types.types) });
    case 'classes':
      return strategicChartText('report.types', {
        ships,
        types: countedTypes(types.ships.map(({ type }) => type)),
      });
  }
}

/** '2BB 4CA', the heaviest first. */
function countedTypes(types: readonly string[]): string {
  const kinds = SHIP_TYPES.filter((type) => types.includes(type));
  return kinds
    .map((type) => {
      const count = types.filter((it) => it === type).length;
      return count === 1 ? type : `${count}${type}`;
    })
    .join(' ');
}
