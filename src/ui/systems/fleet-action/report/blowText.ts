import type { Names } from '../../../../words/fleet-action/common/names';
import { fleetReportText } from '../../../../words/fleet-action/texts/report';
import { afterActionText } from '../../../i18n/report';
import type { Blow } from './blows';

/** 'Turn 7: Main guns of Bismarck hit Hood: 27 structure. She sinks.' */
export function blowText(blow: Blow, names: Pick<Names, 'any'>): string {
  const target = names.any(blow.target);
  const by = blow.by === null ? '' : names.any(blow.by);
  const what = fleetReportText(`blow.${blow.kind}`, { by, target });
  return afterActionText('blowIn', { turn: blow.turn, blow: withLoss(what, blow) });
}

function withLoss(what: string, { structure, flotation, fate }: Blow): string {
  const loss = lossText(structure, flotation);
  const end = fate === null ? '' : fate === 'sunk' ? 'Sunk' : 'Wreck';
  return loss === null
    ? fleetReportText(`bareBlow${end}`, { blow: what })
    : fleetReportText(`blow${end}`, { blow: what, loss });
}

function lossText(structure: number, flotation: number): string | null {
  if (structure > 0 && flotation > 0) return fleetReportText('lossBoth', { structure, flotation });
  if (structure > 0) return fleetReportText('lossStructure', { structure });
  return flotation > 0 ? fleetReportText('lossFlotation', { flotation }) : null;
}
