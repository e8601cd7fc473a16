import { type Axial, distance } from '../../../hex';
import { type Modifier, must } from '../../core';
import { arcOnto, type HitArc } from '../common/arcs';
import { helplessness, isSitting, modifier } from '../common/attackModifiers';
import { rangeBand } from '../common/bands';
import { conditionOf } from '../common/own';
import { progression } from '../common/progression';
import { isSlow, isStopped } from '../common/speed';
import type { ToHit } from '../common/toHit';
import { isSmallCraft, type Torpedo, type TorpedoSetting } from '../model/sheet';
import type { TorpedoAttack, Unit } from '../model/units';

/** [NW-15.2] The number needed by range band from 1. */
export const TORPEDO_NEEDS: readonly number[] = [14, 17, 19, 20, 21];

/** [NW-15.16] What a torpedo set for ships needs against small craft. */
const SMALL_CRAFT_NEED = 20;

/** [NW-15.10] Of each die of a WIDE SPREAD. */
const SPREAD_MODIFIER = -2;

/** Torpedoes in the water, as far as their attack needs it. */
export interface Salvo {
  by: Unit;
  torpedo: Torpedo;
  setting: TorpedoSetting;
  count: number;
  from: Axial;
  aim: TorpedoAttack['aim'];
  /** [NW-11.9] Of the shooting vessel; 0 of a submarine [NW-7.6]. */
  splashes: number;
  crewQuality: number;
}

/** The torpedoes that a ship has launched [NW-9.15]; a ship that is lost shoots as she was [NW-11.9]. */
export function salvoOf(by: Unit, attack: TorpedoAttack): Salvo {
  const { torpedo } = must(by.sheet.torpedoes, `torpedoes of ${by.id}`);
  const isLost = by.fate !== 'inPlay';
  const { count, from, aim, splashes, crewQuality } = attack;
  return {
    by,
    torpedo,
    count,
    from,
    aim,
    setting: must(torpedo.settings[attack.setting], `setting ${attack.setting}`),
    splashes: isLost ? splashes : by.splashes,
    crewQuality: isLost ? crewQuality : conditionOf(by).crewQuality,
  };
}

/** [NW-15.5, NW-7.7] */
export const diceOf = ({ count }: Salvo): number => progression(count);

/** [NW-15.7] */
export const isInReach = ({ from, setting }: Salvo, { hex }: Unit): boolean =>
  distance(from, hex) <= setting.reachHexes;

/** What each die of a salvo needs against a target in its present hex. */
interface TorpedoShot extends ToHit {
  band: number;
  /** [NW-15.4] */
  arc: HitArc;
}

/** [NW-15.2, NW-15.3] */
export function shotAt(salvo: Salvo, target: Unit): TorpedoShot {
  const { from, aim, setting, splashes, crewQuality } = salvo;
  const band = rangeBand(distance(from, target.hex));
  const arc = arcOnto(target, from);
  return {
    band,
    arc,
    need: needAt(band, target),
    rerollsMisses: isSitting(target),
    modifiers: [
      ...modifier('setting', setting.modifier, 'NW-15.3'),
      ...modifier('splashes', -splashes, 'NW-15.3'),
      ...modifier('crew-quality', crewQuality, 'NW-15.3'),
      ...modifier('target-size', Math.max(-3, target.sheet.size), 'NW-2.9'),
      ...arcModifier(target, arc),
      ...helplessness(target, 'NW-15.3'),
      ...modifier('wide-spread', 'center' in aim ? SPREAD_MODIFIER : 0, 'NW-15.10'),
    ],
  };
}

/** Beyond the last band no setting reaches. */
function needAt(band: number, { sheet }: Unit): number {
  const need = must(TORPEDO_NEEDS[band - 1], `torpedoes in band ${band}`);
  return isSmallCraft(sheet) ? Math.max(SMALL_CRAFT_NEED, need) : need;
}

const ARC_MODIFIERS: Readonly<Record<HitArc, number>> = { bow: -1, beam: 0, stern: -3 };

const arcModifier = (target: Unit, arc: HitArc): Modifier[] =>
  isSlow(target) || isStopped(target)
    ? []
    : modifier(`target-${arc}`, ARC_MODIFIERS[arc], 'NW-15.3');
