import { listed, upperFirst } from '../../../../words/core/say';
import { criticalText } from '../../../../words/seekrieg/common/critical';
import type { Names } from '../../../../words/seekrieg/common/names';
import { batteryText } from '../../../../words/seekrieg/common/words';
import { seekriegNamesText } from '../../../../words/seekrieg/texts/names';
import { seekriegReportText as say } from '../../../../words/seekrieg/texts/report';
import { afterActionText } from '../../../i18n/report';
import type { Blow, Strike } from './blows';

/** 'Turn 7: 11-inch guns of Admiral Graf Spee hit Exeter 3 times: 42 damage points, critical damage.' */
export function blowText(blow: Blow, names: Names): string {
  const { turn, damage, strikes } = blow;
  const what = whatText(blow, names);
  const lost = damage > 0 ? say('withLoss', { blow: what, count: Math.round(damage) }) : what;
  const count = strikes.reduce((sum, { criticals }) => sum + criticals.length, 0);
  const all = count > 0 ? say('withCritical', { blow: lost, count }) : lost;
  return afterActionText('blowIn', { turn, blow: say('blowEnd', { blow: upperFirst(all) }) });
}

function whatText(blow: Blow, names: Names): string {
  const { kind, hits: count } = blow;
  const target = names.ship(blow.target);
  const by = byText(blow, names);
  if (kind === 'further' || kind === 'sunk' || kind === 'abandoned')
    return say(`blow.${kind}`, { target });
  if (by === null) return say('blow.unseen', { target, count });
  if (kind === 'ramming') return say('blow.ramming', { by, target });
  if (kind === 'guns')
    return say('blow.guns', { by, target, count, guns: weaponText(blow, names) });
  return say(`blow.${kind}`, { by, target, count });
}

/** Who struck it; nothing where that is not told. */
export function byText({ by, kind }: Blow, names: Names): string | null {
  if (by === null) return null;
  return kind === 'air' ? names.aircraft(by) : names.ship(by);
}

/** '11-inch guns', 'torpedoes' */
export function weaponText({ kind, by, battery }: Blow, names: Names): string {
  if (kind === 'torpedoes' || kind === 'ramming') return say(kind);
  if (kind === 'air') return say('aircraft');
  if (kind === 'further') return say('further');
  return by === null || battery === null
    ? say('someGuns')
    : batteryText(names, { ship: by, battery });
}

/** 'belt' */
export const placeText = ({ location }: Strike): string =>
  location === null ? '–' : seekriegNamesText(`location.${location}`);

/** A fire that critical damage has started is told once: 'penetrates, 21 damage points, turret B out of action, fire of severity 3' */
export const effectText = ({ how, damage, criticals, fires }: Strike, names: Names): string =>
  listed([
    ...(how === 'torpedo' ? [] : [say(`effect.${how}`)]),
    ...(damage ? [say('effect.points', { count: damage })] : []),
    ...criticals
      .filter((it) => fires.length === 0 || names.effect(it.cd)?.act !== 'fire')
      .map((it) => criticalText(names, it.cd, it)),
    ...fires.map((severity) => say('effect.fire', { severity })),
  ]);
