import type { Modifier } from '../../../../rules/core';
import type { ExactGunOdds, ExactLightOdds } from '../../../../rules/fleet-action/query';
import { mean, percent } from '../../../../words/core/chance';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import type { ShotOdds } from './fire';

/** The odds of a shot as they are shown. */
export interface OddsCard {
  hitChance: number;
  summary: string;
  lines: string[];
  modifiers: readonly Modifier[];
}

export const oddsCard = (odds: ShotOdds): OddsCard =>
  'guns' in odds ? gunCard(odds) : lightCard(odds);

function gunCard(odds: ExactGunOdds): OddsCard {
  const { need, guns, isDirected, modifiers, hitChance } = odds;
  const summary = [
    fleetFormsText('guns', { count: guns }),
    fleetFormsText('need', { need }),
    fleetFormsText(isDirected ? 'directed' : 'local'),
  ].join(', ');
  const harm = fleetFormsText('harm', {
    points: mean(odds.meanImpactPoints),
    criticals: mean(odds.meanCriticals),
  });
  return {
    ...{ hitChance, summary, modifiers },
    lines: [harm, ...overwhelming(odds), ...throughLine(odds)],
  };
}

const overwhelming = ({ overwhelmingChance: chance }: ExactGunOdds): string[] =>
  chance > 0 ? [fleetFormsText('overwhelms', { chance: percent(chance) })] : [];

const AREAS = ['belt', 'conning-tower', 'turret', 'casemate'] as const;

/** The chance to get through each kind of armor, of all shells that hit. */
function throughLine({ strikes }: ExactGunOdds): string[] {
  if (strikes.length === 0) return [];
  const areas = AREAS.map((area) =>
    fleetFormsText('area', {
      area: fleetFormsText(`area.${area}`),
      chance: percent(strikes.reduce((sum, it) => sum + it.share * it.through[area], 0)),
    }),
  );
  return [fleetFormsText('through', { areas: areas.join(', ') })];
}

function lightCard(odds: ExactLightOdds): OddsCard {
  const { need, dice, modifiers, hitChance, meanHits } = odds;
  const summary = [fleetFormsText('dice', { count: dice }), fleetFormsText('need', { need })].join(
    ', ',
  );
  return {
    ...{ hitChance, summary, modifiers },
    lines: [fleetFormsText('lightHarm', { hits: mean(meanHits) })],
  };
}
